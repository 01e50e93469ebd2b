import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import { FILTER_BLEND_MODES, type FilterAdjustments, filterAdjustmentsSchema, imageFilterSchema } from '../design/image-filter.ts';
import { applyFilter } from './apply-filter.ts';
import { composeFilter, isNeutral } from './compose-filter.ts';
import { FILTER_PRESETS } from './filter-presets.ts';

const NEUTRAL = filterAdjustmentsSchema.parse({});
const signed = fc.integer({ min: -20, max: 20 }).map((value) => value / 20);
const share = fc.integer({ min: 0, max: 20 }).map((value) => value / 20);
const sliders = fc.record({
  brightness: signed,
  contrast: signed,
  saturation: signed,
  warmth: signed,
  tint: signed,
  hue: fc.integer({ min: -180, max: 180 }),
  fade: share,
  shadows: signed,
  highlights: signed,
  mono: share,
  tone: fc.record({
    colour: fc.record({ r: fc.nat(255), g: fc.nat(255), b: fc.nat(255), a: fc.constant(1) }),
    mode: fc.constantFrom(...FILTER_BLEND_MODES),
    strength: share,
  }),
});
const bases = fc.option(fc.constantFrom(...FILTER_PRESETS).map(({ name: _, adjustments: __, ...steps }) => steps));
const everyLevel = () => new Uint8ClampedArray(1024).map((_, index) => (index % 4 === 3 ? 255 : index >> 2));

function filtered(adjustments: Partial<FilterAdjustments>, pixels = everyLevel()): Uint8ClampedArray<ArrayBuffer> {
  applyFilter(pixels, composeFilter('Mine', { ...NEUTRAL, ...adjustments }));
  return pixels;
}

/** The mean of r, g and b at a level of grey. */
const light = (pixels: Uint8ClampedArray, level: number) =>
  ((pixels[level * 4] ?? 0) + (pixels[level * 4 + 1] ?? 0) + (pixels[level * 4 + 2] ?? 0)) / 3;

describe('a custom filter', () => {
  test('[E3] with every slider at rest is the picture, on every level, and writes nothing', () => {
    expect([...filtered({})]).toEqual([...everyLevel()]);
    expect(composeFilter('Mine', NEUTRAL)).toMatchObject({ feColorMatrix: null, feFuncR: null, feBlend: null });
    expect(isNeutral(NEUTRAL)).toBe(true);
  });

  test('[E3] at rest on a preset is that preset', () => {
    for (const { name: _, adjustments: __, ...steps } of FILTER_PRESETS) {
      expect(composeFilter('Mine', { ...NEUTRAL, base: steps })).toMatchObject(steps);
    }
  });

  test('[E3] is always a filter that can be stored, and keeps its sliders', () => {
    fc.assert(
      fc.property(sliders, bases, (moved, base) => {
        const filter = composeFilter('Mine', { ...moved, base });
        expect(imageFilterSchema.parse(filter)).toEqual(filter);
        expect(filter.adjustments).toEqual({ ...moved, base });
      }),
    );
  });

  test('[E3] never turns a gradation of greys over, whatever the sliders of lightness', () => {
    fc.assert(
      fc.property(signed, signed, signed, signed, share, (brightness, contrast, shadows, highlights, fade) => {
        const pixels = filtered({ brightness, contrast, shadows, highlights, fade });
        for (let level = 1; level < 256; level++) expect(pixels[level * 4]).toBeGreaterThanOrEqual(pixels[level * 4 - 4] ?? 0);
      }),
    );
  });

  test('[E3] more of a slider is more of what it says', () => {
    const steps = [-1, -0.5, 0, 0.5, 1];
    const rises = (values: readonly number[]) =>
      expect(
        values.every((value, at) => at === 0 || value > (values[at - 1] ?? 0)),
        String(values),
      ).toBe(true);
    rises(steps.map((brightness) => light(filtered({ brightness }), 128)));
    rises(steps.map((shadows) => light(filtered({ shadows }), 64)));
    rises(steps.map((highlights) => light(filtered({ highlights }), 192)));
    rises(steps.map((contrast) => light(filtered({ contrast }), 200) - light(filtered({ contrast }), 56)));
    rises([0, 0.5, 1].map((fade) => light(filtered({ fade }), 0)));
    const of = (adjustments: Partial<FilterAdjustments>) => [...filtered(adjustments, Uint8ClampedArray.of(180, 120, 90, 255))];
    rises(steps.map((warmth) => (of({ warmth })[0] ?? 0) - (of({ warmth })[2] ?? 0)));
    rises(steps.map((tint) => -(of({ tint })[1] ?? 0)));
    rises(steps.map((saturation) => (of({ saturation })[0] ?? 0) - (of({ saturation })[2] ?? 0)));
  });

  test('[E3] black-and-white has no colour left; a turn of the circle comes back to where it was', () => {
    const [r, g, b] = filtered({ mono: 1 }, Uint8ClampedArray.of(200, 40, 90, 255));
    expect([g, b]).toEqual([r, r]);
    const turned = filtered({ hue: 180 }, filtered({ hue: 180 }, Uint8ClampedArray.of(150, 120, 100, 255)));
    for (const [at, level] of [150, 120, 100].entries()) expect(Math.abs((turned[at] ?? 0) - level)).toBeLessThanOrEqual(2);
  });

  test('[E3] on a base with a blend of its own, a tone comes on top: within two levels of one after the other', () => {
    const tone = { colour: { r: 30, g: 60, b: 120, a: 1 }, mode: 'multiply' as const, strength: 0.4 };
    for (const { name, adjustments: _, ...base } of FILTER_PRESETS.filter(({ feBlend }) => feBlend)) {
      const after = everyLevel();
      applyFilter(after, { name, ...base, adjustments: null });
      filtered({ tone }, after);
      const once = filtered({ tone, base });
      expect(Math.max(...once.map((level, at) => Math.abs(level - (after[at] ?? 0)))), name).toBeLessThanOrEqual(2);
    }
  });
});
