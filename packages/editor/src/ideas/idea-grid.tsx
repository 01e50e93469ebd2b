import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { LAYOUT_NAMES } from '@coverwright/core/ideas/layouts/layout-names.ts';
import { useStore } from 'zustand';
import { IdeaPicture } from './idea-picture.tsx';
import { type IdeasBoard, IDEAS_AT_ONCE, isSameRecipe } from './ideas-board.ts';
import styles from './ideas.module.css';

interface IdeaGridProps {
  readonly board: IdeasBoard;
  /** Width by height of the front, so that nothing jumps when the covers come. */
  readonly proportion: number;
}

/** The dozen, each as soon as it is painted. */
export function IdeaGrid({ board, proportion }: IdeaGridProps) {
  const { ideas, chosen, status, favorites, showsFavorites } = useStore(board.state);
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
  if (status === 'ready' && ideas.length === 0) {
    return (
      <p className={styles.none} role="status">
        {showsFavorites
          ? 'No favorites yet. Select the heart on a cover to keep it here.'
          : 'No cover shows this. Try another word or style.'}
      </p>
    );
  }
  const waiting = status === 'making' ? Math.max(0, IDEAS_AT_ONCE - ideas.length) : 0;
  return (
    <ul className={styles.grid} aria-label="Covers to choose from" aria-busy={status === 'making'}>
      {ideas.map(({ idea, front }, place) => (
        <li key={PLACES[place] ?? idea.id} className={styles.card}>
          <UnstyledButton
            className={styles.tile}
            style={{ aspectRatio: proportion }}
            aria-pressed={chosen === place}
            aria-label={`Cover ${place + 1}: ${LAYOUT_NAMES[idea.recipe.layout]}`}
            aria-describedby={`reasons-${place}`}
            onClick={() => board.choose(place)}
          >
            <IdeaPicture front={front} className={styles.front} />
          </UnstyledButton>
          <p className={styles.reasons} id={`reasons-${place}`}>
            {idea.reasons.join(' · ')}
          </p>
          <Favorite
            isFavorite={favorites.some((kept) => isSameRecipe(kept, idea.recipe))}
            place={place}
            onToggle={() => board.toggleFavorite(idea.recipe)}
          />
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

interface FavoriteProps {
  readonly isFavorite: boolean;
  readonly place: number;
  readonly onToggle: () => void;
}

function Favorite({ isFavorite, place, onToggle }: FavoriteProps) {
  const Icon = isFavorite ? IconHeartFilled : IconHeart;
  const label = `Keep cover ${place + 1} as a favorite`;
  return (
    <UnstyledButton className={styles.favorite} aria-label={label} title={label} aria-pressed={isFavorite} onClick={onToggle}>
      <Icon size={17} stroke={1.8} aria-hidden="true" />
    </UnstyledButton>
  );
}

const PLACES = Array.from({ length: IDEAS_AT_ONCE }, (_, index) => `place ${index}`);
