import { useSyncExternalStore } from 'react';
import { useSiteFacts } from '../site/site-facts.tsx';
import styles from './cookie-settings.module.css';

/** The way back to what was said about cookies; there is none where nobody was asked. */
export function CookieSettings() {
  const { consent } = useSiteFacts();
  // Written pages know nothing of it: the same file is served whatever is configured.
  const isAsked = useSyncExternalStore(
    subscribeToNothing,
    () => consent !== null,
    () => false,
  );
  if (!isAsked) return null;
  return (
    <button
      type="button"
      className={styles['settings']}
      onClick={() => void import('./open-consent.ts').then(({ showPreferences }) => showPreferences())}
    >
      Cookie settings
    </button>
  );
}

function subscribeToNothing() {
  return () => {};
}
