import { expect, test } from 'vitest';
import { letteringFor, letteringOf } from './title-lettering.ts';

const own = letteringOf({ font: 'Bebas Neue' }, 0.4);

test('[B21] small words stand on their own lines in the middle, and in the lines of their neighbors at a side', () => {
  expect(letteringFor('The Twins of Sédan', own).minorWords).toBe('own-line');
  for (const side of ['left', 'right'] as const) expect(letteringFor('The Twins of Sédan', own, side).minorWords).toBe('inline');
});

test('[B21] the lines of a long title stand further apart', () => {
  const long = 'Do Not Open the Cellar Door While the Children Are Still Singing';
  expect(letteringFor(long, own).gap).toBeGreaterThan(letteringFor('Cellar Door', own).gap);
  expect(letteringFor(long, { ...own, gap: 0.4 }).gap).toBe(0.4);
});

test('[B21] a short title whose question word would lead has large key words', () => {
  expect(letteringFor('Why Small Teams Win', own).minorWords).toBe('key-words');
});
