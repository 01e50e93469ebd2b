import type { Camera as View, Subject } from '@coverwright/core/book/scenes.ts';
import type { RootState } from '@react-three/fiber';
import { useEffect, useMemo, useRef } from 'react';
import { PerspectiveCamera } from 'three';
import styles from './book-panel.module.css';
import { latestOnly } from './latest-only.ts';
import type { BookAppearance } from './book-appearance.ts';
import { type PaintedCover, readCover, readLargeCover } from './read-cover.ts';
import { type Still, canvasOf } from './save-view.ts';
import { useMockUp } from './use-mock-up.ts';

interface PictureAtRestProps {
  readonly state: RootState;
  readonly view: View;
  readonly seen: BookAppearance;
  readonly subject: Subject;
  readonly cover: PaintedCover;
  /** Called with the picture that can be saved. */
  readonly onStill: ((still: Still) => void) | undefined;
  /** Calls the listener whenever the stage was drawn again. Returns a function that removes the listener. */
  readonly onDrawn: (drawn: () => void) => () => void;
}

/** Length of the longer side of a saved picture, in pixels. */
const LONGEST = 1600;
/** The picture is painted once the stage has been still for this many milliseconds. */
const REST_MS = 300;

/** Covers the coarse stage of a software renderer: once the stage is still, the same view is painted with smooth edges and soft shadows. */
export function PictureAtRest({ state, view, seen, subject, cover, onStill, onDrawn }: PictureAtRestProps) {
  const canvas = useRef<HTMLCanvasElement>(null);
  // If the picture cannot be painted, the stage below stays visible.
  const line = useMemo(() => latestOnly(() => {}), []);
  const paintMockUp = useMockUp(seen, subject);
  useEffect(() => {
    let drawings = 0;
    let timer: ReturnType<typeof setTimeout> | null = null;
    const paint = async () => {
      const painted = drawings;
      const { width, height } = state.size;
      const size = { width: Math.round(width), height: Math.round(height) };
      const made = await paintMockUp(readCover(cover), size, cameraOf(state, view));
      if (!canvas.current || painted !== drawings) return;
      Object.assign(canvas.current, size);
      canvas.current.getContext('2d')?.putImageData(made, 0, 0);
      canvas.current.hidden = false;
    };
    const rest = () => {
      drawings += 1;
      if (canvas.current) canvas.current.hidden = true;
      if (timer !== null) clearTimeout(timer);
      timer = setTimeout(() => line(paint), REST_MS);
    };
    rest();
    const stop = onDrawn(rest);
    return () => {
      drawings = -1;
      stop();
      if (timer !== null) clearTimeout(timer);
    };
  }, [state, view, cover, line, onDrawn, paintMockUp]);
  useEffect(() => {
    onStill?.({
      async paintLarge() {
        const { width, height } = state.size;
        const scale = LONGEST / Math.max(width, height);
        const size = { width: Math.round(width * scale), height: Math.round(height * scale) };
        return canvasOf(await paintMockUp(readLargeCover(cover, LONGEST), size, cameraOf(state, view)));
      },
    });
  }, [state, view, cover, onStill, paintMockUp]);
  return <canvas ref={canvas} className={styles.atRest} aria-hidden="true" data-testid="book-at-rest" hidden />;
}

function cameraOf({ camera }: RootState, { to, field }: View): View {
  const { x, y, z } = camera.position;
  return { from: [x, y, z], to, field: camera instanceof PerspectiveCamera ? camera.fov : field };
}
