import { expect, test } from 'vitest';
import { NOUNS_BY_KIND } from './nouns-by-kind.ts';
import { titleMotifs } from './title-motifs.ts';
import { isAboutWork } from './titles-of-work.ts';

test.each([
  ['The Gangster’s Homburg', 'hat'],
  ['A Valise of One’s Own', 'suitcase'],
  ['Harpsichord', 'piano'],
  ['The Newsstand', 'storefront'],
  ['Turtledoves', 'dove'],
  ['Freighters', 'ship'],
] as const)('[B25] a rarer thing is shown by a drawing of its kind: %s', (title, motif) => {
  expect(titleMotifs(title, 'memoir').find(({ isWeak }) => !isWeak)?.motif).toBe(motif);
});

test('[B25] who works on or with a thing is shown by it, but no highwayman by a car', () => {
  const shown = (title: string) => titleMotifs(title, 'historical').map(({ motif }) => motif);
  expect(shown('Bargemen')).toEqual(['rowboat']);
  expect(shown('Needlewomen')).toContain('spool');
  expect(shown('The Highwaymen')).toEqual([]);
});

test('[B25] each of these nouns is in the list once', () => {
  const words = Object.values(NOUNS_BY_KIND).flatMap((list) => list.split(' '));
  expect(new Set(words).size).toBe(words.length);
});

test('[B25] a book about a goaltender or a stowaway is no book of quiet rooms', () => {
  for (const title of ['The Goaltender', 'Stowaway', 'A Laborer in the Vineyards of the North'])
    expect(isAboutWork(title), title).toBe(true);
});
