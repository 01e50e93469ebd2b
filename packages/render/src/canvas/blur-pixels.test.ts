import { describe, expect, test } from 'vitest';
import { blurPixels } from './blur-pixels.ts';

function pixelsOf(width: number, height: number, at: (x: number, y: number) => readonly [number, number, number, number]) {
  const data = new Uint8ClampedArray(width * height * 4);
  for (let y = 0; y < height; y++) for (let x = 0; x < width; x++) data.set(at(x, y), (y * width + x) * 4);
  return { data, width, height };
}

describe('a blurred picture', () => {
  test('[B5] of one color stays that color, up to its edges', () => {
    const pixels = pixelsOf(20, 12, () => [200, 100, 50, 255]);
    const before = [...pixels.data];
    blurPixels(pixels, 4);
    expect([...pixels.data]).toEqual(before);
  });

  test('[B5] of an edge is a smooth ramp as wide as the blur', () => {
    const pixels = pixelsOf(80, 4, (x) => (x < 40 ? [0, 0, 0, 255] : [255, 255, 255, 255]));
    blurPixels(pixels, 6);
    const row = Array.from({ length: 80 }, (_, x) => pixels.data[x * 4]!);
    expect(row.every((level, x) => x === 0 || level >= row[x - 1]!)).toBe(true);
    expect(row[10]).toBe(0);
    // One standard deviation from the edge a Gaussian has reached 84% of the step.
    expect(row[46]! / 255).toBeGreaterThan(0.8);
    expect(row[46]! / 255).toBeLessThan(0.88);
  });

  test('[B5] takes no color from clear pixels', () => {
    const pixels = pixelsOf(40, 4, (x) => (x < 20 ? [0, 255, 0, 0] : [255, 0, 0, 255]));
    blurPixels(pixels, 3);
    const shown = Array.from({ length: 40 }, (_, x) => x * 4).filter((at) => pixels.data[at + 3]! > 40);
    expect(shown.length).toBeGreaterThan(15);
    expect(shown.every((at) => pixels.data[at]! > 250 && pixels.data[at + 1]! < 5)).toBe(true);
  });
});
