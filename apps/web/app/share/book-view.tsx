import { useMessages } from '@coverwright/editor/messages/use-messages.ts';
import { Button } from '@mantine/core';
import { useState } from 'react';
import type { SharedDraft } from './load-share.server.ts';
import styles from './book-view.module.css';
import type { turnBook } from './turn-book.ts';
import { shareMessages } from './messages.ts';

interface BookViewProps {
  readonly draft: SharedDraft;
  readonly title: string;
  readonly view: SharedDraft['views'][number];
}

type Turning = NonNullable<Awaited<ReturnType<typeof turnBook>>>;

/** Size of the views' pictures in pixels. */
const SIZE = { width: 1200, height: 900 };

const STILL = { none: 'noThreeDimensions', failed: 'bookNotLoaded' } as const;

/** A shared cover as a book: a picture, and a 3D model for visitors who want to turn it. */
export function BookView({ draft: { flat, book }, title, view: { scene, label, address } }: BookViewProps) {
  const t = useMessages(shareMessages);
  const [turning, setTurning] = useState<Turning | null>(null);
  const [isFetching, setIsFetching] = useState(false);
  const [isStill, setIsStill] = useState<keyof typeof STILL | null>(null);
  const turn = async () => {
    setIsFetching(true);
    setIsStill(null);
    try {
      const { turnBook } = await import('./turn-book.ts');
      const fetched = await turnBook(flat);
      setTurning(fetched);
      if (!fetched) setIsStill('none');
    } catch {
      setIsStill('failed');
    }
    setIsFetching(false);
  };
  // The audiobook's player is a flat picture, which cannot be turned.
  const canTurn = scene !== 'player' && isStill !== 'none';
  return (
    <div className={styles['view']}>
      {turning && canTurn ? (
        <div className={styles['stage']} style={{ aspectRatio: SIZE.width / SIZE.height }}>
          <turning.SharedBook
            isFast={turning.isFast}
            cover={turning.cover}
            scene={scene}
            {...book}
            proportion={SIZE.width / SIZE.height}
            onLost={() => setIsStill('none')}
          />
        </div>
      ) : (
        <img className={styles['picture']} src={address} {...SIZE} alt={`${title}: ${label}`} />
      )}
      <p className={styles['says']} aria-live="polite">
        {isStill ? t(STILL[isStill]) : turning && canTurn ? t('rotateHint') : null}
      </p>
      {canTurn ? (
        <Button variant="default" loading={isFetching} onClick={() => (turning ? setTurning(null) : void turn())}>
          {turning ? t('stopRotation') : t('rotate')}
        </Button>
      ) : null}
    </div>
  );
}
