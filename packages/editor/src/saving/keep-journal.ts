import type { EditorStore } from '../session/create-editor-store.ts';
import { allDesigns } from '../session/all-designs.ts';
import type { Journal } from './journal.ts';

/** Well within the promised second, and rare enough to cost nothing while dragging. */
const AFTER_MS = 350;

/** Writes the journal shortly after each change, and at once when the page is left. Returns what stops it. */
export function keepJournal(store: EditorStore, journal: Journal): () => void {
  let timer: ReturnType<typeof setTimeout> | null = null;
  const write = () => {
    if (timer !== null) clearTimeout(timer);
    timer = null;
    const state = store.getState();
    const { itemId, currentChangesSaved, history } = state;
    journal.write({ itemId, currentFormat: history.present.format, designs: allDesigns(state), saved: currentChangesSaved });
  };
  const flush = () => {
    if (timer !== null) write();
  };
  const unsubscribe = store.subscribe((state, before) => {
    const isSame =
      state.history.present === before.history.present &&
      state.otherDesigns === before.otherDesigns &&
      state.currentChangesSaved === before.currentChangesSaved &&
      state.itemId === before.itemId;
    if (!isSame) timer ??= setTimeout(write, AFTER_MS);
  });
  write();
  window.addEventListener('pagehide', flush);
  document.addEventListener('visibilitychange', flush);
  return () => {
    flush();
    unsubscribe();
    window.removeEventListener('pagehide', flush);
    document.removeEventListener('visibilitychange', flush);
  };
}
