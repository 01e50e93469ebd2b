import { Button, Skeleton, Text, UnstyledButton } from '@mantine/core';
import type { StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { EndOfPage } from '../fields/end-of-page.tsx';
import styles from './picture-grid.module.css';
import type { Pictures } from './use-pictures.ts';

interface PictureGridProps {
  readonly pictures: Pictures;
  /** Asset id of the picture in use, to mark it. */
  readonly chosenId: string | null;
  readonly term: string;
  readonly onChoose: (photo: StockPhoto) => void;
  /** `cover`: upright tiles, as a front would cut them; `object`: whole, on a plain ground. */
  readonly shape?: 'wide' | 'cover' | 'object';
}

/** The library's pictures, with their colour until they are there, and the next page when the end comes into view. */
export function PictureGrid({ pictures, chosenId, term, onChoose, shape = 'wide' }: PictureGridProps) {
  const { entries: photos, status, fault, hasMore, more, retry } = pictures;
  if (status === 'failed' && photos.length === 0) {
    return (
      <div className={styles.empty} role="alert">
        <Text fw={600}>The pictures did not come.</Text>
        <Text size="sm" c="dimmed">
          {fault}
        </Text>
        <Button variant="default" size="xs" onClick={retry}>
          Try again
        </Button>
      </div>
    );
  }
  if (status === 'ready' && photos.length === 0 && !hasMore) {
    return (
      <div className={styles.empty}>
        <Text fw={600}>Nothing for “{term.trim()}”.</Text>
        <Text size="sm" c="dimmed">
          Try one plain word, such as sea, forest, city or gold. Or bring a picture of your own.
        </Text>
      </div>
    );
  }
  return (
    <>
      <ul className={styles.grid} data-shape={shape} aria-busy={status === 'loading'}>
        {photos.map((photo) => (
          <Tile key={photo.id} photo={photo} isChosen={chosenId === `${photo.source}/${photo.id}`} onChoose={onChoose} />
        ))}
        {status === 'loading' && photos.length === 0 && PLACEHOLDERS.map((key) => <Skeleton key={key} className={styles.tile ?? ''} />)}
      </ul>
      {hasMore && <EndOfPage key={photos.length} onSeen={more} />}
    </>
  );
}

const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => `place ${index}`);

function Tile({ photo, isChosen, onChoose }: { photo: StockPhoto; isChosen: boolean; onChoose: (photo: StockPhoto) => void }) {
  const { focus, dominant, description, photographerName } = photo;
  const by = photographerName ? `${description}, by ${photographerName}` : description;
  return (
    <li className={styles.item}>
      <UnstyledButton
        className={styles.tile}
        aria-label={by}
        aria-pressed={isChosen}
        title={by}
        style={{ backgroundColor: photo.transparent ? undefined : (dominant ?? undefined) }}
        onClick={() => onChoose(photo)}
      >
        <img
          src={photo.urls.thumb}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          style={focus ? { objectPosition: `${focus.x * 100}% ${focus.y * 100}%` } : undefined}
        />
      </UnstyledButton>
    </li>
  );
}
