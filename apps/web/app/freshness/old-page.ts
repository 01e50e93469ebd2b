import { useSyncExternalStore } from 'react';

let isOld = false;
const listeners = new Set<() => void>();

/** From now on links load their page as a whole, so that it comes with the files of its own build. What is on the page stays until then. */
export function markPageOld(): void {
  isOld = true;
  for (const listener of listeners) listener();
}

/** Returns true if a newer build than this page's is there. */
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
