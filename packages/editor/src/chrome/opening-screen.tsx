import { useMessages } from '../messages/use-messages.ts';
import { Loader } from '@mantine/core';
import styles from './whole-screen.module.css';
import { chromeMessages } from './messages.ts';

export function OpeningScreen() {
  const t = useMessages(chromeMessages);
  return (
    <main className={styles.screen} aria-busy="true">
      <Loader type="dots" aria-hidden="true" />
      <p className={styles.reason}>{t('loading')}</p>
    </main>
  );
}
