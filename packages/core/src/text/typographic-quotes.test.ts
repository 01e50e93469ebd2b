import { expect, test } from 'vitest';
import { typographicQuotes } from './typographic-quotes.ts';

test.each([
  ["The Salt Keeper's Daughter", 'The Salt Keeper’s Daughter'],
  ["The Girls' Summer of '69", 'The Girls’ Summer of ’69'],
  ['"Yes," She Said', '“Yes,” She Said'],
  ["'Hello' and Goodbye", '‘Hello’ and Goodbye'],
  ["l'été", 'l’été'],
  ['A 6\'2" Man', 'A 6\'2" Man'],
  ['Don’t', 'Don’t'],
])('[B21] %s is set as %s', (typed, set) => {
  expect(typographicQuotes(typed)).toBe(set);
});
