import type { Rect } from '../geometry/shapes.ts';

/** Returns the line that most letters stand on: those with descenders end lower, and round ones a little. @param letters the box around each. */
export function baselineOf(letters: readonly Rect[]): number {
  const ends = letters.map(({ y, height }) => y + height).toSorted((first, second) => first - second);
  return ends[Math.floor((ends.length - 1) / 2)] ?? 0;
}
