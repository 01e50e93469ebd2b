import { expect, test } from 'vitest';
import { SEA_FRIENDS } from '../art/things/sea/sea-friends.ts';
import { showsOtherAnimal } from './critic/animals-beside-title.ts';
import { seaFriendOfTitle } from './sea-friend-of-title.ts';

test.each([
  ['The Shy Octopus', 'octopus'],
  ['Two Whales and a Song', 'whale'],
  ['כריש קטן וים גדול', 'shark'],
  ['Der kleine Delfin', 'dolphin'],
  ['La tortue qui nage', 'turtle'],
] as const)('[B25] “%s” shows the animal of the sea that it names', (title, friend) => {
  for (const seed of [0, 1, 2, 3]) expect(SEA_FRIENDS[seaFriendOfTitle(title, seed)]).toBe(friend);
});

test('[B25] a title about the sea alone shows another animal by another seed', () => {
  expect(new Set([0, 1, 2, 3].map((seed) => seaFriendOfTitle('Under the Sea', seed))).size).toBe(4);
});

test.each([
  ['The Fox Who Loved the Sea', true],
  ['The Albatross and the Wave', true],
  ['The Crab and the Gull', false],
  ['Under the Sea', false],
] as const)('[B25] under the sea would be another animal than the one of “%s”: %s', (title, expected) => {
  expect(showsOtherAnimal(title, 'under-sea')).toBe(expected);
});
