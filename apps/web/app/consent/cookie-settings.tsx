import { useSiteFacts } from '../site/site-facts.tsx';
import styles from './cookie-settings.module.css';

/** The way back to what was said about cookies; there is none where nobody was asked. */
export function CookieSettings() {
  const { consent } = useSiteFacts();
  if (consent === null) return null;
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
