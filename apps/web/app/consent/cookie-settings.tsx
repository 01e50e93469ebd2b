import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useIsInBrowser } from '../pages/use-is-in-browser.ts';
import { useSiteFacts } from '../site/site-facts.tsx';
import styles from './cookie-settings.module.css';
import { consentMessages } from './messages.ts';

/** The link to the cookie settings; hidden if no consent is needed. */
export function CookieSettings() {
  const t = useMessages(consentMessages);
  const { consent } = useSiteFacts();
  // Prerendered pages are the same file whatever is configured, so the link is only known in the browser.
  const isInBrowser = useIsInBrowser();
  if (!isInBrowser || consent === null) return null;
  return (
    <button
      type="button"
      className={styles['settings']}
      onClick={() => void import('./open-consent.ts').then(({ showPreferences }) => showPreferences())}
    >
      {t('cookieSettings')}
    </button>
  );
}
