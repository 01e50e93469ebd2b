import { Button, UnstyledButton } from '@mantine/core';
import { AXES, type Axis } from '@coverwright/core/ideas/recipe.ts';
import { useMessages } from '../messages/use-messages.ts';
import { IconLock, IconLockOpen2, IconRefresh } from '@tabler/icons-react';
import { useStore } from 'zustand';
import type { IdeasBoard } from './ideas-board.ts';
import styles from './ideas.module.css';
import { ideaMessages } from './messages.ts';

/** Keys of the messages. */
const WORDS = {
  layout: { other: 'otherLayout', keep: 'keepLayout' },
  type: { other: 'otherType', keep: 'keepType' },
  colour: { other: 'otherColour', keep: 'keepColour' },
  picture: { other: 'otherPicture', keep: 'keepPicture' },
} as const satisfies Readonly<Record<Axis, unknown>>;

/** Changes one aspect of the chosen idea, and locks the aspects that new ideas keep. */
export function IdeaTools({ board }: { readonly board: IdeasBoard }) {
  const t = useMessages(ideaMessages);
  const { locks, chosen, status } = useStore(board.state);
  return (
    <div className={styles.tools} role="group" aria-label={t('vary')}>
      {AXES.map((axis) => {
        const other = t(WORDS[axis].other);
        const keep = t(WORDS[axis].keep);
        const isLocked = locks.includes(axis);
        return (
          <span key={axis} className={styles.axis} data-locked={isLocked}>
            <UnstyledButton
              className={styles.other}
              aria-label={other}
              title={other}
              disabled={chosen === null}
              onClick={() => board.shuffle(axis)}
            >
              <IconRefresh size={16} stroke={1.7} aria-hidden="true" />
              <span aria-hidden="true">{t(axis)}</span>
            </UnstyledButton>
            <UnstyledButton
              className={styles.lock}
              aria-label={keep}
              title={keep}
              aria-pressed={isLocked}
              disabled={chosen === null}
              onClick={() => board.toggleLock(axis)}
            >
              {isLocked ? (
                <IconLock size={16} stroke={1.8} aria-hidden="true" />
              ) : (
                <IconLockOpen2 size={16} stroke={1.6} aria-hidden="true" />
              )}
            </UnstyledButton>
          </span>
        );
      })}
      <Button
        className={styles.more ?? ''}
        variant="default"
        size="sm"
        disabled={status === 'making' || chosen === null}
        onClick={board.moreLikeThis}
      >
        {t('moreLikeThis')}
      </Button>
    </div>
  );
}
