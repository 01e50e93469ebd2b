import type { Subject } from '@coverwright/core/book/scenes.ts';
import { useMessages } from '../messages/use-messages.ts';
import type { Picture } from '@coverwright/render/mock-up/texture.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './book-panel.module.css';
import type { CoverCanvas } from './cover-canvas.ts';
import { latestOnly } from './latest-only.ts';
import type { LookedAt } from './looked-at.ts';
import { createMockUpClient } from './mock-up-client.ts';
import { readFronts } from './read-fronts.ts';
import type { Still } from './save-view.ts';
import { bookViewMessages } from './messages.ts';

interface StillPictureProps {
  /** Why it cannot be turned; null: it is not meant to be. */
  readonly says: string | null;
  readonly seen: LookedAt;
  readonly subject: Subject;
  readonly cover: CoverCanvas;
  readonly onPainted: (still: Still) => void;
}

const SIZE = { width: 960, height: 720 };
/** As large as a 4K screen. */
const LARGE = { width: 3840, height: 2880 };

/** The same book from the same place, as a picture that cannot be turned: where there is no WebGL, or no longer. */
export function StillPicture({ says, seen, subject, cover, onPainted }: StillPictureProps) {
  const t = useMessages(bookViewMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const client = useMemo(() => createMockUpClient(), []);
  useEffect(() => () => client.close(), [client]);
  const [hasFailed, setHasFailed] = useState(false);
  // A slider asks faster than a picture is made.
  const line = useMemo(() => latestOnly(() => setHasFailed(true)), []);
  const { scene, finish, paper, extent } = seen;
  const shelf = seen.neighbours.join(' ');
  useEffect(() => {
    let isLeft = false;
    const fronts = readFronts(shelf === '' ? [] : shelf.split(' '));
    const readCover = (): Picture => {
      const { width, height } = cover.canvas;
      const flat = cover.canvas.getContext('2d')?.getImageData(0, 0, width, height);
      if (!flat) throw new Error('The cover could not be read');
      return { width, height, data: flat.data };
    };
    const pictureOf = async (painted: Picture, size: typeof SIZE) => {
      const neighbours = await fronts;
      const made = await client.ask({ scene, subject, ...size, finish, paper, extent, ground: null, cover: painted, neighbours });
      return new ImageData(new Uint8ClampedArray(made.data), made.width, made.height);
    };
    const paintLarge = async () => {
      cover.paintAs(LARGE.width);
      const painted = readCover();
      cover.paintAs();
      const large = Object.assign(document.createElement('canvas'), LARGE);
      large.getContext('2d')?.putImageData(await pictureOf(painted, LARGE), 0, 0);
      return large;
    };
    const paint = async () => {
      await fronts;
      if (isLeft) return;
      const made = await pictureOf(readCover(), SIZE);
      if (isLeft || !canvas.current) return;
      canvas.current.getContext('2d')?.putImageData(made, 0, 0);
      setHasFailed(false);
      onPainted({ paintLarge });
    };
    const stop = cover.watch(() => line(paint));
    return () => {
      isLeft = true;
      stop();
    };
  }, [scene, finish, paper, extent, shelf, subject, cover, client, line, onPainted]);
  return (
    <figure className={styles.still}>
      <canvas ref={canvas} {...SIZE} role="img" aria-label={t('yourBook')} />
      {(says !== null || hasFailed) && (
        <figcaption role="status">
          {says} {hasFailed && t('stillFailed')}
        </figcaption>
      )}
    </figure>
  );
}
