import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { LAYOUT_NAMES } from '@coverwright/core/ideas/layouts/layout-names.ts';
import { useStore } from 'zustand';
import { IdeaPicture } from './idea-picture.tsx';
import { type IdeasBoard, IDEAS_AT_ONCE } from './ideas-board.ts';
import styles from './ideas.module.css';

interface IdeaGridProps {
  readonly board: IdeasBoard;
  /** Width by height of the front, so that nothing jumps when the covers come. */
  readonly proportion: number;
}

/** The dozen, each as soon as it is painted. */
export function IdeaGrid({ board, proportion }: IdeaGridProps) {
  const { ideas, chosen, status } = useStore(board.state);
  if (status === 'failed') {
    return (
      <div className={styles.failed} role="alert">
        <p>A font did not arrive, and no cover can be set without it. Check the connection.</p>
        <Button variant="default" onClick={board.retry}>
          Try again
        </Button>
      </div>
    );
  }
  const waiting = status === 'making' ? Math.max(0, IDEAS_AT_ONCE - ideas.length) : 0;
  return (
    <ul className={styles.grid} aria-label="Covers to choose from" aria-busy={status === 'making'}>
      {ideas.map(({ idea, front }, place) => (
        <li key={PLACES[place]}>
          <UnstyledButton
            className={styles.tile}
            style={{ aspectRatio: proportion }}
            aria-pressed={chosen === place}
            aria-label={`Cover ${place + 1}: ${LAYOUT_NAMES[idea.recipe.layout]}`}
            onClick={() => board.choose(place)}
          >
            <IdeaPicture front={front} className={styles.front} />
          </UnstyledButton>
        </li>
      ))}
      {PLACES.slice(ideas.length, ideas.length + waiting).map((key) => (
        <li key={key}>
          <Skeleton className={styles.tile ?? ''} style={{ aspectRatio: proportion }} />
        </li>
      ))}
    </ul>
  );
}

const PLACES = Array.from({ length: IDEAS_AT_ONCE }, (_, index) => `place ${index}`);
