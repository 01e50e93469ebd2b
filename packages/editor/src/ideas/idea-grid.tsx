import { Button, Skeleton, UnstyledButton } from '@mantine/core';
import { IconHeart, IconHeartFilled } from '@tabler/icons-react';
import { layoutMessages } from '@coverwright/core/ideas/layouts/messages.ts';
import { AXES, type Axis } from '@coverwright/core/ideas/recipe.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useStore } from 'zustand';
import type { Translator } from '@coverwright/core/messages/create-translator.ts';
import { IdeaPicture } from './idea-picture.tsx';
import { type IdeasBoard, isSameRecipe, recipeKey } from './ideas-board.ts';
import styles from './ideas.module.css';
import { ideaMessages } from './messages.ts';

interface IdeaGridProps {
  readonly board: IdeasBoard;
  /** Aspect ratio of the front, so that the layout stays the same when the covers load. */
  readonly proportion: number;
}

/** Shows every idea of this visit as soon as it is painted; new ones are added below. */
export function IdeaGrid({ board, proportion }: IdeaGridProps) {
  const t = useMessages(ideaMessages);
  const nameLayout = useMessages(layoutMessages);
  const { ideas, chosen, status, favorites, showsFavorites, expected, locks } = useStore(board.state);
  if (status === 'ready' && ideas.length === 0) {
    return (
      <p className={styles.none} role="status">
        {showsFavorites ? t('noFavorites') : t('noneFound')}
      </p>
    );
  }
  const waiting = status === 'making' ? Math.max(0, expected - ideas.length) : 0;
  return (
    <>
      <div className={styles.covers}>
        <ul className={styles.grid} aria-label={t('covers')} aria-busy={status === 'making'}>
          {ideas.map(({ idea, front }, place) => (
            <li key={recipeKey(idea.recipe)} className={styles.card}>
              <UnstyledButton
                className={styles.tile}
                style={{ aspectRatio: proportion }}
                aria-pressed={chosen === place}
                aria-label={t('cover', { number: place + 1, layout: nameLayout(idea.recipe.layout) })}
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
          {Array.from({ length: waiting }, (_, index) => (
            <li key={`place ${ideas.length + index}`}>
              {/* Still: without a graphics card a dozen that pulse cost as much processor time as one of the workers that make the covers. */}
              <Skeleton animate={false} className={styles.tile ?? ''} style={{ aspectRatio: proportion }} />
            </li>
          ))}
        </ul>
      </div>
      {status === 'failed' ? (
        <div className={styles.failed} role="alert">
          <p>{t('fontNotLoaded')}</p>
          <Button variant="default" onClick={board.retry}>
            {t('tryAgain')}
          </Button>
        </div>
      ) : (
        // The button is below the grid, so that its changing label moves nothing.
        <Button variant="default" disabled={status === 'making'} onClick={board.more}>
          {moreLabel(locks, t)}
        </Button>
      )}
    </>
  );
}

function moreLabel(locks: readonly Axis[], t: Translator<(typeof ideaMessages)['texts']>): string {
  const kept = AXES.filter((axis) => locks.includes(axis)).map((axis) => t(axis).toLowerCase());
  const last = kept.at(-1);
  if (last === undefined) return t('moreIdeas');
  const listed = kept.length === 1 ? last : t('lastOfList', { others: kept.slice(0, -1).join(', '), last });
  return t('moreIdeasSame', { kept: listed });
}

interface FavoriteProps {
  readonly isFavorite: boolean;
  readonly place: number;
  readonly onToggle: () => void;
}

function Favorite({ isFavorite, place, onToggle }: FavoriteProps) {
  const t = useMessages(ideaMessages);
  const Icon = isFavorite ? IconHeartFilled : IconHeart;
  const label = t('keepCover', { number: place + 1 });
  return (
    <UnstyledButton className={styles.favorite} aria-label={label} title={label} aria-pressed={isFavorite} onClick={onToggle}>
      <Icon size={17} stroke={1.8} aria-hidden="true" />
    </UnstyledButton>
  );
}
