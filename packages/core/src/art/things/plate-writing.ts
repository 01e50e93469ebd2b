import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { smoothLine } from '../drawing/outlines.ts';

/** A letter as an engraver writes it: its width and its strokes, in heights of a capital from the baseline up. */
interface Letter {
  readonly width: number;
  /** Places across and up of each stroke, with commas between strokes. */
  readonly strokes: string;
}

const LETTERS: Readonly<Record<string, Letter>> = {
  '1': { width: 0.46, strokes: '0.08 0.8 0.26 1 0.26 0, 0.1 0 0.42 0' },
  '2': { width: 0.54, strokes: '0.06 0.76 0.14 0.96 0.3 1 0.44 0.9 0.44 0.7 0.3 0.4 0.04 0.02, 0.04 0.02 0.48 0.02 0.5 0.14' },
  '3': { width: 0.52, strokes: '0.08 0.86 0.22 1 0.4 0.94 0.42 0.72 0.2 0.54, 0.2 0.54 0.42 0.46 0.46 0.22 0.32 0.02 0.14 0 0.04 0.14' },
  '4': { width: 0.56, strokes: '0.38 0 0.38 1 0.38 0.98, 0.38 1 0.04 0.3 0.05 0.3, 0.04 0.3 0.52 0.3' },
  '5': { width: 0.52, strokes: '0.44 1 0.15 1, 0.15 1 0.1 0.56, 0.1 0.56 0.28 0.62 0.45 0.48 0.44 0.18 0.28 0 0.08 0.06' },
  F: { width: 0.62, strokes: '0.14 0 0.14 1, 0.02 0 0.3 0, 0.06 1 0.6 1 0.6 0.84, 0.14 0.53 0.44 0.53' },
  P: { width: 0.62, strokes: '0.14 0 0.14 1, 0.02 0 0.28 0, 0.06 1 0.38 1 0.55 0.88 0.54 0.64 0.38 0.52 0.14 0.52' },
  I: { width: 0.36, strokes: '0.18 0 0.18 1, 0.05 0 0.31 0, 0.05 1 0.31 1' },
  V: { width: 0.68, strokes: '0.08 1 0.34 0, 0.34 0 0.6 1, 0 1 0.2 1, 0.48 1 0.7 1' },
  X: { width: 0.68, strokes: '0.08 1 0.58 0, 0.58 1 0.08 0, 0 1 0.2 1, 0.46 0 0.68 0' },
  i: { width: 0.3, strokes: '0.04 0.56 0.13 0.64 0.13 0.1 0.2 0 0.29 0.08, 0.13 0.86 0.14 0.88' },
  l: { width: 0.28, strokes: '0.04 0.94 0.12 1 0.12 0.1 0.19 0 0.28 0.08' },
  g: {
    width: 0.54,
    strokes: '0.4 0.54 0.28 0.64 0.1 0.54 0.06 0.26 0.18 0.02 0.34 0.1 0.41 0.3, 0.43 0.64 0.41 0.1 0.36 -0.22 0.2 -0.32 0.04 -0.22',
  },
  a: { width: 0.54, strokes: '0.42 0.5 0.28 0.64 0.1 0.5 0.06 0.22 0.18 0 0.34 0.14 0.44 0.62 0.42 0.1 0.52 0.04' },
  b: { width: 0.5, strokes: '0.02 0.96 0.1 1 0.1 0.1 0.2 0 0.38 0.1 0.44 0.42 0.32 0.62 0.12 0.42' },
  c: { width: 0.46, strokes: '0.42 0.5 0.3 0.64 0.12 0.52 0.06 0.24 0.18 0.01 0.4 0.12' },
  '.': { width: 0.26, strokes: '0.08 0.02 0.1 0.03' },
  ' ': { width: 0.3, strokes: '' },
};

const SLANT = 0.24;
const BETWEEN = 0.1;

/** Small italics on a plate, as strokes. @param from the start of the baseline. @param size height of a capital, units. */
export function plateWriting(words: string, from: Point, size: number): readonly Path[] {
  let x = 0;
  return [...words].flatMap((sign) => {
    const letter = LETTERS[sign];
    if (!letter) return [];
    const start = x;
    x += letter.width + BETWEEN;
    return letter.strokes
      .split(', ')
      .filter(Boolean)
      .map((stroke) => {
        const numbers = stroke.split(' ').map(Number);
        const points = Array.from({ length: numbers.length / 2 }, (_, index): Point => {
          const [across = 0, up = 0] = numbers.slice(index * 2, index * 2 + 2);
          return { x: from.x + (start + across + up * SLANT) * size, y: from.y - up * size };
        });
        return smoothLine(points);
      });
  });
}

/** The width of small italics, units. */
export function widthOfWriting(words: string, size: number): number {
  return [...words].reduce((sum, sign) => sum + ((LETTERS[sign]?.width ?? -BETWEEN) + BETWEEN) * size, 0);
}
