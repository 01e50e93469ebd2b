import type { EditorStore } from '../session/create-editor-store.ts';
import type { EditorState } from '../session/editor-state.ts';
import { isReadOnly } from '../session/is-read-only.ts';

const AFTER_MS = 3000;
/** Delay after a failure, in milliseconds. It grows with every further failure, because the server may be busy. */
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 60_000;

/** Returns the delay after this number of consecutive failures, in milliseconds. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}

/**
 * Saves a cover that was saved before, three seconds after the last change. A failed save is retried, at once when the connection returns.
 * Returns a function that stops this.
 */
export function autosave(store: EditorStore, save: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  let failures = 0;
  const plan = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), wait);
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.save === 'saved') failures = 0;
    if (!isToSave(state)) return clearTimeout(timer);
    // This covers changes during a save, and unsaved changes that another tab left.
    const isChanged = state.history.present !== before.history.present || !isToSave(before);
    const hasFailed = before.save === 'saving' && (state.save === 'failed' || state.save === 'offline');
    if (hasFailed) plan(retryDelay((failures += 1)));
    else if (isChanged) plan(failures > 0 ? retryDelay(failures) : AFTER_MS);
  });
  const onOnline = () => {
    if (isToSave(store.getState())) void save();
  };
  window.addEventListener('online', onOnline);
  // An earlier visit may have left unsaved changes.
  if (isToSave(store.getState())) plan(AFTER_MS);
  return () => {
    clearTimeout(timer);
    unsubscribe();
    window.removeEventListener('online', onOnline);
  };
}

/** Returns true if a cover of the server has unsaved changes, and this tab is the one to save them. */
function isToSave(state: EditorState): boolean {
  return state.itemId !== null && !state.currentChangesSaved && !isReadOnly(state);
}
