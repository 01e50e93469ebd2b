import { SEA_FRIENDS } from '@coverwright/core/art/things/sea/sea-friends.ts';
import type { Artwork } from '@coverwright/core/design/artwork.ts';
import { isAgainstMood } from '@coverwright/core/ideas/title-mood.ts';
import { expect, test } from 'vitest';
import { firstCovers } from './testing/first-covers.ts';

const FIRST_ROW = 4;

/** Returns the motif of an artwork, or the animal that swims in it. */
function animalOf({ generator, motif, parameters }: Artwork): string {
  return motif ?? (generator === 'under-sea' ? (SEA_FRIENDS[parameters['animal'] ?? -1] ?? '') : '');
}

test.each(['Wicked Little Lies', 'Savage Heir', 'Vicious Vows', 'The Beast of Hollow Street', 'Enemies at the Window'])(
  '[B26] the first covers of the dark romance “%s” are no sweet scenes',
  async (title) => {
    const row = await firstCovers('romance', title, FIRST_ROW);
    expect(row.filter(({ recipe }) => isAgainstMood(title, recipe.layout, 'romance'))).toEqual([]);
  },
);

test.each(['The Snail Who Won the Race', 'The Snail and the Star', 'Captain Crab', 'Bees in My Boots'])(
  '[B25] the first covers of the children’s book “%s” show its animal',
  async (title) => {
    const row = await firstCovers('childrens', title, FIRST_ROW);
    expect(row.every(({ design }) => design.coverShapes.some(({ art }) => art && ['snail', 'crab', 'bee'].includes(animalOf(art))))).toBe(
      true,
    );
  },
);

test.each([
  ['thriller', 'The Second Signature', 'watch'],
  ['fantasy', 'A Vow of Thorns and Starlight', 'ring'],
  ['poetry', 'Leaving the Orchard', 'suitcase'],
  ['historical', 'The Glassblower of Murano', 'star'],
  ['business', 'Raise the Bar', 'glass'],
  ['crime', 'Cold Spring', 'tulip'],
  ['literary', 'The Present Tense', 'gift'],
] as const)('[B25] in %s “%s” shows no %s', async (genre, title, motif) => {
  const row = await firstCovers(genre, title, FIRST_ROW);
  expect(row.flatMap(({ design }) => design.coverShapes.map(({ art }) => art?.motif))).not.toContain(motif);
});
