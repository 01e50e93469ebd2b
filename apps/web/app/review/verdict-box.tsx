import type { ReviewVerdict } from '@coverwright/contracts/calls/reviews.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button, Group } from '@mantine/core';
import styles from './review-page.module.css';
import { reviewMessages } from './messages.ts';

interface VerdictBoxProps {
  readonly verdict: ReviewVerdict | null;
  readonly isSending: boolean;
  readonly decide: (verdict: 'approved' | 'changes') => void;
}

/** The reviewer's verdict, which can be changed. */
export function VerdictBox({ verdict, isSending, decide }: VerdictBoxProps) {
  const t = useMessages(reviewMessages);
  const said = verdict && t('verdict', { verdict: verdict.verdict, by: verdict.by, isOutdated: String(verdict.isOutdated) });
  return (
    <section className={styles['verdict']} aria-labelledby="verdict">
      <h2 id="verdict">{t('yourVerdict')}</h2>
      <p role="status">{said ?? t('noVerdict')}</p>
      <Group gap="xs">
        <Button disabled={isSending} onClick={() => decide('approved')}>
          {t('approveTheCover')}
        </Button>
        <Button variant="default" disabled={isSending} onClick={() => decide('changes')}>
          {t('requestChanges')}
        </Button>
      </Group>
    </section>
  );
}
