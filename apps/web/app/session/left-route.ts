const KEY = 'coverwright.route';

/** Pages to which a login does not return. */
const PASSING = /^\/(auth|identity|design)(\/|\?|$)/;

type TabStorage = () => Pick<Storage, 'getItem' | 'setItem'>;

/** Stores the page that is being left, for the return from the login. */
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
