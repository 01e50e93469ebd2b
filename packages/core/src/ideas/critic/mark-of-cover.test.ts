import { expect, test } from 'vitest';
import { GENRES } from '../../genres/genres.ts';
import { markIn } from './family-record.ts';
import { markOfCover } from './mark-of-cover.ts';

test('[B25] a glass dome has its mark in a fantasy novel only where the title names it', () => {
  const fantasy = { id: 'fantasy' } as const;
  expect(markOfCover(fantasy, 'bell-jar', true)).toBe(markIn(fantasy, 'bell-jar'));
  expect(markOfCover(fantasy, 'bell-jar', false)).toBeLessThan(6.5);
});

test('[B25] a cover that shows no word of its title is never marked higher than the family is', () => {
  for (const genre of GENRES)
    for (const layout of genre.layouts) {
      expect(markOfCover(genre, layout, false), `${genre.id} ${layout}`).toBeLessThanOrEqual(markOfCover(genre, layout, true));
    }
});
