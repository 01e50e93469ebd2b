import { useMessages } from '../messages/use-messages.ts';
import { type KeyboardEvent, type PointerEvent, useEffect, useRef, useState } from 'react';
import { useStore } from 'zustand';
import type { MaskEditor } from './create-mask-editor.ts';
import styles from './cut-out.module.css';
import { drawMasked, wholeOf } from './draw-mask.ts';
import type { Brush } from './mask.ts';
import { cutOutMessages } from './messages.ts';

interface MaskCanvasProps {
  readonly picture: HTMLCanvasElement;
  readonly editor: MaskEditor;
  readonly brush: Omit<Brush, 'radius'>;
  /** Radius of the brush in screen pixels, so that it covers less of the picture at a higher zoom. */
  readonly reach: number;
  /** The zoom factor; at 1 the whole picture fits. */
  readonly zoom: number;
  /** True if dragging moves the picture instead of painting. */
  readonly isMoving: boolean;
}

interface Point {
  readonly x: number;
  readonly y: number;
}

/** Distance that an arrow key moves the brush, in pixels of the picture. */
const KEY_STEP = 12;
const ARROWS: Readonly<Record<string, Point>> = {
  ArrowLeft: { x: -1, y: 0 },
  ArrowRight: { x: 1, y: 0 },
  ArrowUp: { x: 0, y: -1 },
  ArrowDown: { x: 0, y: 1 },
};

/** The picture to paint on: by mouse, pen and touch, or by arrow keys and the space bar. */
export function MaskCanvas({ picture, editor, brush, reach, zoom, isMoving }: MaskCanvasProps) {
  const t = useMessages(cutOutMessages);
  const canvas = useRef<HTMLCanvasElement>(null);
  const frame = useRef<HTMLDivElement>(null);
  const last = useRef<Point | null>(null);
  const pointer = useRef<number | null>(null);
  const [cursor, setCursor] = useState<Point | null>(null);
  const { present } = useStore(editor.state, (state) => state.steps);
  useEffect(() => {
    if (canvas.current) drawMasked(canvas.current, picture, present, wholeOf(present));
  }, [picture, present]);

  const scaleOf = (element: HTMLCanvasElement) => picture.width / element.getBoundingClientRect().width;
  const paintTo = (element: HTMLCanvasElement, to: Point) => {
    const touched = editor.paint(last.current ?? to, to, { ...brush, radius: reach * scaleOf(element) });
    last.current = to;
    if (touched) drawMasked(element, picture, editor.state.getState().steps.present, touched);
  };
  const pointOf = (event: PointerEvent<HTMLCanvasElement>): Point => {
    const { left, top } = event.currentTarget.getBoundingClientRect();
    const scale = scaleOf(event.currentTarget);
    return { x: (event.clientX - left) * scale, y: (event.clientY - top) * scale };
  };
  const start = (event: PointerEvent<HTMLCanvasElement>) => {
    if (event.button !== 0 || last.current) return;
    event.currentTarget.setPointerCapture(event.pointerId);
    last.current = pointOf(event);
    pointer.current = event.pointerId;
    if (isMoving) return;
    editor.startStroke();
    paintTo(event.currentTarget, pointOf(event));
  };
  /** Returns true for a second finger, which does not take part in the current stroke. */
  const isOther = ({ pointerId }: PointerEvent) => last.current !== null && pointerId !== pointer.current;
  const move = (event: PointerEvent<HTMLCanvasElement>) => {
    if (isOther(event)) return;
    const at = pointOf(event);
    setCursor(isMoving || event.pointerType === 'touch' ? null : at);
    if (!last.current) return;
    if (isMoving) frame.current?.scrollBy(-event.movementX, -event.movementY);
    else paintTo(event.currentTarget, at);
  };
  const end = (event: PointerEvent<HTMLCanvasElement>) => {
    if (!last.current || isOther(event)) return;
    last.current = null;
    if (!isMoving) editor.endStroke();
  };
  const press = (event: KeyboardEvent<HTMLCanvasElement>) => {
    const arrow = ARROWS[event.key];
    const from = cursor ?? { x: picture.width / 2, y: picture.height / 2 };
    if (arrow) {
      const at = { x: clamp(from.x + arrow.x * KEY_STEP, picture.width), y: clamp(from.y + arrow.y * KEY_STEP, picture.height) };
      setCursor(at);
    } else if (event.key === ' ') {
      editor.startStroke();
      paintTo(event.currentTarget, from);
      last.current = null;
      editor.endStroke();
      setCursor(from);
    } else return;
    event.preventDefault();
    event.stopPropagation();
  };
  // The window's height limits the width as well.
  const width = `calc(${zoom} * min(100%, ${(picture.width / picture.height).toFixed(4)} * var(--room)))`;
  return (
    <div className={styles.frame} ref={frame} data-moving={isMoving}>
      <div className={styles.sheet} style={{ width, aspectRatio: `${picture.width} / ${picture.height}` }}>
        <canvas
          ref={canvas}
          className={styles.canvas}
          width={picture.width}
          height={picture.height}
          tabIndex={0}
          role="application"
          aria-label={t(brush.mode === 'erase' ? 'erasingBrush' : 'restoringBrush')}
          onPointerDown={start}
          onPointerMove={move}
          onPointerUp={end}
          onPointerCancel={end}
          onPointerLeave={() => setCursor(null)}
          onKeyDown={press}
        />
        {cursor && (
          <span
            className={styles.brush}
            style={{
              left: `${(cursor.x / picture.width) * 100}%`,
              top: `${(cursor.y / picture.height) * 100}%`,
              width: reach * 2,
              height: reach * 2,
            }}
          />
        )}
      </div>
    </div>
  );
}

function clamp(value: number, most: number): number {
  return Math.min(most, Math.max(0, value));
}
