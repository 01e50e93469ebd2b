import { expect, test } from 'vitest';
import { HERO_IDS } from './hero-ids.ts';
import { HERO_SIZES, bearsLargeSize, isAnimal, sizeOfHero } from './hero-sizes.ts';

test('[B25] every size has drawings, and what could not be in a room has none', () => {
  for (const size of HERO_SIZES) expect(HERO_IDS.some((id) => sizeOfHero(id) === size)).toBe(true);
  expect(sizeOfHero('mountain')).toBeNull();
  expect(sizeOfHero('wave')).toBeNull();
});

test('[B25] a wolf is an animal, a letter is none', () => {
  expect(isAnimal('wolf')).toBe(true);
  expect(isAnimal('letter')).toBe(false);
});

test('[B25] most drawings can be all that a cover shows', () => {
  expect(bearsLargeSize('compass')).toBe(true);
  expect(HERO_IDS.filter((id) => !bearsLargeSize(id)).length).toBeLessThan(HERO_IDS.length / 8);
});
