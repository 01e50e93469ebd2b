import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { MessagePage } from './message-page.tsx';
import styles from './message-page.module.css';
import { ReloadButton } from './reload-button.tsx';
import { siteMessages } from './messages.ts';

/** Shown while an outdated page is being left, or if that did not help. */
export function NewerPage() {
  const t = useMessages(siteMessages);
  return (
    <MessagePage heading={t('newer')}>
      <p>{t('older')}</p>
      <div className={styles['ways']}>
        <ReloadButton>{t('load')}</ReloadButton>
      </div>
    </MessagePage>
  );
}
