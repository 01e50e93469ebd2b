import { useSyncExternalStore } from 'react';

let isOld = false;
const listeners = new Set<() => void>();

/** Makes links load new documents from now on, so that a page gets the files of its own build. The current page stays. */
export function markPageOld(): void {
  isOld = true;
  for (const listener of listeners) listener();
}

/** Returns true if a newer build than this page's exists. */
export function useIsPageOld(): boolean {
  return useSyncExternalStore(
    subscribe,
    () => isOld,
    () => false,
  );
}

function subscribe(listener: () => void): () => void {
  listeners.add(listener);
  return () => listeners.delete(listener);
}
