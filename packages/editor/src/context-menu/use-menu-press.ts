import type { Point } from '@coverwright/core/geometry/shapes.ts';
import { type KeyboardEvent, type MouseEvent, type PointerEvent, useEffect, useRef } from 'react';

/** A touch of this duration opens the menu. Milliseconds. */
const LONG_PRESS_MS = 500;
/** A finger that moves further than this scrolls instead. Screen pixels. */
const STILL = 8;

/** Opens a menu on an element: by right click, menu key, or long press. */
export function useMenuPress(open: (at: Point, withKeys: boolean) => void) {
  const timer = useRef<ReturnType<typeof setTimeout> | null>(null);
  const start = useRef<Point>({ x: 0, y: 0 });
  const stop = () => {
    if (timer.current !== null) clearTimeout(timer.current);
    timer.current = null;
  };
  useEffect(() => stop, []);
  return {
    onContextMenu(event: MouseEvent) {
      event.preventDefault();
      const { nativeEvent: native } = event;
      if (native instanceof PointerEvent && native.pointerType === 'mouse') open({ x: event.clientX, y: event.clientY }, true);
    },
    onKeyDownCapture(event: KeyboardEvent) {
      if (event.key !== 'ContextMenu' && !(event.key === 'F10' && event.shiftKey)) return;
      event.preventDefault();
      event.stopPropagation();
      const { left, top, height } = event.currentTarget.getBoundingClientRect();
      open({ x: left + height, y: top + height / 2 }, true);
    },
    onPointerDown({ pointerType, clientX: x, clientY: y }: PointerEvent) {
      stop();
      if (pointerType !== 'touch') return;
      start.current = { x, y };
      timer.current = setTimeout(() => open({ x, y }, false), LONG_PRESS_MS);
    },
    onPointerMove({ clientX, clientY }: PointerEvent) {
      if (Math.hypot(clientX - start.current.x, clientY - start.current.y) > STILL) stop();
    },
    onPointerUp: stop,
    onPointerCancel: stop,
  };
}
