import { ActionIcon, Button, Progress } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { useStore } from 'zustand';
import styles from './upload-list.module.css';
import type { QueuedUpload, UploadQueue } from './upload-queue.ts';

/** What is on its way, and what did not get through. */
export function UploadList({ queue }: { readonly queue: UploadQueue }) {
  const uploads = useStore(queue.state, (state) => state.uploads);
  if (uploads.length === 0) return null;
  return (
    <ul className={styles.list} aria-label="Uploads">
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
              <Progress value={upload.share * 100} animated={upload.state === 'preparing'} aria-label={`Upload of ${upload.name}`} />
              <small>{WORDS[upload.state]}</small>
            </div>
          )}
          {upload.state === 'failed' && (
            <Button variant="default" size="compact-sm" onClick={() => queue.retry(upload.id)}>
              Try again
            </Button>
          )}
          <ActionIcon
            variant="subtle"
            color="gray"
            size={32}
            aria-label={`${LEAVE[upload.state]} ${upload.name}`}
            onClick={() => queue.cancel(upload.id)}
          >
            <IconX size={16} />
          </ActionIcon>
        </li>
      ))}
    </ul>
  );
}

const WORDS: Readonly<Record<Exclude<QueuedUpload['state'], 'failed' | 'small'>, string>> = {
  waiting: 'Waiting…',
  sending: 'Uploading your picture…',
  preparing: 'Preparing your picture for print…',
};

/** What the cross does. */
const LEAVE: Readonly<Record<QueuedUpload['state'], string>> = {
  waiting: 'Cancel',
  sending: 'Cancel',
  preparing: 'Cancel',
  small: 'Dismiss the message about',
  failed: 'Remove',
};
