import { expect, test } from 'vitest';
import { englishWords, inEnglish } from './title-languages.ts';

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

test.each([
  ['كيف تنام بلا قلق', ['sleep', 'worry']],
  ['אורז בפרדס', ['orchard']],
  ['La esperanza nunca duerme', ['hope']],
  ['Be Kind', []],
] as const)('[B26] “%s” speaks of %s', (title, words) => {
  for (const word of words) expect(englishWords(title)).toContain(word);
  expect(englishWords(title)).not.toContain('child');
});
