import { useMessages } from '../messages/use-messages.ts';
import { Button } from '@mantine/core';
import { IconLock } from '@tabler/icons-react';
import { useState } from 'react';
import styles from '../chrome/storage-banner.module.css';
import { useSaving } from '../saving/saving-context.ts';
import { useEditor } from '../session/editor-context.ts';
import { startRevision } from './start-revision.ts';
import { boughtMessages } from './messages.ts';

/** Explains why a bought cover cannot be changed, and offers two ways to go on. Shows nothing over any other cover. */
export function BoughtBanner() {
  const t = useMessages(boughtMessages);
  const bought = useEditor((state) => state.bought);
  const itemId = useEditor((state) => state.itemId);
  const notify = useEditor((state) => state.notify);
  const { openAsTemplate } = useSaving();
  const [going, setGoing] = useState<'revision' | 'template' | null>(null);
  if (!bought || itemId === null) return null;
  const { revisionsRemaining: left } = bought;
  const revise = async () => {
    setGoing('revision');
    const reason = await startRevision(itemId);
    if (reason === null) return;
    setGoing(null);
    notify({ tone: 'error', text: reason });
  };
  const copy = async () => {
    setGoing('template');
    await openAsTemplate();
    setGoing(null);
  };
  return (
    <section className={styles.banner} aria-label={t('boughtCover')}>
      <IconLock size={22} stroke={1.6} aria-hidden="true" />
      <span className={styles.text}>{t('staysAsPrinted', { left })}</span>
      <Button size="sm" disabled={left === 0} loading={going === 'revision'} onClick={() => void revise()}>
        {t('startARevision')}
      </Button>
      <Button size="sm" variant="default" loading={going === 'template'} onClick={() => void copy()}>
        {t('useAsTemplate')}
      </Button>
    </section>
  );
}
