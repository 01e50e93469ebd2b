import { expect, test } from 'vitest';
import { inEnglish } from './title-languages.ts';

test.each([
  ['שעונים', 'clock'],
  ['השעונים', 'clock'],
  ['סנוניות', 'swallow'],
  ['מקדשים', 'temple'],
  ['ساعات', 'clock'],
  ['والساعات', 'clock'],
  ['fênix', 'phoenix'],
  ['ירושלים', 'ירושלים'],
  ['harbor', 'harbor'],
])('[B26] a plural that is not listed, %s, is the plural of a listed word, %s', (word, english) => {
  expect(inEnglish(word)).toBe(english);
});
