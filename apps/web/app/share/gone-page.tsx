import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import styles from './share-page.module.css';
import { shareMessages } from './messages.ts';

/** The page of a link that no longer works: a sentence, and a link to the home page. */
export function GonePage({ heading, children }: { readonly heading: string; readonly children: string }) {
  const t = useMessages(shareMessages);
  return (
    <main className={styles['gone']}>
      <h1>{heading}</h1>
      <p>{children}</p>
      <Button component="a" href="/" variant="default">
        {t('goHome')}
      </Button>
    </main>
  );
}

/** Shows that an administrator took a cover down. */
export function TakenDownPage() {
  const t = useMessages(shareMessages);
  return <GonePage heading={t('takenDown')}>{t('takenDownReason')}</GonePage>;
}
