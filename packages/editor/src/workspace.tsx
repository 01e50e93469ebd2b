import { useEffect, useMemo } from 'react';
import { EditorScreen } from './chrome/editor-screen.tsx';
import { keepPalette } from './filtering/keep-palette.ts';
import { fetchBlurbEditor } from './inspectors/back-cover/fetch-blurb-editor.ts';
import { keepFindings } from './preflight/keep-findings.ts';
import { keepProof } from './proof/keep-proof.ts';
import { keepCover } from './saving/keep-cover.ts';
import { SavingProvider } from './saving/saving-context.ts';
import { EditorProvider, type MountedEditor } from './session/editor-context.ts';
import type { EditorTools } from './session/open-design-screen.ts';

interface WorkspaceProps {
  readonly editor: MountedEditor;
  readonly tools: EditorTools;
  /** This browser's own name for the cover. */
  readonly coverId: string;
  /** Opens another kept cover in the place of this one. */
  readonly goOnWith: (coverId: string, notice: string) => Promise<void>;
}

/** A mounted editor with its journal and its saving. */
export default function Workspace({ editor, tools, coverId, goOnWith }: WorkspaceProps) {
  const { store } = editor;
  const { journal, faults } = tools;
  const keeping = useMemo(() => keepCover({ store, coverId, journal, showItem, goOnWith }), [store, coverId, journal, goOnWith]);
  useEffect(() => {
    faults.listen((text) => store.getState().notify({ tone: 'error', text }));
    return keeping.start();
  }, [store, keeping, faults]);
  useEffect(() => editor.saving.connect(() => void keeping.save()), [editor, keeping]);
  useEffect(() => keepPalette(editor), [editor]);
  useEffect(() => keepFindings(editor), [editor]);
  useEffect(() => keepProof(editor), [editor]);
  // What does not come now is asked for again by the back cover.
  useEffect(() => void fetchBlurbEditor().catch(() => {}), []);
  return (
    <EditorProvider value={editor}>
      <SavingProvider value={keeping}>
        <EditorScreen />
      </SavingProvider>
    </EditorProvider>
  );
}

/** A reload then opens this cover. */
function showItem(itemId: string): void {
  window.history.replaceState(window.history.state, '', `/design?cover=${encodeURIComponent(itemId)}`);
}
