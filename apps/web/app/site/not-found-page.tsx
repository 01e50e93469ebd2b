import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useLocation } from 'react-router';
import { MessagePage } from './message-page.tsx';
import styles from './message-page.module.css';
import { SiteButton } from './site-button.tsx';
import { siteMessages } from './messages.ts';

/** The 404 page, for unknown addresses and for those that a route refuses. */
export function NotFoundPage() {
  const t = useMessages(siteMessages);
  const { pathname } = useLocation();
  return (
    <MessagePage heading={t('sorry')} detail={t('missingPath', { path: pathname })}>
      <p>{t('missing')}</p>
      <div className={styles['ways']}>
        <SiteButton to="/" reloadDocument>
          {t('home')}
        </SiteButton>
        <SiteButton to="/support" reloadDocument tone="quiet">
          {t('support')}
        </SiteButton>
      </div>
      <title>{t('missingTitle')}</title>
      <meta name="robots" content="noindex" />
    </MessagePage>
  );
}
