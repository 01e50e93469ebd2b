import { expect, test } from 'vitest';
import { letteringFor, letteringOf } from './title-lettering.ts';

const FACE = { font: 'Bebas Neue' };
const own = letteringOf(FACE, 0.4);

test('[B21] small words stand on their own lines in the middle, and in the lines of their neighbors at a side', () => {
  expect(letteringFor('The Twins of Sédan', own, FACE).minorWords).toBe('own-line');
  for (const side of ['left', 'right'] as const) expect(letteringFor('The Twins of Sédan', own, FACE, side).minorWords).toBe('inline');
});

test('[B21] the lines of a long title stand further apart', () => {
  const long = 'Do Not Open the Cellar Door While the Children Are Still Singing';
  expect(letteringFor(long, own, FACE).gap).toBeGreaterThan(letteringFor('Cellar Door', own, FACE).gap);
  expect(letteringFor(long, { ...own, gap: 0.4 }, FACE).gap).toBe(0.4);
});

test('[B21] a short title whose question word would lead has large key words', () => {
  expect(letteringFor('Why Small Teams Win', own, FACE).minorWords).toBe('key-words');
});

test('[B21] a phrase leads a long title, and the small words have a face of their own', () => {
  const long = 'Everyone on This Flight Has a Reason to Want Him Dead';
  expect(letteringFor(long, own, FACE)).toMatchObject({ minorWords: 'lead-phrase', minorFont: 'Oswald', rules: false });
  expect(letteringFor(long, own, { font: 'Gloock' })).toMatchObject({ minorWords: 'lead-phrase', minorItalic: true });
  expect(letteringFor('Every Summer', own, FACE).minorWords).not.toBe('lead-phrase');
});
