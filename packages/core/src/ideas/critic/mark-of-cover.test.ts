import { expect, test } from 'vitest';
import { GENRES } from '../../genres/genres.ts';
import { markIn } from './family-record.ts';
import { markOfCover } from './mark-of-cover.ts';

test('[B25] a cabin in the snow has its mark in a crime novel only where the title names it', () => {
  const crime = { id: 'crime' } as const;
  expect(markOfCover(crime, 'snow-cabin', true)).toBe(markIn(crime, 'snow-cabin'));
  expect(markOfCover(crime, 'snow-cabin', false)).toBeLessThan(6.5);
});

test('[B25] a cover that shows no word of its title is never marked higher than the family is', () => {
  for (const genre of GENRES)
    for (const layout of genre.layouts) {
      expect(markOfCover(genre, layout, false), `${genre.id} ${layout}`).toBeLessThanOrEqual(markOfCover(genre, layout, true));
    }
});
