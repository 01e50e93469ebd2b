import { useSyncExternalStore } from 'react';

/** Returns false on the server and during hydration, so that both render the same; true afterward. */
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
