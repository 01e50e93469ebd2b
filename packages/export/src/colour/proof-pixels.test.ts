import { proofPixels } from '@coverwright/core/colour/proof-pixels.ts';
import { expect, test } from 'vitest';
import { readInkTable } from './press-profile.ts';

const table = await readInkTable();
const NO_MARKS = { gamut: false, ink: false };

function page(...colours: readonly (readonly [number, number, number])[]): Uint8ClampedArray {
  return Uint8ClampedArray.from(colours.flatMap(([red, green, blue]) => [red, green, blue, 255]));
}

test('[B9] a proof leaves paper white and quiet colours as they are, and dulls what ink cannot print', () => {
  const pixels = page([255, 255, 255], [150, 120, 90], [0, 40, 255]);
  const { outOfGamut, overLimit } = proofPixels(table, pixels, 3, NO_MARKS);
  expect([...pixels.subarray(0, 3)].every((level) => level > 250)).toBe(true);
  expect(Math.abs((pixels[4] ?? 0) - 150)).toBeLessThan(26);
  expect(pixels[10]).toBeLessThan(215);
  expect([outOfGamut, overLimit]).toEqual([1 / 3, 0]);
});

test('[B9] it counts and marks what would take too much ink, and nothing when it is not asked to', () => {
  const dark = Array.from({ length: 144 }, (): [number, number, number] => [4, 3, 2]);
  const plain = page(...dark);
  expect(proofPixels(table, plain, 12, NO_MARKS).overLimit).toBe(1);
  const marked = page(...dark);
  proofPixels(table, marked, 12, { gamut: true, ink: true });
  const striped = Array.from({ length: 144 }, (_, pixel) => marked[pixel * 4] === 255);
  expect(striped.filter(Boolean)).toHaveLength(36);
  expect(Array.from({ length: 144 }, (_, pixel) => plain[pixel * 4]).every((level) => level === plain[0])).toBe(true);
});
