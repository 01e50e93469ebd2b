import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { useState } from 'react';
import styles from './cover-thumbnail.module.css';
import { accountMessages } from './messages.ts';
import type { CoverLook } from './use-cover-look.ts';

interface CoverThumbnailProps {
  readonly cover: CoverSummary;
  readonly look: CoverLook;
}

/**
 * The rendered front of a cover, or its 3D book. Until the front has loaded, or if that fails, a drawn book with the title is shown; in
 * place of a missing 3D book, the front.
 */
export function CoverThumbnail({ cover: { _id, title, author, frontAspect, updatedAt }, look }: CoverThumbnailProps) {
  const t = useMessages(accountMessages);
  const addressOf = (kind: 'thumbnail' | 'book') => `/api/covers/cover/${_id}/${kind}?${new URLSearchParams({ at: updatedAt })}`;
  const book = addressOf('book');
  /** Address of the 3D book's picture that has loaded. */
  const [arrived, setArrived] = useState<string | null>(null);
  const isBook = look === 'books' && arrived === book;
  return (
    <span className={styles['bay']}>
      <span
        className={styles['front']}
        data-hidden={isBook || undefined}
        style={{ aspectRatio: frontAspect, width: `min(100%, ${frontAspect / BAY_ASPECT} * 100%)` }}
      >
        <span className={styles['words']} aria-hidden="true" data-title={title || t('untitledBook')} data-author={author} />
        <img src={addressOf('thumbnail')} alt="" loading="lazy" decoding="async" draggable={false} />
      </span>
      {look === 'books' ? (
        <img
          className={styles['book']}
          data-hidden={!isBook || undefined}
          src={book}
          alt=""
          loading="lazy"
          decoding="async"
          draggable={false}
          onLoad={() => setArrived(book)}
        />
      ) : null}
    </span>
  );
}

/** Aspect ratio of the area for each 3D book, whatever its format is. */
const BAY_ASPECT = 0.72;
