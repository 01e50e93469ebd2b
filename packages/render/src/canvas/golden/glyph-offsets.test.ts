import { expect, test } from 'vitest';
import { inkOfPixels, measureGlyphOffsets } from './glyph-offsets.ts';

const SIDE = 40;
const box = { x: 10, y: 10, width: 8, height: 12 };

function blockAt(x: number, y: number) {
  const pixels = new Uint8ClampedArray(SIDE * SIDE * 4).fill(255);
  for (let row = y; row < y + 12; row++) pixels.fill(0, (row * SIDE + x) * 4, (row * SIDE + x + 8) * 4);
  return inkOfPixels(pixels, SIDE, SIDE);
}

test('[B5] the measure finds a glyph that has moved, and which way', () => {
  const [still] = measureGlyphOffsets([box], blockAt(10, 10), blockAt(10, 10));
  expect(still).toEqual({ box, dx: 0, dy: 0, ink: 1 });
  const [moved] = measureGlyphOffsets([box], blockAt(10, 10), blockAt(12, 9));
  expect([moved?.dx, moved?.dy]).toEqual([2, -1]);
});

test('[B5] a glyph that is missing or painted twice shows in its ink, and specks are not measured', () => {
  const empty = inkOfPixels(new Uint8ClampedArray(SIDE * SIDE * 4).fill(255), SIDE, SIDE);
  expect(measureGlyphOffsets([box], blockAt(10, 10), empty)[0]?.ink).toBe(0);
  expect(measureGlyphOffsets([box], empty, blockAt(10, 10))).toEqual([]);
});
