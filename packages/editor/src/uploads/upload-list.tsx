import { useMessages } from '../messages/use-messages.ts';
import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useStore } from 'zustand';
import styles from './upload-list.module.css';
import type { QueuedUpload, UploadQueue } from './upload-queue.ts';
import { uploadMessages } from './messages.ts';

/** Lists uploads in progress and failed ones. */
export function UploadList({ queue }: { readonly queue: UploadQueue }) {
  const t = useMessages(uploadMessages);
  const uploads = useStore(queue.state, (state) => state.uploads);
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label={t('uploads')}>
      {uploads.map((upload) => (
        <li key={upload.id} className={styles.row}>
          <span className={styles.name} title={upload.name}>
            {upload.name}
          </span>
          {upload.state === 'failed' || upload.state === 'small' ? (
            <p className={styles.fault} role={upload.state === 'failed' ? 'alert' : 'status'}>
              {upload.fault}
            </p>
          ) : (
            <div className={styles.going} role="status">
              <Progress
                value={upload.share * 100}
                animated={upload.state === 'preparing'}
                aria-label={t('uploadOf', { name: upload.name })}
              />
              <small>{t(upload.state)}</small>
            </div>
          )}
          {upload.state === 'failed' && (
            <Button variant="default" size="compact-sm" onClick={() => queue.retry(upload.id)}>
              {t('tryAgain')}
            </Button>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={t(LEAVE[upload.state], { name: upload.name })}
            onClick={() => queue.cancel(upload.id)}
          >
            <IconX size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

/** The action of the close button, by the state of the upload. */
const LEAVE: Readonly<Record<QueuedUpload['state'], 'cancel' | 'dismiss' | 'remove'>> = {
  waiting: 'cancel',
  sending: 'cancel',
  preparing: 'cancel',
  small: 'dismiss',
  failed: 'remove',
};
