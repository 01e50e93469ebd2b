import type { ReviewVerdict } from '@coverwright/contracts/calls/reviews.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconCircleCheck, IconPencil } from '@tabler/icons-react';
import styles from './review.module.css';
import { reviewMessages } from './messages.ts';
import { useLocale } from '../messages/locale.ts';

/** Shows the verdict, its reviewer, and whether the cover has changed since. */
export function ReviewVerdictNote({ verdict: { verdict, by, at, isOutdated } }: { readonly verdict: ReviewVerdict }) {
  const t = useMessages(reviewMessages);
  const locale = useLocale();
  const isApproved = verdict === 'approved';
  return (
    <p className={styles.verdict} data-verdict={isOutdated ? 'old' : verdict} role="status">
      {isApproved ? <IconCircleCheck size={20} aria-hidden="true" /> : <IconPencil size={20} aria-hidden="true" />}
      <span>
        <strong>{isApproved ? t('approvedBy', { by }) : t('requestedChanges', { by })}</strong>
        <span className={styles.quiet}>
          {new Date(at).toLocaleString(locale, { dateStyle: 'medium', timeStyle: 'short' })}
          {isOutdated ? t('changedSince') : ''}
        </span>
      </span>
    </p>
  );
}
