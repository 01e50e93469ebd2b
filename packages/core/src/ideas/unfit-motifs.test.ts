import { expect, test } from 'vitest';
import { isUnfitIn } from './unfit-motifs.ts';

test.each([
  ['a palm with an eye', 'hand', 'one-of-many', 'literary', 'fantasy'],
  ['a veiled ghost in a medal', 'wraith', 'deco', 'mystery', 'horror'],
  ['a loaf as large as the front', 'bread', 'great-thing', 'non-fiction', 'cookbook'],
  ['a pig of a picture book among flowers', 'pig', 'entwined', 'inspirational', 'childrens'],
  ['a wooden rider', 'rider', 'wanted', 'western', 'crime'],
] as const)('[B25] %s is out of place in one genre and not in another', (_, motif, layout, genre, other) => {
  expect([isUnfitIn(motif, layout, genre), isUnfitIn(motif, layout, other)]).toEqual([true, false]);
});

test('[B25] no loaf lies as large as a room on a table', () => {
  for (const genre of ['womens-fiction', 'historical'] as const) expect(isUnfitIn('bread', 'long-light', genre)).toBe(true);
  expect(isUnfitIn('clock', 'long-light', 'womens-fiction')).toBe(false);
});
