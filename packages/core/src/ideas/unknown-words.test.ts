import { expect, test } from 'vitest';
import { literary } from '../genres/literary.ts';
import { meaningOf, placeOf } from './critic/judge-meaning.ts';
import { servesOtherFood } from './title-dishes.ts';
import { hasUnknownWord } from './unknown-words.ts';

test.each(['Pilchards', 'The Gravel Pit', 'Tarpaulin', 'The Crossing Guard', 'Żubrówka'])(
  '[B25] “%s” has a word that no drawing knows',
  (title) => {
    expect(hasUnknownWord(title)).toBe(true);
  },
);

test.each(['What We Left Behind', 'The Last Summer of My Mother', 'Anna in Lisbon', 'Unsaid', 'Naturalized', 'The Orchard', 'שתי אחיות'])(
  '[B25] all words of “%s” are known',
  (title) => {
    expect(hasUnknownWord(title)).toBe(false);
  },
);

test('[B25] a line of washing comes after letters and paper where the title names something that nobody draws', () => {
  const worthOf = (title: string, layout: 'clothes-line' | 'bands') => {
    const brief = { title, genre: literary };
    return meaningOf(title, layout, null, placeOf(brief, layout)).worth;
  };
  expect(worthOf('Pilchards', 'clothes-line')).toBeLessThan(worthOf('Pilchards', 'bands') - 1);
  expect(worthOf('What We Left Behind', 'clothes-line')).toBe(worthOf('What We Left Behind', 'bands'));
});

test.each([
  ['Smörgåsbord', true],
  ['Schmaltz', true],
  ['The Vegan Barbecue', true],
  ['Biscuits and Gravy', true],
  ['Sundays with Grandma', false],
  ['The Allotment Table', false],
  ['The Fishmonger’s Wife Cooks', false],
] as const)('[B25] whether a great dish would be another than that of “%s”: %s', (title, isOther) => {
  expect(servesOtherFood(title, 'great-dish')).toBe(isOther);
});
