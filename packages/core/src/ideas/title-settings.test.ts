import { expect, test } from 'vitest';
import { clashesWithTitle } from './title-settings.ts';

test.each([
  ['The Daughter Who Carried Her Father’s Letters Across the Burning City', 'mirror-lake'],
  ['One More Dance With You Before the Snow Begins to Fall', 'blossom'],
  ['One More Dance With You Before the Snow Begins to Fall', 'pier'],
  ['Forty Small Trains and One Very Large Suitcase Across All Europe', 'boat'],
  ['Cycling to Málaga Slowly', 'boat'],
  ['Nobody Leaves the Island Until Somebody Explains the Portrait', 'street-lamp'],
  ['All the Wrong Girls Are Going to the Moon This Summer', 'citadel'],
] as const)('[B25] “%s” speaks against %s', (title, layout) => {
  expect(clashesWithTitle(title, layout)).toBe(true);
});

test.each([
  ['The Salt Road', 'doorway'],
  ['The Lighthouse on the Shore', 'beam'],
  ['Murder in Paris', 'street-lamp'],
  ['The Winter Castle', 'citadel'],
  ['Every Summer but This One', 'pier'],
] as const)('[B25] “%s” goes with %s', (title, layout) => {
  expect(clashesWithTitle(title, layout)).toBe(false);
});
