import type { Point, Rect } from '@coverwright/core/geometry/shapes.ts';

export const HANDLES = ['nw', 'n', 'ne', 'e', 'se', 's', 'sw', 'w'] as const;
export type Handle = (typeof HANDLES)[number];

const LEAST = 24;

/**
 * A rectangle dragged by one of its handles. `delta` is in the rectangle's own (unrotated) axes.
 * @param keepRatio corners keep the proportions.
 */
export function resizeRect(rect: Rect, handle: Handle, delta: Point, keepRatio: boolean): Rect {
  const west = handle.includes('w');
  const east = handle.includes('e');
  const north = handle.includes('n');
  const south = handle.includes('s');
  let width = Math.max(LEAST, rect.width + (east ? delta.x : west ? -delta.x : 0));
  let height = Math.max(LEAST, rect.height + (south ? delta.y : north ? -delta.y : 0));
  if (keepRatio && isCorner(handle)) {
    const scale = Math.max(width / rect.width, height / rect.height);
    width = rect.width * scale;
    height = rect.height * scale;
  }
  return {
    x: west ? rect.x + rect.width - width : rect.x,
    y: north ? rect.y + rect.height - height : rect.y,
    width,
    height,
  };
}

export function isCorner(handle: Handle): boolean {
  return handle.length === 2;
}
