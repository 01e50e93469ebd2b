import { useMessages } from '../messages/use-messages.ts';
import { Button, CloseButton } from '@mantine/core';
import { IconAlertTriangle, IconBrowser } from '@tabler/icons-react';
import { useState } from 'react';
import type { JournalEvent } from '../saving/journal.ts';
import { useCondition, useSaving } from '../saving/saving-context.ts';
import styles from './storage-banner.module.css';
import { type ChromeTranslator, chromeMessages } from './messages.ts';

/** Shows the problem that keeps this cover from being stored or edited here, as long as it lasts. */
export function StorageBanner() {
  const t = useMessages(chromeMessages);
  const { takeOver, save, condition } = useSaving();
  const { hold, storage, event, failure } = useCondition();
  const [isMemoryKnown, setIsMemoryKnown] = useState(false);
  if (failure) {
    return (
      <div className={styles.banner} data-tone="warning" role="alert">
        <IconAlertTriangle size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.text}>{failure.message}</span>
        <Button size="sm" variant="default" onClick={failure.retry}>
          {t('tryAgain')}
        </Button>
      </div>
    );
  }
  if (hold === 'elsewhere' || hold === 'taking') {
    return (
      <div className={styles.banner} data-waits="true" role="alert">
        <IconBrowser size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.text}>{t('openElsewhere')}</span>
        <Button size="sm" loading={hold === 'taking'} onClick={takeOver}>
          {t('editHere')}
        </Button>
      </div>
    );
  }
  if (event) {
    return (
      <div className={styles.banner} data-tone="warning" role="alert">
        <IconAlertTriangle size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.text}>{sentenceOf(event, t)}</span>
        <Button size="sm" variant="default" onClick={() => void save()}>
          {t('saveNow')}
        </Button>
        <CloseButton size="lg" aria-label={t('close')} onClick={() => condition.setState({ event: null })} />
      </div>
    );
  }
  if (storage === 'memory' && !isMemoryKnown) {
    return (
      <div className={styles.banner} data-tone="warning" role="status">
        <IconAlertTriangle size={22} stroke={1.6} aria-hidden="true" />
        <span className={styles.text}>{t('storageMemory')}</span>
        <CloseButton size="lg" aria-label={t('close')} onClick={() => setIsMemoryKnown(true)} />
      </div>
    );
  }
  return null;
}

function sentenceOf(event: JournalEvent, t: ChromeTranslator): string {
  switch (event.kind) {
    case 'making-room':
      return t('storageMakingRoom', { titles: listed(event.titles, t) });
    case 'without-steps':
      return t('storageWithoutSteps');
    case 'unreachable':
      return t('storageUnreachable');
    case 'full':
      return t('storageFull');
  }
}

/** Lists at most two titles by name. */
function listed(titles: readonly string[], t: ChromeTranslator): string {
  const named = titles.slice(0, 2).map((title) => (title.trim() ? t('quotedTitle', { title }) : t('untitledCover')));
  const more = titles.length - named.length;
  if (more > 0) return t('titlesAndMore', { titles: named.join(', '), count: more });
  const [first = '', second] = named;
  return second === undefined ? first : t('twoTitles', { first, second });
}
