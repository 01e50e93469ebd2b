import { expect, test } from 'vitest';
import { isManShown, personOf } from './title-people.ts';

test.each([
  ['The Woman in the Window Seat', 'woman'],
  ['The Last Honest Man in This City', 'man'],
  ['The Duchess Wore Green', 'woman'],
  ['My Father’s Radio', 'man'],
  ['Backstreet', null],
] as const)('[B25] “%s” is about a %s', (title, person) => {
  expect(personOf(title)).toBe(person);
});

test('[B25] a title that names nobody leaves the figure to chance', () => {
  expect(isManShown('Backstreet', true)).toBe(true);
  expect(isManShown('Backstreet', false)).toBe(false);
  expect(isManShown('The Widow', true)).toBe(false);
});
