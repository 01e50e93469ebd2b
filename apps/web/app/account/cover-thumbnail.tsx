import type { CoverSummary } from '@coverwright/contracts/calls/covers.ts';
import styles from './cover-thumbnail.module.css';

/** The front as it would be printed. Until it is painted, and where it cannot be, a bound book with its title stands in its place. */
export function CoverThumbnail({ cover: { _id, title, author, frontAspect, updatedAt } }: { readonly cover: CoverSummary }) {
  const address = `/api/covers/cover/${_id}/thumbnail?${new URLSearchParams({ at: updatedAt })}`;
  return (
    <span className={styles['bay']}>
      <span className={styles['book']} style={{ aspectRatio: frontAspect, width: `min(100%, ${frontAspect / BAY_ASPECT} * 100%)` }}>
        <span className={styles['words']} aria-hidden="true">
          <span>{title || 'Untitled book'}</span>
          <span>{author}</span>
        </span>
        <img src={address} alt="" loading="lazy" decoding="async" draggable={false} />
      </span>
    </span>
  );
}

/** Width by height of the place that every book stands in, whatever its format. */
const BAY_ASPECT = 0.72;
