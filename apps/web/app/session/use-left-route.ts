import { useEffect } from 'react';
import { saveLeftRoute } from './left-route.ts';

/** Stores the page whenever its tab is hidden or left, for the return from the login. */
export function useLeftRoute(): void {
  useEffect(() => {
    const keep = () => {
      const { pathname, search } = window.location;
      if (document.visibilityState === 'hidden') saveLeftRoute(`${pathname}${search}`, () => window.sessionStorage);
    };
    document.addEventListener('visibilitychange', keep);
    window.addEventListener('pagehide', keep);
    return () => {
      document.removeEventListener('visibilitychange', keep);
      window.removeEventListener('pagehide', keep);
    };
  }, []);
}
