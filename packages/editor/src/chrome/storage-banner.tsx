import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconBrowser } from '@tabler/icons-react';
import { useState } from 'react';
import type { JournalEvent } from '../saving/journal.ts';
import { useCondition, useSaving } from '../saving/saving-context.ts';
import styles from './storage-banner.module.css';

/** What stands in the way of keeping this cover, as long as it does. */
export function StorageBanner() {
  const { takeOver, save, condition } = useSaving();
  const { hold, storage, event, failure } = useCondition();
  const [isMemoryKnown, setIsMemoryKnown] = useState(false);
  if (failure) {
    return (
      <div className={styles.banner} data-tone="warning" role="alert">
        <IconAlertTriangle size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.text}>{failure.message}</span>
        <Button size="sm" variant="default" onClick={failure.retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (hold === 'elsewhere' || hold === 'taking') {
    return (
      <div className={styles.banner} data-waits="true" role="alert">
        <IconBrowser size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.text}>This cover is open in another tab. Edit it here instead?</span>
        <Button size="sm" loading={hold === 'taking'} onClick={takeOver}>
          Edit here
        </Button>
      </div>
    );
  }
  if (event) {
    return (
      <div className={styles.banner} data-tone="warning" role="alert">
        <IconAlertTriangle size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.text}>{sentenceOf(event)}</span>
        <Button size="sm" variant="default" onClick={() => void save()}>
          Save now
        </Button>
        <CloseButton size="lg" aria-label="Close" onClick={() => condition.setState({ event: null })} />
      </div>
    );
  }
  if (storage === 'memory' && !isMemoryKnown) {
    return (
      <div className={styles.banner} data-tone="warning" role="status">
        <IconAlertTriangle size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.text}>
          This browser stores nothing after you close it, as in a private window. Save the cover before you close the page.
        </span>
        <CloseButton size="lg" aria-label="Close" onClick={() => setIsMemoryKnown(true)} />
      </div>
    );
  }
  return null;
}

function sentenceOf(event: JournalEvent): string {
  switch (event.kind) {
    case 'making-room':
      return `This browser’s storage is full. To save this cover, the undo history of ${listed(event.titles)} was deleted; the covers themselves are saved. Free up disk space when you can.`;
    case 'without-steps':
      return 'This browser’s storage is full. The cover is stored, but its undo history is lost when you reload. Press Save now, and free up disk space.';
    case 'unreachable':
      return 'Your latest changes are not stored in this browser, because its storage is not responding. A newer version of this page may be open in another tab. Press Save now, then reload the page.';
    case 'full':
      return 'This browser’s storage is full, so your latest changes are not stored in it. Press Save now, or remove unsaved covers under “Start a new cover”.';
  }
}

function listed(titles: readonly string[]): string {
  const named = titles.slice(0, 2).map((title) => (title.trim() ? `“${title}”` : 'an untitled cover'));
  const more = titles.length - named.length;
  return more > 0 ? `${named.join(', ')} and ${more} more` : named.join(' and ');
}
