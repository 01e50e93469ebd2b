import { ActionIcon, Button, Group, Loader, Text } from '@mantine/core';
import { IconX } from '@tabler/icons-react';
import { reviewThreads } from '@coverwright/core/reviews/review-threads.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useRef } from 'react';
import { useStore } from 'zustand';
import { catchFocus } from '../chrome/catch-focus.ts';
import { useBackClosesSheet } from '../navigation/use-back-closes.ts';
import { useMountedEditor } from '../session/editor-context.ts';
import { ReviewLink } from './review-link.tsx';
import { ReviewThreadView } from './review-thread.tsx';
import { ReviewVerdictNote } from './review-verdict.tsx';
import { type ReviewClient, useReview } from './use-review.ts';
import styles from './review.module.css';
import { reviewMessages } from './messages.ts';

/** The panel of a review beside the cover: the link, the verdict and the comments. */
export function ReviewPanel() {
  const { review } = useMountedEditor();
  const isOpen = useStore(review, (state) => state.isOpen);
  useBackClosesSheet(isOpen, () => review.setState({ isOpen: false }));
  return isOpen ? <OpenPanel /> : null;
}

function OpenPanel() {
  const t = useMessages(reviewMessages);
  const { review: store } = useMountedEditor();
  const client = useReview();
  const { review, fault } = useStore(store);
  const heading = useRef<HTMLHeadingElement>(null);
  return (
    <section className={styles.panel} aria-label={t('review')} data-testid="review">
      <div className={styles.head}>
        <h2 ref={heading} tabIndex={-1} className={styles.title}>
          {t('review')}
        </h2>
        <ActionIcon variant="subtle" color="gray" size={36} aria-label={t('close')} onClick={() => store.setState({ isOpen: false })}>
          <IconX size={18} />
        </ActionIcon>
      </div>
      <div className={styles.content}>
        {fault !== null && (
          <Group role="alert" gap="xs">
            <Text size="sm" c="var(--mantine-color-error)">
              {fault}
            </Text>
            <Button size="compact-sm" variant="default" onClick={() => void client.read()}>
              {t('tryAgain')}
            </Button>
          </Group>
        )}
        {review === undefined && fault === null && <Loader type="dots" aria-label={t('loading')} mx="auto" />}
        {review !== undefined && (
          <>
            <ReviewLink key={review?.url ?? 'none'} review={review} client={client} onGone={() => catchFocus(() => heading.current)} />
            {review?.verdict && <ReviewVerdictNote verdict={review.verdict} />}
            {review && <Threads client={client} />}
          </>
        )}
      </div>
    </section>
  );
}

function Threads({ client }: { readonly client: ReviewClient }) {
  const t = useMessages(reviewMessages);
  const { review: store } = useMountedEditor();
  const { review, chosenId } = useStore(store);
  const threads = reviewThreads(review?.comments ?? []);
  if (threads.length === 0) {
    return (
      <Text size="sm" c="dimmed">
        {t('noComments')}
      </Text>
    );
  }
  const [open, done] = [threads.filter(({ resolved }) => !resolved), threads.filter(({ resolved }) => resolved)];
  return (
    <ol className={styles.threads} aria-label={t('comments')}>
      {[...open, ...done].map((thread) => (
        <ReviewThreadView key={thread.id} thread={thread} isChosen={thread.id === chosenId} client={client} />
      ))}
    </ol>
  );
}
