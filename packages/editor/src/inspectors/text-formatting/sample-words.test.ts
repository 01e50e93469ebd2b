import { expect, test } from 'vitest';
import { firstWords } from './sample-words.ts';

test('[B21] a preview shows the first words of the author, as many as it has room for', () => {
  expect(firstWords('The Salt\nKeeper’s Daughter and Her Three Sisters')).toBe('The Salt Keeper’s');
  expect(firstWords('Incomprehensibilities Everywhere')).toBe('Incomprehensibilit');
  expect(firstWords('x'.repeat(90))).toHaveLength(18);
  expect(firstWords('  \n ')).toBe('Aa');
});
