import type { Subject } from '@coverwright/core/book/scenes.ts';
import { useMessages } from '../messages/use-messages.ts';
import { useEffect, useMemo, useRef, useState } from 'react';
import styles from './book-panel.module.css';
import type { CoverCanvas } from './cover-canvas.ts';
import { latestOnly } from './latest-only.ts';
import type { BookAppearance } from './book-appearance.ts';
import { bookViewMessages } from './messages.ts';
import { readCover, readLargeCover } from './read-cover.ts';
import { type Still, canvasOf } from './save-view.ts';
import { useMockUp } from './use-mock-up.ts';

interface StillPictureProps {
  /** The reason why the book cannot be turned; null if that needs no explanation. */
  readonly says: string | null;
  readonly seen: BookAppearance;
  readonly subject: Subject;
  readonly cover: CoverCanvas;
  readonly onPainted: (still: Still) => void;
}

const SIZE = { width: 960, height: 720 };
/** Size of a saved picture, which is painted within three seconds. Pixels. */
const LARGE = { width: 1600, height: 1200 };

/** The book from the current view as a picture that cannot be turned: without WebGL, or after its context was lost. */
export function StillPicture({ says, seen, subject, cover, onPainted }: StillPictureProps) {
  const t = useMessages(bookViewMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const [hasFailed, setHasFailed] = useState(false);
  // A slider changes faster than a picture is made, so only the latest request is painted.
  const line = useMemo(() => latestOnly(() => setHasFailed(true)), []);
  const paintMockUp = useMockUp(seen, subject);
  useEffect(() => {
    let isLeft = false;
    const paint = async () => {
      if (isLeft) return;
      const made = await paintMockUp(readCover(cover), SIZE);
      if (isLeft || !canvas.current) return;
      canvas.current.getContext('2d')?.putImageData(made, 0, 0);
      setHasFailed(false);
      onPainted({ paintLarge: async () => canvasOf(await paintMockUp(readLargeCover(cover, LARGE.width), LARGE)) });
    };
    const stop = cover.watch(() => line(paint));
    return () => {
      isLeft = true;
      stop();
    };
  }, [paintMockUp, cover, line, onPainted]);
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
