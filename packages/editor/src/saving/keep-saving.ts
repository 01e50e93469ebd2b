import type { EditorStore } from '../session/create-editor-store.ts';

const AFTER_MS = 3000;
/** After a failure the next try waits longer: the server may be busy. */
const AFTER_FAILURE_MS = 15_000;

/** Saves a cover that has been saved before, three seconds after the last change. Returns what stops it. */
export function keepSaving(store: EditorStore, save: () => Promise<boolean>): () => void {
  let timer: ReturnType<typeof setTimeout> | undefined;
  const plan = (wait: number) => {
    clearTimeout(timer);
    timer = setTimeout(() => void save(), wait);
  };
  const unsubscribe = store.subscribe((state, before) => {
    if (state.itemId === null || state.currentChangesSaved) return;
    const isChanged = state.history.present !== before.history.present || state.itemId !== before.itemId;
    if (isChanged) plan(AFTER_MS);
    else if (state.save === 'failed' && before.save === 'saving') plan(AFTER_FAILURE_MS);
    else if (state.save === 'saved' && before.save === 'saving') plan(AFTER_MS);
  });
  return () => {
    clearTimeout(timer);
    unsubscribe();
  };
}
