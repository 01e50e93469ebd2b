import { useEffect, useMemo } from 'react';
import { EditorScreen } from './chrome/editor-screen.tsx';
import { keepJournal } from './saving/keep-journal.ts';
import { keepSaving } from './saving/keep-saving.ts';
import { saveCover } from './saving/save-cover.ts';
import { SavingProvider } from './saving/saving-context.ts';
import { EditorProvider, type MountedEditor } from './session/editor-context.ts';
import type { DeskTools } from './session/open-desk.ts';

/** A mounted editor with its journal and its saving. */
export function EditorDesk({ editor, tools }: { readonly editor: MountedEditor; readonly tools: DeskTools }) {
  const { store } = editor;
  const { journal, faults } = tools;
  const saving = useMemo(() => ({ save: () => saveCover(store, journal, showItem, true) }), [store, journal]);
  useEffect(() => {
    faults.listen((text) => store.getState().notify({ tone: 'error', text }));
    const stopJournal = keepJournal(store, journal);
    const stopSaving = keepSaving(store, () => saveCover(store, journal, showItem, false));
    return () => {
      stopJournal();
      stopSaving();
    };
  }, [store, journal, faults]);
  return (
    <EditorProvider value={editor}>
      <SavingProvider value={saving}>
        <EditorScreen />
      </SavingProvider>
    </EditorProvider>
  );
}

/** A reload then opens this cover. */
function showItem(itemId: string): void {
  window.history.replaceState(window.history.state, '', `/design?cover=${encodeURIComponent(itemId)}`);
}
