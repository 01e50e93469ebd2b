import { expect, test } from 'vitest';
import { HERO_IDS } from './hero-ids.ts';
import { bearsLargeSize, fitsInStreet, fitsOnTable } from './hero-sizes.ts';

test('[B25] a teapot fits on a table, a horse in a street, and a mountain in neither', () => {
  expect(['teapot', 'horse', 'mountain'].map((id) => fitsOnTable(id as (typeof HERO_IDS)[number]))).toEqual([true, false, false]);
  expect(['teapot', 'horse', 'mountain'].map((id) => fitsInStreet(id as (typeof HERO_IDS)[number]))).toEqual([true, true, false]);
  expect(HERO_IDS.filter(fitsInStreet).length).toBeGreaterThan(HERO_IDS.length / 3);
});

test('[B25] most drawings can be all that a cover shows', () => {
  expect(bearsLargeSize('compass')).toBe(true);
  expect(HERO_IDS.filter((id) => !bearsLargeSize(id)).length).toBeLessThan(HERO_IDS.length / 8);
});
