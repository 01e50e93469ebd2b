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
 * The front as it would be printed, or the book that it makes. Until the front is painted, and where it cannot be, a bound book with
 * its title stands in its place; in the place of a book its front.
 */
export function CoverThumbnail({ cover: { _id, title, author, frontAspect, updatedAt }, look }: CoverThumbnailProps) {
  const t = useMessages(accountMessages);
  const addressOf = (kind: 'thumbnail' | 'book') => `/api/covers/cover/${_id}/${kind}?${new URLSearchParams({ at: updatedAt })}`;
  const book = addressOf('book');
  /** The picture of a book that is there. */
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

/** Width by height of the place that every book stands in, whatever its format. */
const BAY_ASPECT = 0.72;
