import fc from 'fast-check';
import { expect, test } from 'vitest';
import { imageFilterSchema, type ImageFilter } from '../design/image-filter.ts';
import { applyFilter } from './apply-filter.ts';
import { blendLevel } from './blend-level.ts';
import { greyMatrix, saturationMatrix } from './colour-matrices.ts';
import { FILTER_PRESETS } from './filter-presets.ts';

const PLAIN: ImageFilter = imageFilterSchema.parse({ name: 'plain' });
const everyLevel = new Uint8ClampedArray(1024).map((_, index) => index >> 2);
const pixels = fc.uint8ClampedArray({ minLength: 4, maxLength: 64 }).map((bytes) => bytes.slice(0, bytes.length & ~3));

function filtered(input: Uint8ClampedArray, steps: Partial<ImageFilter>): number[] {
  const copy = input.slice();
  applyFilter(copy, { ...PLAIN, ...steps });
  return [...copy];
}

test('[E3] the identity matrix, the identity table and an invisible blend leave every level alone', () => {
  const identity = { tableValues: [0, 1] };
  const long = { tableValues: Array.from({ length: 256 }, (_, level) => level / 255) };
  const invisible = { mode: 'multiply', colour: { r: 9, g: 9, b: 9, a: 0 } } as const;
  const same = [...everyLevel];
  expect(filtered(everyLevel, {})).toEqual(same);
  expect(filtered(everyLevel, { feColorMatrix: { values: saturationMatrix(1) } })).toEqual(same);
  expect(filtered(everyLevel, { feFuncR: identity, feFuncG: identity, feFuncB: identity })).toEqual(same);
  expect(filtered(everyLevel, { feFuncR: long, feFuncG: long, feFuncB: long })).toEqual(same);
  expect(filtered(everyLevel, { feBlend: invisible })).toEqual(same);
});

test('[E3] no filter changes the alpha of a picture, whatever its alpha row says', () => {
  const row = fc.array(fc.double({ min: -2, max: 2, noNaN: true }), { minLength: 20, maxLength: 20 });
  fc.assert(
    fc.property(pixels, row, fc.constantFrom(...FILTER_PRESETS), (input, values, { feBlend, feFuncR }) => {
      const alpha = (bytes: ArrayLike<number>) => Array.from(bytes).filter((_, index) => index % 4 === 3);
      expect(alpha(filtered(input, { feColorMatrix: { values }, feBlend, feFuncR }))).toEqual(alpha(input));
    }),
  );
});

test('[E3] a pixel comes out the same wherever it lies in the picture', () => {
  fc.assert(
    fc.property(pixels, fc.constantFrom(...FILTER_PRESETS), (input, filter) => {
      const whole = filtered(input, filter);
      const apart = Array.from({ length: input.length / 4 }, (_, pixel) => filtered(input.slice(pixel * 4, pixel * 4 + 4), filter));
      expect(whole).toEqual(apart.flat());
    }),
  );
});

test('[E3] a matrix rounds to the nearest level and clamps; a table cuts the fraction off', () => {
  const half = { feColorMatrix: { values: [0.5, 0, 0, 0, 0, 0, 3, 0, 0, 0, 0, 0, -1, 0, 0.1, 0, 0, 0, 1, 0] } };
  expect(filtered(Uint8ClampedArray.of(7, 100, 100, 255), half)).toEqual([4, 255, 0, 255]);
  const table = { feFuncR: { tableValues: [0, 0.5] } };
  expect(filtered(Uint8ClampedArray.of(7, 7, 7, 255), table)).toEqual([3, 7, 7, 255]);
});

test('[E3] the steps run in order: matrix, then table, then blend', () => {
  const invert = { tableValues: [1, 0] };
  const steps = {
    feColorMatrix: { values: greyMatrix(1, 0, 0) },
    feFuncR: invert,
    feBlend: { mode: 'multiply', colour: { r: 128, g: 128, b: 128, a: 1 } },
  } as const;
  expect(filtered(Uint8ClampedArray.of(255, 0, 0, 255), { ...steps, feColorMatrix: { values: [...steps.feColorMatrix.values] } })).toEqual([
    0, 128, 128, 255,
  ]);
});

test('[E3] blends of white and black with the known modes give the known extremes', () => {
  for (const level of [0, 0.3, 1]) {
    expect(blendLevel('multiply', level, 1)).toBe(level);
    expect(blendLevel('screen', level, 0)).toBe(level);
    expect(blendLevel('lighten', level, 0)).toBe(level);
    expect(blendLevel('darken', level, 1)).toBe(level);
    expect(blendLevel('soft-light', level, 0.5)).toBeCloseTo(level);
    expect(blendLevel('overlay', level, 0.5)).toBeCloseTo(level);
    expect(blendLevel('normal', level, 0.7)).toBe(0.7);
  }
});

test('[E3] at least twelve presets, each valid, named once and visibly different from the picture', () => {
  expect(FILTER_PRESETS.length).toBeGreaterThanOrEqual(12);
  expect(new Set(FILTER_PRESETS.map(({ name }) => name)).size).toBe(FILTER_PRESETS.length);
  const picture = Uint8ClampedArray.of(200, 120, 60, 255, 40, 90, 160, 255, 230, 230, 225, 255, 20, 25, 22, 255);
  for (const preset of FILTER_PRESETS) {
    expect(imageFilterSchema.parse(preset)).toEqual(preset);
    const change = filtered(picture, preset).reduce((sum, level, index) => sum + Math.abs(level - (picture[index] ?? 0)), 0);
    expect(change, preset.name).toBeGreaterThan(60);
  }
});
