import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useEffect } from 'react';
import { useLocation } from 'react-router';
import { useIsInBrowser } from '../pages/use-is-in-browser.ts';
import { SiteButton } from '../site/site-button.tsx';
import styles from './refresh-page.module.css';
import { freshnessMessages } from './messages.ts';

/** Opens the editor again with the newest build and the cover of the address. The cover was saved when the page was left. */
export function RefreshPage() {
  const t = useMessages(freshnessMessages);
  const { search } = useLocation();
  const editor = `/design${useIsInBrowser() ? search : ''}`;
  useEffect(() => window.location.replace(`/design${window.location.search}`), []);
  return (
    <main className={styles['page']} aria-busy="true">
      <h1>{t('newerVersion')}</h1>
      <p>{t('coverWasKept')}</p>
      <SiteButton to={editor} reloadDocument tone="quiet">
        {t('openItNow')}
      </SiteButton>
    </main>
  );
}
