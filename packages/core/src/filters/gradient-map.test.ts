import { expect, test } from 'vitest';
import { fromHex } from '../design/colour.ts';
import { applyFilter } from './apply-filter.ts';
import { gradientMap } from './filter-presets.ts';

const COLORS = ['#04090c', '#8a1f22', '#f2f0e4'].map(fromHex);

/** Returns the color of a gray level. */
function mapped(level: number): number[] {
  const pixel = new Uint8ClampedArray([level, level, level, 255]);
  applyFilter(pixel, gradientMap('Palette', COLORS));
  return [...pixel];
}

test('[B22] a gradient map paints black in its first color, middle gray in its second and white in its last', () => {
  for (const [level, color] of [
    [0, COLORS[0]],
    [127.5, COLORS[1]],
    [255, COLORS[2]],
  ] as const) {
    const [red = 0, green = 0, blue = 0, alpha] = mapped(level);
    // Middle gray lies between two of the 256 levels.
    expect(Math.abs(red - (color?.r ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs(green - (color?.g ?? 0))).toBeLessThanOrEqual(2);
    expect(Math.abs(blue - (color?.b ?? 0))).toBeLessThanOrEqual(2);
    expect(alpha).toBe(255);
  }
});
