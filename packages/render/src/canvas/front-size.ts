import type { Size } from '@coverwright/core/geometry/shapes.ts';

/** Returns the size in whole pixels of a front that is painted at a width. */
export function frontSize(front: Size, width: number): readonly [width: number, height: number] {
  return [width, Math.round((front.height * width) / front.width)];
}
