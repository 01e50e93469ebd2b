import type { TextEngine } from '../text/text-engine.ts';
import type { LaidRun } from '../text/text-layout.ts';
import { flattenOutline } from './flatten-outline.ts';

/**
 * The edge of some letters as seen from above and from below, in columns of equal width: `top` is the smallest y of each column and
 * `bottom` the greatest, in print pixels, with y downwards. A column without ink has infinite edges.
 */
export interface Skyline {
  readonly column: number;
  readonly top: readonly number[];
  readonly bottom: readonly number[];
}

/** The number of columns to each side at which letters keep their distance from neighbors too. */
const PADDING = 2;

/** The number of columns over the width of a box. */
const COLUMNS = 200;

/** Returns the skyline of runs in their place, over `width` print pixels from 0. */
export function skylineOf(runs: readonly LaidRun[], engine: TextEngine, width: number): Skyline {
  const column = width / COLUMNS;
  const top = new Array<number>(COLUMNS).fill(Number.POSITIVE_INFINITY);
  const bottom = new Array<number>(COLUMNS).fill(Number.NEGATIVE_INFINITY);
  const raise = (index: number, y: number) => {
    top[index] = Math.min(top[index] ?? 0, y);
    bottom[index] = Math.max(bottom[index] ?? 0, y);
  };
  const cover = (fromX: number, fromY: number, toX: number, toY: number) => {
    const first = Math.max(0, Math.floor(Math.min(fromX, toX) / column));
    const last = Math.min(COLUMNS - 1, Math.floor(Math.max(fromX, toX) / column));
    for (let index = first; index <= last; index += 1) {
      if (toX === fromX) {
        raise(index, fromY);
        raise(index, toY);
        continue;
      }
      // Only the part of the segment in this column counts, so that a long slant does not raise all of the columns.
      const begin = (index * column - fromX) / (toX - fromX);
      const end = ((index + 1) * column - fromX) / (toX - fromX);
      raise(index, fromY + (toY - fromY) * Math.min(1, Math.max(0, begin)));
      raise(index, fromY + (toY - fromY) * Math.min(1, Math.max(0, end)));
    }
  };
  for (const { face, slant, size, glyphs } of runs) {
    for (const { id, x, y } of glyphs) {
      for (const contour of flattenOutline(engine, face, id)) {
        for (let index = 2; index < contour.length; index += 2) {
          const [fromY, toY] = [contour[index - 1]!, contour[index + 1]!];
          const fromX = x + (contour[index - 2]! - fromY * slant) * size;
          cover(fromX, y + fromY * size, x + (contour[index]! - toY * slant) * size, y + toY * size);
        }
      }
    }
  }
  return { column, top, bottom };
}

/**
 * Returns the distance that `below` must move down so that at least `gap` print pixels are left under `above` everywhere; negative if it
 * may move up.
 */
export function dropBelow(above: Skyline, below: Skyline, gap: number): number {
  let drop = Number.NEGATIVE_INFINITY;
  for (const [index, top] of below.top.entries()) {
    if (top === Number.POSITIVE_INFINITY) continue;
    for (let near = Math.max(0, index - PADDING); near <= Math.min(above.bottom.length - 1, index + PADDING); near += 1) {
      drop = Math.max(drop, (above.bottom[near] ?? 0) + gap - top);
    }
  }
  return drop;
}

/** Returns the skyline around two skylines with the same columns. */
export function joinSkylines(first: Skyline, second: Skyline): Skyline {
  return {
    ...first,
    top: first.top.map((y, index) => Math.min(y, second.top[index] ?? y)),
    bottom: first.bottom.map((y, index) => Math.max(y, second.bottom[index] ?? y)),
  };
}

export function moveSkyline(skyline: Skyline, dy: number): Skyline {
  return { ...skyline, top: skyline.top.map((y) => y + dy), bottom: skyline.bottom.map((y) => y + dy) };
}

/** Returns a skyline without what is higher than `y`. */
export function cutSkyline(skyline: Skyline, y: number): Skyline {
  return { ...skyline, top: skyline.top.map((top) => Math.max(top, y)) };
}

/** Returns a skyline without what is lower than `y`. */
export function trimSkyline(skyline: Skyline, y: number): Skyline {
  return { ...skyline, bottom: skyline.bottom.map((bottom) => Math.min(bottom, y)) };
}

/** Returns a skyline that is everywhere as high and as low as this one is anywhere. */
export function levelSkyline(skyline: Skyline): Skyline {
  const [top, bottom] = [Math.min(...skyline.top), Math.max(...skyline.bottom)];
  return { ...skyline, top: skyline.top.map(() => top), bottom: skyline.bottom.map(() => bottom) };
}
