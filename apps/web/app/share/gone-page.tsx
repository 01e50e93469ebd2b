import { Button } from '@mantine/core';
import styles from './share-page.module.css';

/** Where a link used to lead: one sentence, and the way home. */
export function GonePage({ heading, children }: { readonly heading: string; readonly children: string }) {
  return (
    <main className={styles['gone']}>
      <h1>{heading}</h1>
      <p>{children}</p>
      <Button component="a" href="/" variant="default">
        To the home page
      </Button>
    </main>
  );
}

/** In the place of a cover that an administrator took down. */
export function TakenDownPage() {
  return <GonePage heading="This cover was taken down">It broke our terms of use, so this link no longer shows it.</GonePage>;
}
