import { expect, test } from 'vitest';
import { breakLoneWord, voiceOfBrokenWord } from './lone-word.ts';

test.each([
  ['Emberwrought', 'Ember|wrought'],
  ['Blackout', 'Black|out'],
  ['Shadowborn', 'Shadow|born'],
  ['Waystation', 'Way|station'],
  ['Homecoming', 'Home|coming'],
  ['Stowaway', 'Stow|away'],
  ['Snowflake', 'Snow|flake'],
  ['Candlelight', 'Candle|light'],
  ['Flywheel', 'Fly|wheel'],
  ['Heartwood', 'Heart|wood'],
  ['Firebird', 'Fire|bird'],
  ['Backstroke', 'Back|stroke'],
  ['Saltmakers', 'Salt|makers'],
  ['Goldleaf', 'Gold|leaf'],
  ['Oversharing', 'Over|sharing'],
  ['Undertaker', 'Under|taker'],
])('[B21] the lone word %s is broken at its joint', (title, broken) => {
  expect(breakLoneWord(title)).toBe(broken);
});

test('[B21] short words, words that are no compounds and several words are not broken', () => {
  expect(breakLoneWord('Salt')).toBeNull();
  expect(breakLoneWord('Perennial')).toBeNull();
  expect(breakLoneWord('Fermentation')).toBeNull();
  for (const word of [
    'Following',
    'Turnabout',
    'Growing',
    'Parking',
    'Caroline',
    'Madeline',
    'Swallowing',
    'Discipline',
    'Surrogate',
    'Ultimate',
    'Devastation',
    'December',
    'Surprise',
    'Talismans',
    'Overture',
    'Superior',
  ]) {
    expect(breakLoneWord(word), word).toBeNull();
  }
  expect(breakLoneWord('The Blackout')).toBeNull();
  expect(breakLoneWord('החלליתהחללית')).toBeNull();
  expect(breakLoneWord('Well-Known')).toBeNull();
});

test('[B21] a broken word stands in capitals, and scripts do not take a break', () => {
  const voice = { case: 'none', letterSpacing: 0, lineSpacing: 1 } as const;
  expect(voiceOfBrokenWord({ font: 'Gloock', ...voice })?.case).toBe('uppercase');
  expect(voiceOfBrokenWord({ font: 'Pacifico', ...voice })).toBeNull();
  expect(voiceOfBrokenWord({ font: 'Berkshire Swash', ...voice })).toBeNull();
});
