const KEY = 'coverwright.route';

/** Pages that are only passed through. */
const PASSING = /^\/(auth|identity|design)(\/|\?|$)/;

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Notes the page that is being left, for the way back from signing in. */
export function saveLeftRoute(path: string, storage: TabStorage): void {
  if (PASSING.test(path)) return;
  try {
    storage().setItem(KEY, path);
  } catch {
    // Without storage the visitor goes on to the account.
  }
}

/** Returns the page that was left; null without one, or if the stored address is not one of ours. */
export function readLeftRoute(storage: TabStorage): string | null {
  try {
    const kept = storage().getItem(KEY);
    return kept !== null && /^\/(?![/\\])/.test(kept) ? kept : null;
  } catch {
    return null;
  }
}
