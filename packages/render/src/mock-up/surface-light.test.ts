import { expect, test } from 'vitest';
import { smoothLight } from './surface-light.ts';

const SIZE = 64;
const LARGE = 0;
const THIN = 1;
const thickness = Float32Array.of(200, 3);

test('[E15] light that grows evenly over a large surface is known between the crossings as it is at them', () => {
  const even = (x: number, y: number) => 0.2 + x / 200 + y / 300;
  const lightAt = smoothLight(SIZE, thickness, even);
  for (const [x, y] of pixels()) expect(lightAt(x, y, LARGE)).toBeCloseTo(even(x, y), 5);
});

test('[E15] a large surface is lit at its crossings alone, a thin one at every sample', () => {
  const lit = [0, 0];
  const lightAt = smoothLight(SIZE, thickness, (_x, _y, triangle) => {
    lit[triangle] = (lit[triangle] ?? 0) + 1;
    return 1;
  });
  for (const [x, y] of pixels()) {
    lightAt(x, y, LARGE);
    lightAt(x, y, THIN);
  }
  expect(lit[THIN]).toBe(SIZE * SIZE);
  expect(lit[LARGE]).toBeLessThan((SIZE * SIZE) / 30);
});

test('[E15] two surfaces that meet keep their own light', () => {
  const lightAt = smoothLight(SIZE, Float32Array.of(200, 200), (_x, _y, triangle) => triangle);
  for (const [x, y] of pixels()) expect(lightAt(x, y, x < 13 ? 0 : 1)).toBe(x < 13 ? 0 : 1);
});

/** Returns the pixels in rows from the top, in the order of shading. */
function pixels(): readonly (readonly [number, number])[] {
  return Array.from({ length: SIZE * SIZE }, (_, index) => [index % SIZE, Math.floor(index / SIZE)] as const);
}
