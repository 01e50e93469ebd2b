import { expect, test } from 'vitest';
import { isTrusted, measureMask } from './mask-trust.ts';
import { createPlane, type Plane } from './plane.ts';

const SIDE = 100;

function maskOf(valueAt: (x: number, y: number) => number): Plane {
  const mask = createPlane(SIDE, SIDE);
  for (let at = 0; at < mask.data.length; at++) mask.data[at] = valueAt(at % SIDE, Math.floor(at / SIDE));
  return mask;
}

/** A picture whose subject, where the mask is one, is lighter than its background by `step`. */
function pictureOf({ width, height, data }: Plane, step: number) {
  const colours = Float32Array.from({ length: data.length * 3 }, (_, at) => 0.3 + step * (data[Math.floor(at / 3)] ?? 0));
  return { width, height, data: colours };
}

const away = (x: number, y: number, middleX = 50, middleY = 50) => Math.hypot(x - middleX, y - middleY);
const disc = maskOf((x, y) => Math.min(1, Math.max(0, (26 - away(x, y)) / 2)));

test('[S3] a subject with a firm outline on a background of another color is trusted', () => {
  const figures = measureMask(disc, pictureOf(disc, 0.4));
  expect(figures.subject).toBeCloseTo((Math.PI * 25 ** 2) / SIDE ** 2, 2);
  expect(figures).toMatchObject({ together: 1, edges: 0 });
  expect(isTrusted(figures)).toBe(true);
});

test.each([
  ['gray on gray', disc, pictureOf(disc, 0.02)],
  ['a soft patch without an outline', maskOf((x, y) => Math.max(0, 1 - away(x, y) / 60)), null],
  ['specks all over', maskOf((x, y) => (x % 8 < 3 && y % 8 < 3 ? 1 : 0)), null],
  ['nearly the whole picture', maskOf((_, y) => (y < 92 ? 1 : 0)), null],
  ['a frame along three edges', maskOf((x, y) => (x < 12 || x > 88 || y < 12 ? 1 : 0)), null],
  ['nothing', maskOf((x, y) => (x === 50 && y === 50 ? 1 : 0)), null],
])('[S3] a mask of %s is not trusted', (_, mask, picture) => {
  expect(isTrusted(measureMask(mask, picture ?? pictureOf(mask, 0.4)))).toBe(false);
});
