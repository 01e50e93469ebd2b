import type { EditorStore } from '../session/create-editor-store.ts';
import type { EditorState } from '../session/editor-state.ts';
import { isReadOnly } from '../session/is-read-only.ts';

const AFTER_MS = 3000;
/** The wait after a failure, in milliseconds. It grows with every further failure, because the server may be busy. */
const FIRST_RETRY_MS = 5000;
const LONGEST_RETRY_MS = 60_000;

/** Returns how long to wait after so many failures in a row. */
export function retryDelay(failures: number): number {
  return Math.min(LONGEST_RETRY_MS, FIRST_RETRY_MS * 2 ** (failures - 1));
}

/**
 * Saves a cover that has been saved before, three seconds after the last change; what failed is tried again by itself, at
 * once when the connection returns. Returns what stops it.
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

/** Returns true if something of a cover that the server knows waits to be saved, and this tab is the one to do it. */
function isToSave(state: EditorState): boolean {
  return state.itemId !== null && !state.currentChangesSaved && !isReadOnly(state);
}
