import fc from 'fast-check';
import { expect, test } from 'vitest';
import { blurAlpha } from './blur-alpha.ts';

const SIDE = 61;
const middle = 30 * SIDE + 30;

function blurredDot(sigma: number): Uint8Array {
  const alpha = new Uint8Array(SIDE * SIDE);
  for (let y = 25; y <= 35; y++) alpha.fill(255, y * SIDE + 25, y * SIDE + 36);
  blurAlpha(alpha, SIDE, SIDE, sigma);
  return alpha;
}

test('[E4] a shadow of no blur is a hard copy', () => {
  expect(blurredDot(0)).toEqual(blurredDot(0.4));
  expect(blurredDot(0)[middle]).toBe(255);
  expect(blurredDot(0)[30 * SIDE + 24]).toBe(0);
});

test('[E4] a blur spreads its ink evenly to all sides and loses none of it', () => {
  for (const sigma of [0.8, 1, 2, 3.3, 5]) {
    const alpha = blurredDot(sigma);
    const ink = alpha.reduce((sum, level) => sum + level, 0);
    expect(Math.abs(ink / (11 * 11 * 255) - 1), `sigma ${sigma}`).toBeLessThan(0.02);
    for (let y = 0; y < SIDE; y++) {
      for (let x = 0; x < SIDE; x++) {
        expect(Math.abs((alpha[y * SIDE + x] ?? 0) - (alpha[x * SIDE + y] ?? 0))).toBeLessThanOrEqual(1);
        expect(Math.abs((alpha[y * SIDE + x] ?? 0) - (alpha[y * SIDE + SIDE - 1 - x] ?? 0))).toBeLessThanOrEqual(1);
      }
    }
  }
});

test('[E4] a blurred edge follows the Gaussian to within four levels', () => {
  const width = 200;
  const sigma = 10;
  const edge = new Uint8Array(width).fill(255, 100);
  // A single row blurs along itself only, because there is nothing above or below it.
  const rows = new Uint8Array(width * width);
  for (let y = 0; y < width; y++) rows.set(edge, y * width);
  blurAlpha(rows, width, width, sigma);
  for (let x = 60; x < 140; x++) {
    const exact = 255 * cumulativeNormal((x + 0.5 - 100) / sigma);
    expect(Math.abs((rows[100 * width + x] ?? 0) - exact), `x ${x}`).toBeLessThanOrEqual(4);
  }
});

test('[E4] a blur never leaves the range of its input', () => {
  const image = fc.uint8Array({ minLength: 48, maxLength: 48 });
  fc.assert(
    fc.property(image, fc.double({ min: 0, max: 6, noNaN: true }), (levels, sigma) => {
      const highest = Math.max(...levels);
      const alpha = new Uint8Array(levels);
      blurAlpha(alpha, 8, 6, sigma);
      expect(Math.max(...alpha)).toBeLessThanOrEqual(highest);
    }),
  );
});

/** Returns the cumulative normal distribution by Abramowitz and Stegun 26.2.17, accurate to 1e-7. */
function cumulativeNormal(z: number): number {
  const t = 1 / (1 + 0.2316419 * Math.abs(z));
  const tail = t * (0.31938153 + t * (-0.356563782 + t * (1.781477937 + t * (-1.821255978 + t * 1.330274429))));
  const upper = 1 - (Math.exp((-z * z) / 2) / Math.sqrt(2 * Math.PI)) * tail;
  return z >= 0 ? upper : 1 - upper;
}
