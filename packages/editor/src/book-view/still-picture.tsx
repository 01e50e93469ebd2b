import type { Subject } from '@coverwright/core/book/scenes.ts';
import { useEffect, useMemo, useRef } from 'react';
import styles from './book-panel.module.css';
import type { CoverCanvas } from './cover-canvas.ts';
import type { LookedAt } from './looked-at.ts';
import { createMockUpDesk } from './mock-up-desk.ts';
import { readFronts } from './read-fronts.ts';

interface StillPictureProps {
  /** Why it cannot be turned; null: it is not meant to be. */
  readonly says: string | null;
  readonly seen: LookedAt;
  readonly subject: Subject;
  readonly cover: CoverCanvas;
  readonly onPainted: (canvas: HTMLCanvasElement) => void;
}

const SIZE = { width: 960, height: 720 };

/** The same book from the same place, as a picture that cannot be turned: where there is no WebGL, or no longer. */
export function StillPicture({ says, seen, subject, cover, onPainted }: StillPictureProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  const desk = useMemo(() => createMockUpDesk(), []);
  const { scene, finish, paper, extent } = seen;
  const shelf = seen.neighbours.join(' ');
  useEffect(() => {
    let isLeft = false;
    let isBusy = false;
    let isAskedAgain = false;
    const fronts = readFronts(shelf === '' ? [] : shelf.split(' '));
    const picture = async () => {
      const { width, height } = cover.canvas;
      const flat = cover.canvas.getContext('2d')?.getImageData(0, 0, width, height);
      if (!flat) return;
      const painted = { width, height, data: flat.data };
      const neighbours = await fronts;
      const made = await desk.ask({ scene, subject, ...SIZE, finish, paper, extent, ground: null, cover: painted, neighbours });
      if (isLeft || !canvas.current) return;
      canvas.current.getContext('2d')?.putImageData(new ImageData(new Uint8ClampedArray(made.data), made.width, made.height), 0, 0);
      onPainted(canvas.current);
    };
    const paint = async () => {
      isAskedAgain = isBusy;
      if (isBusy) return;
      isBusy = true;
      await picture();
      isBusy = false;
      if (isAskedAgain && !isLeft) void paint();
    };
    const stop = cover.watch(() => void paint());
    return () => {
      isLeft = true;
      stop();
    };
  }, [scene, finish, paper, extent, shelf, subject, cover, desk, onPainted]);
  return (
    <figure className={styles.still}>
      <canvas ref={canvas} {...SIZE} role="img" aria-label="Your book" />
      {says !== null && <figcaption>{says}</figcaption>}
    </figure>
  );
}
