import { expect, test } from 'vitest';
import type { GenreId } from '../genres/messages.ts';
import { titleMotifs } from './title-motifs.ts';

const shown = (title: string, genre: GenreId) => titleMotifs(title, genre).find(({ isWeak }) => !isWeak)?.motif ?? null;

test.each([
  ['Sardines', 'non-fiction', 'fish'],
  ['A Short History of the Éclair', 'non-fiction', 'cake'],
  ['The Accountant', 'memoir', 'coins'],
  ['The Girl Who Rowed a Doctor to Safety', 'historical', 'rowboat'],
  ['The Age of the Résumé', 'non-fiction', 'clipboard'],
  ['Welder', 'memoir', 'hammer'],
  ['Corduroy', 'non-fiction', 'spool'],
  ['The Last Payphone in Ohio', 'literary', 'phone'],
] as const)('[B25] a word is shown by its kind or its work: %s', (title, genre, motif) => {
  expect(shown(title, genre)).toBe(motif);
});

test('[B25] a cook looks for the dish itself, and velvet is a feeling in a romance', () => {
  expect(shown('Empanadas', 'cookbook')).toBeNull();
  expect(shown('Velvet', 'romance')).toBeNull();
});

test.each(['The House on Maple', 'The Quilt Shop of Cedar Falls', 'Willow Creek', 'Oak Ridge'])(
  '[B25] a tree in the name of a street or a town is none: %s',
  (title) => {
    expect(titleMotifs(title, 'womens-fiction').map(({ motif }) => motif)).not.toContain('tree');
    expect(titleMotifs(title, 'womens-fiction').map(({ motif }) => motif)).not.toContain('leaf');
  },
);

test('[B25] nobody shows the moon for a Saturday night in a book of advice, nor a car for a company from a garage', () => {
  expect(shown('Sober on a Saturday Night', 'self-help')).toBeNull();
  expect(shown('From Garage to Global', 'business')).not.toBe('car');
});

test('[B25] a cozy mystery shows what it is about before its corpse', () => {
  expect(shown('The Corpse Wore Crochet', 'cosy-mystery')).toBe('yarn');
  expect(shown('Murder at Midnight', 'cosy-mystery')).not.toBeNull();
});

test('[B25] a summer of plague is not shown by a sun, nor the dice of gods by cards', () => {
  expect(titleMotifs('Plague Summer', 'historical').map(({ motif }) => motif)).not.toContain('sun');
  expect(titleMotifs('When Gods Play Dice', 'fantasy').map(({ motif }) => motif)).not.toContain('card');
});
