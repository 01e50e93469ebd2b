/** The page's login state, as far as it is known. */
export type SessionState =
  | { readonly status: 'loading' }
  | { readonly status: 'unauthenticated' }
  | { readonly status: 'authenticated'; readonly email: string; readonly role: 'user' | 'admin' };

export interface SessionStore {
  readonly read: () => SessionState;
  /** Requests the session unless that has just happened. A failed request leaves the state unchanged. */
  readonly refresh: () => Promise<void>;
  readonly subscribe: (listener: () => void) => () => void;
}

const EVERY_MS = 5 * 60_000;
const JUST_NOW_MS = 2_000;

interface SessionTools {
  /** Returns the session in the page's document; null if it has none, so that it must be requested. */
  readonly told?: () => SessionState | null;
  /** Requests the session; null if that fails. */
  readonly ask: () => Promise<SessionState | null>;
  readonly now: () => number;
  /** Calls the listener when the window gets the focus. Returns a function that removes the listener. */
  readonly onFocus: (listener: () => void) => () => void;
  readonly every: (milliseconds: number, then: () => void) => () => void;
}

/** The page's session: requested on first use, when the window gets the focus, and every five minutes. */
export function createSessionStore({ told, ask, now, onFocus, every }: SessionTools): SessionStore {
  let state: SessionState = { status: 'loading' };
  let askedAt = Number.NEGATIVE_INFINITY;
  const listeners = new Set<() => void>();
  let stop = () => {};
  let asking: Promise<void> = Promise.resolve();
  const fetchOnce = async () => {
    const answer = await ask();
    if (!answer || isSame(answer, state)) return;
    state = answer;
    for (const listener of listeners) listener();
  };
  const refresh = () => {
    if (now() - askedAt >= JUST_NOW_MS) {
      askedAt = now();
      asking = fetchOnce();
    }
    return asking;
  };
  const start = () => {
    const known = state.status === 'loading' ? told?.() : null;
    if (known) {
      state = known;
      askedAt = now();
    }
    const ends = [onFocus(() => void refresh()), every(EVERY_MS, () => void refresh())];
    void refresh();
    return () => ends.forEach((end) => end());
  };
  return {
    read: () => state,
    refresh,
    subscribe(listener) {
      if (listeners.size === 0) stop = start();
      listeners.add(listener);
      return () => {
        listeners.delete(listener);
        if (listeners.size === 0) stop();
      };
    },
  };
}

function isSame(a: SessionState, b: SessionState): boolean {
  return (
    a.status === b.status && (a.status !== 'authenticated' || b.status !== 'authenticated' || (a.email === b.email && a.role === b.role))
  );
}
