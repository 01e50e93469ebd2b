import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon } from '@mantine/core';
import { IconAlertCircle, IconCircleCheck, IconInfoCircle, IconX } from '@tabler/icons-react';
import { useEffect } from 'react';
import { useEditor } from '../session/editor-context.ts';
import styles from './notice-bar.module.css';
import { chromeMessages } from './messages.ts';

/** Time that a notice is shown, in milliseconds. */
const SHOWN_MS = 5000;

const ICONS = { info: IconInfoCircle, success: IconCircleCheck, error: IconAlertCircle } as const;

/** A notice over the stage that disappears after five seconds. */
export function NoticeBar() {
  const t = useMessages(chromeMessages);
  const notice = useEditor((state) => state.notice);
  const notify = useEditor((state) => state.notify);
  useEffect(() => {
    if (!notice) return;
    const timer = setTimeout(() => notify(null), SHOWN_MS);
    return () => clearTimeout(timer);
  }, [notice, notify]);
  const Icon = ICONS[notice?.tone ?? 'info'];
  return (
    <div className={styles.place} role="status" aria-live="polite">
      {notice && (
        <div className={styles.notice} data-tone={notice.tone}>
          <Icon size={20} className={styles.icon} aria-hidden="true" />
          <span>{notice.text.trim() || t('alert')}</span>
          <ActionIcon variant="transparent" color="inherit" size={28} aria-label={t('close')} onClick={() => notify(null)}>
            <IconX size={16} />
          </ActionIcon>
        </div>
      )}
    </div>
  );
}
