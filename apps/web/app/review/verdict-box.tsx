import type { ReviewVerdict } from '@coverwright/contracts/calls/reviews.ts';
import { Button, Group } from '@mantine/core';
import styles from './review-page.module.css';

interface VerdictBoxProps {
  readonly verdict: ReviewVerdict | null;
  readonly isSending: boolean;
  readonly decide: (verdict: 'approved' | 'changes') => void;
}

/** The reviewer's last word, which is the last one said. */
export function VerdictBox({ verdict, isSending, decide }: VerdictBoxProps) {
  const said =
    verdict === null
      ? null
      : `${verdict.verdict === 'approved' ? `${verdict.by} approved this cover` : `${verdict.by} asked for changes`}${verdict.isOutdated ? '; it was changed since' : ''}.`;
  return (
    <section className={styles['verdict']} aria-labelledby="verdict">
      <h2 id="verdict">And on the whole?</h2>
      <p role="status">{said ?? 'Nobody has decided yet.'}</p>
      <Group gap="xs">
        <Button disabled={isSending} onClick={() => decide('approved')}>
          Approve the cover
        </Button>
        <Button variant="default" disabled={isSending} onClick={() => decide('changes')}>
          Ask for changes
        </Button>
      </Group>
    </section>
  );
}
