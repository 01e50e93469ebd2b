import { useSyncExternalStore } from 'react';

/** False on the server and for the first sight of what it made, so that both are the same; true from then on. */
export function useIsInBrowser(): boolean {
  return useSyncExternalStore(
    neverChanges,
    () => true,
    () => false,
  );
}

function neverChanges() {
  return () => {};
}
