import { expect, test } from 'vitest';
import { fromHex } from '../design/colour.ts';
import { imageFilterSchema } from '../design/image-filter.ts';
import { applyFilter } from './apply-filter.ts';
import { colourMapFilter } from './colour-map.ts';
import { composeFilter } from './compose-filter.ts';

const COLOURS = ['#0d1b22', '#c8322f', '#f6ecd2'].map(fromHex);

function shown(filter: ReturnType<typeof colourMapFilter>, level: number): number[] {
  const pixel = new Uint8ClampedArray([level, level, level, 255]);
  applyFilter(pixel, filter);
  return Array.from(pixel).slice(0, 3);
}

test('[B22] a map of colors reaches its ends, and is opened and composed again as it was', () => {
  const filter = colourMapFilter('Map', COLOURS);
  expect(imageFilterSchema.parse(filter)).toEqual(filter);
  for (const [level, colour] of [
    [0, COLOURS[0]],
    [255, COLOURS[2]],
  ] as const) {
    for (const [index, channel] of [colour?.r, colour?.g, colour?.b].entries()) {
      expect(Math.abs((shown(filter, level)[index] ?? 0) - (channel ?? 0))).toBeLessThanOrEqual(2);
    }
  }
  if (!filter.adjustments) throw new Error('no adjustments');
  expect(composeFilter('Map', filter.adjustments)).toEqual(filter);
});

test('[B22] gamma darkens the middle, contrast parts it, and levels give a flat picture its range back', () => {
  const gray = ['#000000', '#ffffff'].map(fromHex);
  const plain = shown(colourMapFilter('Gray', gray), 90)[0] ?? 0;
  expect(shown(colourMapFilter('Gray', gray, { gamma: 1.6 }), 90)[0]).toBeLessThan(plain);
  expect(shown(colourMapFilter('Gray', gray, { contrast: 1 }), 90)[0]).toBeLessThan(plain);
  expect(shown(colourMapFilter('Gray', gray, { contrast: 1 }), 170)[0]).toBeGreaterThan(
    shown(colourMapFilter('Gray', gray), 170)[0] ?? 255,
  );
  expect(shown(colourMapFilter('Gray', gray, { low: 0.3, high: 0.6 }), 153)[0]).toBeGreaterThan(247);
});
