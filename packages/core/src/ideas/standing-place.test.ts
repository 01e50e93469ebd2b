import { expect, test } from 'vitest';
import { rectanglePath } from '../scene/path.ts';
import { standingPlace } from './standing-place.ts';

/** A line with one tall block, and a low one to its left. */
function line(x: number, y: number, height: number) {
  const ink = { x, y, width: 400, height };
  const outline = () => [
    ...rectanglePath({ x, y: y + height / 2, width: 180, height: height / 2 }),
    ...rectanglePath({ x: x + 200, y, width: 200, height }),
  ];
  return { ink, letters: [], outline };
}

test('[B22] somebody stands on the flat top of a tall letter', () => {
  const place = standingPlace([line(100, 500, 200)], 30, 0);
  expect(place?.y).toBe(500);
  expect(place?.x).toBeCloseTo(400, 0);
});

test('[B22] nobody stands on a small word, nor where a line above leaves no room', () => {
  const small = line(100, 400, 40);
  expect(standingPlace([small, line(100, 500, 200)], 30, 0.5)).toBeNull();
  expect(standingPlace([{ ...small, ink: { ...small.ink, width: 100 } }, line(100, 500, 200)], 30, 0.5)?.y).toBe(500);
});
