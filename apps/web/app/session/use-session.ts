import { useSyncExternalStore } from 'react';
import { readSiteFacts, siteFactsText } from '../site/site-facts.tsx';
import { createSessionStore, type SessionState } from './session-store.ts';

const LOADING: SessionState = { status: 'loading' };

/** The session store that all components of this page share. */
export const pageSession = createSessionStore({
  told: toldByDocument,
  ask: fetchSession,
  now: () => Date.now(),
  onFocus(listener) {
    const onVisible = () => {
      if (document.visibilityState === 'visible') listener();
    };
    window.addEventListener('focus', listener);
    document.addEventListener('visibilitychange', onVisible);
    return () => {
      window.removeEventListener('focus', listener);
      document.removeEventListener('visibilitychange', onVisible);
    };
  },
  every(milliseconds, then) {
    const timer = setInterval(then, milliseconds);
    return () => clearInterval(timer);
  },
});

/** Returns the session of the visitor. On the server, and until the answer is there, it is loading. */
export function useSession(): SessionState {
  return useSyncExternalStore(pageSession.subscribe, pageSession.read, () => LOADING);
}

function toldByDocument(): SessionState | null {
  const { build, session } = readSiteFacts(siteFactsText());
  if (!build) return null;
  return session ? { status: 'authenticated', ...session } : { status: 'unauthenticated' };
}

async function fetchSession(): Promise<SessionState | null> {
  try {
    // The contract is loaded with the first request, so that the first paint of a page does not wait for it.
    const [{ sessionSchema }, response] = await Promise.all([import('@coverwright/contracts/calls/auth.ts'), fetch('/api/auth/session')]);
    if (!response.ok) return null;
    const { user } = sessionSchema.parse(await response.json());
    return user ? { status: 'authenticated', ...user } : { status: 'unauthenticated' };
  } catch {
    // Offline, or while the server restarts, the last known session stays.
    return null;
  }
}
