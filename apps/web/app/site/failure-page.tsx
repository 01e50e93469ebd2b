import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { MessagePage } from './message-page.tsx';
import styles from './message-page.module.css';
import { ReloadButton } from './reload-button.tsx';
import { SiteButton } from './site-button.tsx';
import { siteMessages } from './messages.ts';

/** Shown if rendering a page fails: what happened, and two ways to go on. It has no layout that could fail as well. */
export function FailurePage() {
  const t = useMessages(siteMessages);
  return (
    <MessagePage heading={t('failed')}>
      <p>{t('safe')}</p>
      <div className={styles['ways']}>
        <ReloadButton>{t('again')}</ReloadButton>
        <SiteButton to="/" reloadDocument tone="quiet">
          {t('home')}
        </SiteButton>
      </div>
      <title>{t('failedTitle')}</title>
    </MessagePage>
  );
}
