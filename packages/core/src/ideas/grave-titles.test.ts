import { describe, expect, test } from 'vitest';
import { findGenre } from '../genres/genres.ts';
import { contradictsTitle } from './critic/judge-meaning.ts';
import { isGrave } from './grave-titles.ts';
import { typesForLayout } from './types-for-layout.ts';
import { VOICES_OF_LAYOUT } from './layout-voices.ts';
import { motifNamed } from './title-themes.ts';
import { titleMotifs } from './title-motifs.ts';

test.each([
  ['What the War Left Us', 'historical', true],
  ['My Father’s Funeral', 'memoir', true],
  ['The Prisoners of Block Eleven', 'historical', true],
  ['Przemyśl, 1943', 'memoir', true],
  ['Woodstock, 1969', 'memoir', false],
  ['Dead by Dessert', 'cosy-mystery', false],
  ['A Summer in Provence', 'womens-fiction', false],
] as const)('[B26] “%s” in %s is grave: %s', (title, genre, is) => {
  expect(isGrave(title, genre)).toBe(is);
});

describe('a grave title', () => {
  const brief = (title: string, id: string) => ({ title, genre: findGenre(id)! }) as Parameters<typeof contradictsTitle>[0];

  test.each(['bell-jar', 'cameo', 'park-bench', 'towels', 'tiles', 'stickers'] as const)('[B26] is not played with by %s', (layout) => {
    expect(contradictsTitle(brief('The Roses We Buried in the War', 'womens-fiction'), layout)).toBe(true);
    expect(contradictsTitle(brief('The Roses We Planted', 'womens-fiction'), layout)).toBe(false);
  });
});

test.each(['A Dog Named Rufus', 'The Wolf and I', 'The Long Fire', 'The Casserole Club', 'Bread and Roses', 'The Wedding Ring'])(
  '[B21] “%s” puts no animal, fire or meal under glass or among flowers',
  (title) => {
    expect(['rose', null]).toContain(motifNamed(title, 'bell-jar', 'womens-fiction'));
  },
);

test('[B21] somebody dead is no skull, and a mill with girls has looms', () => {
  expect(titleMotifs('My Dead Brother’s Drum', 'young-adult').map(({ motif }) => motif)).not.toContain('skull');
  expect(titleMotifs('The Mill Girls of Lowell', 'historical')[0]?.motif).toBe('loom');
});

test('[D11] only a western has the letters of signs in the West', () => {
  const faces = (id: string) => typesForLayout(findGenre(id)!, 'mesa').map((type) => VOICES_OF_LAYOUT.mesa?.[type]?.font);
  expect(faces('western')).toContain('Rye');
  expect(faces('young-adult')).not.toContain('Rye');
  expect(faces('literary')).not.toContain('Rye');
});

test('[B25] a saint’s town is no dish', () => {
  expect(titleMotifs('The Thief of São Bento', 'young-adult').map(({ motif }) => motif)).not.toContain('sushi');
});
