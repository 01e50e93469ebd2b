import { Anchor, Button, Skeleton } from '@mantine/core';
import type { StockPhoto, StockService } from '@coverwright/contracts/calls/stock.ts';
import { useMessages } from '../../messages/use-messages.ts';
import { EndOfPage } from '../fields/end-of-page.tsx';
import { LIBRARY } from './find-pictures.ts';
import { EmptyPage, FailedPage, SlowPage } from './page-states.tsx';
import styles from './picture-grid.module.css';
import { PictureTile } from './picture-tile.tsx';
import { useIsSlow } from './use-is-slow.ts';
import { useChosenPhoto } from './use-chosen-photo.ts';
import type { Pictures } from './use-pictures.ts';
import { pictureMessages } from './messages.ts';

export type GridShape = 'wide' | 'cover' | 'object';

interface PictureGridProps {
  readonly pictures: Pictures;
  /** The source of the pictures; null while it is not known, which shows the library. */
  readonly service: StockService | null;
  /** Asset ids of the pictures in use, to mark them. */
  readonly chosenIds: readonly string[];
  readonly term: string;
  readonly onChoose: (photo: StockPhoto) => void;
  readonly onLibrary: () => void;
  /** `cover`: upright tiles, cropped as on a front; `object`: whole pictures on a plain background. */
  readonly shape: GridShape;
}

/** A grid of a source's pictures, which show their dominant color until they load. The next page loads near the end. */
export function PictureGrid({ pictures, service, chosenIds, term, onChoose, onLibrary, shape }: PictureGridProps) {
  const t = useMessages(pictureMessages);
  const { entries: photos, status, fault, hasMore, more, retry } = pictures;
  const chosen = useChosenPhoto(onChoose);
  const isRemote = service !== null && service.id !== LIBRARY;
  const isSlow = useIsSlow(status === 'loading');
  const failed = status === 'failed' && (
    <FailedPage fault={fault} onRetry={retry}>
      {isRemote && (
        <Button variant="subtle" size="xs" onClick={onLibrary}>
          {t('useTheLibrary')}
        </Button>
      )}
    </FailedPage>
  );
  if (failed && photos.length === 0) return failed;
  if (status === 'ready' && photos.length === 0 && !hasMore) {
    return <EmptyPage title={term.trim() ? t('noneFound', { term: term.trim() }) : t('noneForFilters')}>{t('searchAdvice')}</EmptyPage>;
  }
  return (
    <>
      {chosen.failed && (
        <div className={styles.notice} role="alert">
          {chosen.failed.message}
          <Button variant="default" size="compact-sm" onClick={() => chosen.failed && chosen.choose(chosen.failed.photo)}>
            {t('tryAgain')}
          </Button>
        </div>
      )}
      <ul className={styles.grid} data-shape={shape} data-credited={service?.needsCredit ?? false} aria-busy={status === 'loading'}>
        {photos.map((photo) => (
          <PictureTile
            key={`${photo.source} ${photo.id}`}
            thumb={photo.urls.thumb}
            label={
              photo.photographerName
                ? t('pictureBy', { description: photo.description, photographer: photo.photographerName })
                : photo.description
            }
            dominant={photo.transparent ? null : photo.dominant}
            focus={photo.focus}
            isChosen={chosenIds.includes(`${photo.source}/${photo.id}`)}
            isFetching={chosen.fetchingId === photo.id}
            onChoose={() => chosen.choose(photo)}
          >
            {service?.needsCredit && <Credit photo={photo} />}
          </PictureTile>
        ))}
        {status === 'loading' &&
          !isSlow &&
          PLACEHOLDERS.map((key) => (
            <li key={key} className={styles.item}>
              <Skeleton className={styles.tile ?? ''} />
            </li>
          ))}
      </ul>
      {isSlow && <SlowPage source={service?.name ?? t('library')} onLibrary={isRemote ? onLibrary : null} />}
      {failed}
      {hasMore && <EndOfPage key={photos.length} onSeen={more} />}
      {isRemote && service.home !== null && (
        <p className={styles.source}>
          {t.rich('sourceCredit', {
            link: (
              <Anchor href={service.home} target="_blank" rel="noreferrer" inherit underline="always">
                {service.name}
              </Anchor>
            ),
          })}
        </p>
      )}
    </>
  );
}

const PLACEHOLDERS = Array.from({ length: 8 }, (_, index) => `place ${index}`);

function Credit({ photo: { photographerName, profileLink, sourcePage } }: { readonly photo: StockPhoto }) {
  const t = useMessages(pictureMessages);
  const page = profileLink ?? sourcePage;
  const name = photographerName ?? t('unnamed');
  return (
    <span className={styles.credit}>
      {page ? (
        <a href={page} target="_blank" rel="noreferrer">
          {name}
        </a>
      ) : (
        name
      )}
    </span>
  );
}
