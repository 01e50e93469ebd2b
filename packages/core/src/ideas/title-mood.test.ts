import { expect, test } from 'vitest';
import { rolesOfGenre } from './palettes/roles-of-genre.ts';
import { familiesFor } from './takes-title.ts';
import { findGenre } from '../genres/genres.ts';
import { isAgainstMood, moodOf, wearsMood } from './title-mood.ts';

const ROMANTIC = rolesOfGenre({ id: 'romance' });

test.each([
  ['Wicked Little Lies', 'romance', 'dark'],
  ['Ruin Me Twice', 'romance', 'dark'],
  ['Savage Heir', 'romance', 'dark'],
  ['What Blood Remembers', 'memoir', 'dark'],
  ['The Sunny Side of Us', 'romance', 'light'],
  ['Little Joys', 'womens-fiction', 'light'],
  ['The Summer I Learned to Lie', 'young-adult', null],
  ['The Monster Under My Bed', 'childrens', null],
  ['Love, Lies and Lipstick', 'romcom', null],
  ['Little Graves', 'thriller', null],
  ['The Duke’s Promise', 'romance', null],
  ['A Waltz with the Wicked Earl', 'romance', null],
  ['The Earl Who Wanted Blood', 'romance', 'dark'],
  ['Wicked King', 'romance', 'dark'],
] as const)('[B26] “%s” in %s has the mood %s', (title, genre, mood) => {
  expect(moodOf(title, genre)).toBe(mood);
});

test.each(['open-window', 'fireflies', 'beach', 'umbrella', 'meadow', 'rooftop', 'balloon', 'blossom', 'pier'] as const)(
  '[B26] a dark romance gets no %s',
  (layout) => {
    expect(isAgainstMood('Cruel Vows', layout, 'romance')).toBe(true);
    expect(isAgainstMood('The Sailor’s Vows', layout, 'romance')).toBe(false);
  },
);

test('[B26] a light title speaks against a black ground, and a dark one does not', () => {
  expect(isAgainstMood('Little Joys', 'overgrown', 'romance')).toBe(true);
  expect(isAgainstMood('Twisted Roses', 'overgrown', 'romance')).toBe(false);
});

test('[B26] a dark romance is offered dark ornament besides the families of the genre', () => {
  const genre = findGenre('romance');
  if (!genre) throw new Error('there are romances');
  const dark = familiesFor(genre, { title: 'Savage Vows', author: 'Marion Vale' });
  const other = familiesFor(genre, { title: 'The Gentle Vows', author: 'Marion Vale' });
  expect(dark.filter((layout) => !other.includes(layout))).toEqual(['manor', 'radiant', 'tarot', 'woven']);
});

test('[B26] a dark title is worn best by the deepest palette of its genre, and a light one by the palest', () => {
  const worn = (title: string) => ROMANTIC.map((palette) => wearsMood(title, 'romance', palette, ROMANTIC) ?? 0);
  const byLight = (values: readonly number[]) =>
    values.map((_, index) => index).toSorted((one, other) => (values[one] ?? 0) - (values[other] ?? 0));
  expect(byLight(worn('Savage Heir'))).toEqual(byLight(worn('Little Joys')).toReversed());
  expect(worn('The Duke’s Heir').every((worth) => worth === 0)).toBe(true);
});
