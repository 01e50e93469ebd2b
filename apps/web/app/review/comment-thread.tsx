import type { ReviewComment } from '@coverwright/contracts/calls/reviews.ts';
import type { ReviewThread } from '@coverwright/core/reviews/review-threads.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import type { ReactNode } from 'react';
import styles from './review-page.module.css';
import { reviewMessages } from './messages.ts';

interface CommentThreadProps {
  readonly thread: ReviewThread<ReviewComment>;
  readonly isChosen: boolean;
  readonly choose: () => void;
  /** The form or the button for a reply. */
  readonly children: ReactNode;
}

/** A pinned comment with its replies. */
export function CommentThread({ thread: { number, place, resolved, said }, isChosen, choose, children }: CommentThreadProps) {
  const t = useMessages(reviewMessages);
  return (
    <li className={styles['thread']} data-chosen={isChosen} data-resolved={resolved}>
      <button type="button" className={styles['jump']} aria-expanded={isChosen} onClick={choose}>
        <span className={styles['number']}>{number}</span>
        {t('onThePanel', { panel: place.panel })}
        {resolved ? <span className={styles['seen']}>{t('resolved')}</span> : null}
      </button>
      {said.map(({ id, reviewer, text }) => (
        <p key={id} data-author={reviewer === null}>
          <b>{reviewer ?? t('theAuthor')}</b>
          {text}
        </p>
      ))}
      {isChosen ? children : null}
    </li>
  );
}
