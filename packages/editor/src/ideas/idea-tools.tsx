import { Button, UnstyledButton } from '@mantine/core';
import { AXES, type Axis } from '@coverwright/core/ideas/recipe.ts';
import { IconLock, IconLockOpen2, IconRefresh } from '@tabler/icons-react';
import { useStore } from 'zustand';
import type { IdeasBoard } from './ideas-board.ts';
import styles from './ideas.module.css';

const WORDS: Readonly<Record<Axis, { readonly name: string; readonly other: string; readonly keep: string }>> = {
  layout: { name: 'Layout', other: 'Another layout', keep: 'Keep this layout' },
  type: { name: 'Type', other: 'Another type', keep: 'Keep these typefaces' },
  colour: { name: 'Colors', other: 'Other colors', keep: 'Keep these colors' },
  picture: { name: 'Picture', other: 'Another picture or cut', keep: 'Keep this picture' },
};

/** The chosen cover with one thing changed, and a dozen more with what is locked. */
export function IdeaTools({ board }: { readonly board: IdeasBoard }) {
  const { locks, chosen, status } = useStore(board.state);
  const kept = AXES.filter((axis) => locks.includes(axis)).map((axis) => WORDS[axis].name.toLowerCase());
  return (
    <div className={styles.tools} role="group" aria-label="Vary the chosen cover">
      {AXES.map((axis) => {
        const { name, other, keep } = WORDS[axis];
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
              <span aria-hidden="true">{name}</span>
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
        More like this
      </Button>
      <Button className={styles.more ?? ''} variant="default" size="sm" disabled={status === 'making'} onClick={board.more}>
        {kept.length === 0 ? 'A dozen others' : `A dozen more, same ${inWords(kept)}`}
      </Button>
    </div>
  );
}

function inWords(words: readonly string[]): string {
  return words.length < 2 ? words.join('') : `${words.slice(0, -1).join(', ')} and ${words.at(-1)}`;
}
