import type { Point, Rect, Size } from '@coverwright/core/geometry/shapes.ts';
import { movedCrop, pulledCrop } from '@coverwright/core/interaction/crop-frame.ts';
import { HANDLES, type Handle } from '@coverwright/core/interaction/resize-box.ts';
import { useMessages } from '../messages/use-messages.ts';
import { type KeyboardEvent, type PointerEvent, useLayoutEffect, useRef } from 'react';
import styles from './cropping.module.css';
import { croppingMessages } from './messages.ts';

interface CropFrameProps {
  readonly crop: Rect;
  readonly picture: Size;
  /** Screen pixels per pixel of the picture. */
  readonly scale: number;
  /** Aspect ratio that a handle keeps; null: free. */
  readonly ratio: number | null;
  readonly onChange: (crop: Rect) => void;
}

const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};
/** Distances of an arrow key as shares of the picture's longer side: `STEP`, and `LEAP` with Shift. */
const STEP = 0.01;
const LEAP = 0.1;

/** The crop frame with its eight handles, which the pointer and the arrow keys move. */
export function CropFrame({ crop, picture, scale, ratio, onChange }: CropFrameProps) {
  const t = useMessages(croppingMessages);
  // The focus moves into the frame, for people who opened it by a key.
  const inside = useRef<HTMLDivElement>(null);
  useLayoutEffect(() => inside.current?.focus({ preventScroll: true }), []);
  const held = useRef<{ readonly pointerId: number; readonly from: Point; readonly crop: Rect } | null>(null);
  const changed = (start: Rect, handle: Handle | null, by: Point) =>
    onChange(handle === null ? movedCrop(start, by, picture) : pulledCrop(start, handle, by, picture, ratio));

  const letGo = ({ pointerId }: PointerEvent<HTMLElement>) => {
    if (held.current?.pointerId === pointerId) held.current = null;
  };

  const by = (handle: Handle | null) => ({
    onPointerDown(event: PointerEvent<HTMLElement>) {
      event.stopPropagation();
      // A second finger does not move what the first one holds.
      if (held.current) return;
      event.currentTarget.setPointerCapture(event.pointerId);
      held.current = { pointerId: event.pointerId, from: { x: event.clientX, y: event.clientY }, crop };
    },
    onPointerMove(event: PointerEvent<HTMLElement>) {
      if (held.current?.pointerId !== event.pointerId) return;
      const { from, crop: start } = held.current;
      changed(start, handle, { x: (event.clientX - from.x) / scale, y: (event.clientY - from.y) / scale });
    },
    onPointerUp: letGo,
    onPointerCancel: letGo,
    onKeyDown(event: KeyboardEvent) {
      const arrow = ARROWS[event.key];
      if (!arrow) return;
      event.preventDefault();
      event.stopPropagation();
      const far = Math.max(picture.width, picture.height) * (event.shiftKey ? LEAP : STEP);
      changed(crop, handle, { x: arrow.x * far, y: arrow.y * far });
    },
  });

  const place = { left: crop.x * scale, top: crop.y * scale, width: crop.width * scale, height: crop.height * scale };
  const size = `${Math.round(crop.width)} × ${Math.round(crop.height)}`;
  return (
    <>
      <div className={styles.shade}>
        <div className={styles.hole} style={place} />
      </div>
      <div className={styles.frame} style={place} data-testid="crop-frame">
        <div ref={inside} className={styles.inside} role="application" tabIndex={0} aria-label={t('cropArea', { size })} {...by(null)} />
        {HANDLES.map((handle) => (
          <div
            key={handle}
            className={styles.handle}
            role="application"
            tabIndex={0}
            data-handle={handle}
            data-testid={`crop-${handle}`}
            aria-label={t('handle', { handle: t(handle) })}
            {...by(handle)}
          />
        ))}
        <span className={styles.size} role="status">
          {t('size', { size })}
        </span>
      </div>
    </>
  );
}
