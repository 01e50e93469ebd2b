import { FILTER_PRESETS } from '@coverwright/core/filters/filter-presets.ts';
import { expect, test } from 'vitest';
import { AT_REST, filterOfSliders, freeName, slidersOf } from './adjusted-filter.ts';

const [mono] = FILTER_PRESETS;

test('[E3] sliders on a picture without a filter make one, and back at rest none', () => {
  const made = filterOfSliders(null, { ...slidersOf(null), warmth: 0.4 });
  expect(made).toMatchObject({ name: 'My filter', adjustments: { warmth: 0.4, base: null } });
  expect(filterOfSliders(made, { ...slidersOf(made), warmth: 0 })).toBeNull();
});

test('[E3] sliders go on from a ready-made filter, and open again where they stood', () => {
  if (!mono) throw new Error('no presets');
  expect(slidersOf(mono)).toMatchObject({ ...AT_REST, base: { feColorMatrix: mono.feColorMatrix } });
  const made = filterOfSliders(mono, { ...slidersOf(mono), fade: 0.3 });
  expect(made?.name).toBe('Mono, adjusted');
  expect(slidersOf(made).fade).toBe(0.3);
  expect(filterOfSliders(made, { ...slidersOf(made), fade: 0.5 })?.name).toBe('Mono, adjusted');
});

test('[E3] a name that is taken is counted on', () => {
  expect(freeName('My filter', [])).toBe('My filter');
  expect(freeName('My filter', ['My filter', 'My filter 2'])).toBe('My filter 3');
});
