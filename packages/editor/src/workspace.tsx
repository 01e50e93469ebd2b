import { useEffect, useMemo } from 'react';
import { EditorScreen } from './chrome/editor-screen.tsx';
import { syncPalette } from './filtering/sync-palette.ts';
import { fetchBlurbEditor } from './inspectors/back-cover/fetch-blurb-editor.ts';
import { runPreflightOnChange } from './preflight/run-preflight-on-change.ts';
import { syncProof } from './proof/sync-proof.ts';
import { createCoverSaver } from './saving/create-cover-saver.ts';
import { SavingProvider } from './saving/saving-context.ts';
import { EditorProvider, type MountedEditor } from './session/editor-context.ts';
import type { Journal } from './saving/journal.ts';
import type { Faults } from './session/open-design-screen.ts';

interface WorkspaceProps {
  readonly editor: MountedEditor;
  readonly journal: Journal;
  readonly faults: Faults;
  /** This browser's id of the cover. */
  readonly coverId: string;
  /** Opens another stored cover in the place of this one. */
  readonly openInstead: (coverId: string, notice: string) => Promise<void>;
}

/** A mounted editor with its journal and its saving. */
export default function Workspace({ editor, journal, faults, coverId, openInstead }: WorkspaceProps) {
  const { store } = editor;
  const keeping = useMemo(
    () => createCoverSaver({ store, coverId, journal, showItem, openInstead }),
    [store, coverId, journal, openInstead],
  );
  useEffect(() => {
    faults.listen((text) => store.getState().notify({ tone: 'error', text }));
    return keeping.start();
  }, [store, keeping, faults]);
  useEffect(() => editor.saving.connect(() => void keeping.save()), [editor, keeping]);
  useEffect(() => syncPalette(editor), [editor]);
  useEffect(() => runPreflightOnChange(editor), [editor]);
  useEffect(() => syncProof(editor), [editor]);
  // A failed preload is harmless: the back cover requests the editor again.
  useEffect(() => void fetchBlurbEditor().catch(() => {}), []);
  return (
    <EditorProvider value={editor}>
      <SavingProvider value={keeping}>
        <EditorScreen />
      </SavingProvider>
    </EditorProvider>
  );
}

/** Puts the id of the cover into the address, so that a reload opens it. */
function showItem(itemId: string): void {
  window.history.replaceState(window.history.state, '', `/design?cover=${encodeURIComponent(itemId)}`);
}
