import { useMessages } from '../messages/use-messages.ts';
import { Button, Group } from '@mantine/core';
import { HomeMark } from './home-mark.tsx';
import styles from './whole-screen.module.css';
import { chromeMessages } from './messages.ts';

interface FailedScreenProps {
  readonly title: string;
  readonly reason: string;
  readonly onRetry: () => void;
}

/** Explains why there is no cover to show, and offers two ways to go on. */
export function FailedScreen({ title, reason, onRetry }: FailedScreenProps) {
  const t = useMessages(chromeMessages);
  return (
    <main className={styles.screen}>
      <HomeMark />
      <h1 className={styles.title}>{title}</h1>
      <p className={styles.reason}>{reason}</p>
      <Group mt="md">
        <Button onClick={onRetry}>{t('tryAgain')}</Button>
        <Button variant="default" component="a" href="/design?setup=true">
          {t('startANewCover')}
        </Button>
      </Group>
    </main>
  );
}
