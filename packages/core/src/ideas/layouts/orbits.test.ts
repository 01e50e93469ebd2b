import { expect, test } from 'vitest';
import type { Point } from '../../geometry/shapes.ts';
import type { ArtPen } from '../art-shape.ts';
import { fadingRing } from './orbits.ts';

const AREA = { x: 0, y: 0, width: 1000, height: 1500 };

/** Returns the parts of a ring, each with its points. */
function partsOf(middle: Point, radius: number) {
  const lines: (readonly Point[])[] = [];
  const pen: ArtPen = {
    area: AREA,
    through: (points) => {
      lines.push(points);
      return String(lines.length - 1);
    },
    circle: () => '',
  };
  return fadingRing(pen, middle, radius, { from: 500, to: 700 }).map(({ d, strength }) => ({ strength, points: lines[Number(d)] ?? [] }));
}

test('[B24] an orbit ends under the title, and grows fainter towards it', () => {
  const parts = partsOf({ x: 500, y: 900 }, 480);
  const step = 480 * 0.04;
  expect(parts.length).toBeGreaterThan(4);
  for (const { points } of parts) for (const { y } of points) expect(y).toBeGreaterThan(500 - step);
  const [faintest, strongest] = [0, 1].map((strength) =>
    parts.filter((part) => (strength === 1 ? part.strength === 1 : part.strength < 0.4)).flatMap(({ points }) => points.map(({ y }) => y)),
  );
  expect(Math.max(...(faintest ?? []))).toBeLessThan(700);
  expect(Math.min(...(strongest ?? []))).toBeGreaterThan(650);
});

test('[B24] an orbit that is far from the title is a whole ring', () => {
  const parts = partsOf({ x: 500, y: 1100 }, 200);
  expect(parts).toHaveLength(1);
  expect(parts[0]?.strength).toBe(1);
});

test('[B24] no orbit runs over the fold', () => {
  for (const { points } of partsOf({ x: 300, y: 1000 }, 400)) for (const { x } of points) expect(x).toBeGreaterThan(-20);
});
