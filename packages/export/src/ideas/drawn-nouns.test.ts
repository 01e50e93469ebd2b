import type { ArtGeneratorId } from '@coverwright/core/art/generator-id.ts';
import { drawArtwork } from '@coverwright/core/art/draw-artwork.ts';
import { DISH_IDS } from '@coverwright/core/art/things/dish-fillings.ts';
import { FACE_IDS } from '@coverwright/core/art/things/face-styles.ts';
import { isHero } from '@coverwright/core/art/heroes/hero-ids.ts';
import type { Artwork } from '@coverwright/core/design/artwork.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { GenreId } from '@coverwright/core/genres/messages.ts';
import { describe, expect, test } from 'vitest';
import { firstCovers } from './testing/first-covers.ts';

/** The number of covers that an author sees first. */
const FIRST_ROW = 4;
const LEAST_SHOWN = 36;

/** Places that a title is set in, each with the drawings of them. A title's cover shows none of another world. */
const WORLDS = {
  sea: 'open-water storm-sail ferry-wake harbor fishing-village lighthouse-coast coast-town little-boat tall-ship beach pier under-sea towels iceberg',
  west: 'mesa frontier-street riders campfire homestead',
  space: 'spacewalk colony viewport giant-planet orbits',
  snow: 'snow-cabin footprints',
  tomorrow: 'future-city rain-city',
  ages: 'citadel high-stair',
  africa: 'savanna dune-walk',
} as const;
type World = keyof typeof WORLDS;

/** The things and scenes that show a title's noun, as words apart: motifs, animals with a face, dishes, and drawings of whole scenes. */
interface Expected {
  readonly things: string;
  readonly scenes?: string;
  readonly worlds?: readonly World[];
}

/** Titles in print, with what a reader would take for their noun on a cover. */
const TITLES = [
  ['fantasy', 'The Lion, the Witch and the Wardrobe', { things: 'lion witch', worlds: ['ages'] }],
  ['fantasy', 'The Raven Boys', { things: 'raven', worlds: ['ages'] }],
  ['fantasy', 'The Night Circus', { things: 'carousel ferriswheel tent moon', scenes: 'fairground eclipse', worlds: ['ages'] }],
  ['mystery', 'The Maltese Falcon', { things: 'hawk eagle' }],
  ['mystery', 'Murder on the Orient Express', { things: 'train dagger', scenes: 'platform viaduct train-window' }],
  ['mystery', 'The Violin Conspiracy', { things: 'violin' }],
  ['thriller', 'The Girl on the Train', { things: 'train woman', scenes: 'platform viaduct train-window' }],
  ['crime', 'The Silence of the Lambs', { things: 'sheep' }],
  ['horror', 'The Haunting of Hill House', { things: 'house wraith ghost', scenes: 'manor rooted-house' }],
  ['horror', 'The Skeleton Key', { things: 'key', scenes: 'keyhole' }],
  ['paranormal', 'Interview with the Vampire', { things: 'bat' }],
  ['paranormal', 'The Wolf Gift', { things: 'wolf gift', scenes: 'claws' }],
  ['science-fiction', 'I, Robot', { things: 'robot', worlds: ['space', 'tomorrow'] }],
  ['science-fiction', 'The Moon Is a Harsh Mistress', { things: 'moon woman', scenes: 'colony eclipse', worlds: ['space', 'tomorrow'] }],
  ['literary', 'The Old Man and the Sea', { things: 'fish boat anchor man', scenes: 'open-water storm-sail still-water', worlds: ['sea'] }],
  ['literary', 'The Bell', { things: 'bell' }],
  ['literary', 'The Piano Tuner', { things: 'piano' }],
  ['historical', 'The Tea Planter’s Wife', { things: 'teapot cup', scenes: 'two-cups' }],
  ['historical', 'The Clockmaker’s Daughter', { things: 'clock watch', scenes: 'clockwork' }],
  ['historical', 'The Book Thief', { things: 'book', scenes: 'book-stack library' }],
  ['memoir', 'H Is for Hawk', { things: 'hawk eagle' }],
  ['memoir', 'The Glass Castle', { things: 'castle' }],
  ['womens-fiction', 'The Secret Life of Bees', { things: 'bee' }],
  ['womens-fiction', 'The Little Paris Bookshop', { things: 'book', scenes: 'book-stack library shop-front' }],
  ['romance', 'The Lighthouse Keeper’s Secret', { things: 'lighthouse', scenes: 'lighthouse-coast', worlds: ['sea'] }],
  ['romance', 'The Cottage by the Sea', { things: 'house', scenes: 'cottage-garden open-water pier storm-sail beach', worlds: ['sea'] }],
  ['romcom', 'The Wedding Date', { things: 'ring bouquet', scenes: 'just-married' }],
  ['young-adult', 'The Mirror Season', { things: 'mirror' }],
  ['childrens', 'The Owl Who Was Afraid of the Dark', { things: 'owl' }],
  ['childrens', 'The Snail and the Whale', { things: 'snail whale', worlds: ['sea'] }],
  ['childrens', 'Penguin Problems', { things: 'penguin' }],
  ['cosy-mystery', 'The Cat Who Could Read Backwards', { things: 'cat', scenes: 'window-cat' }],
  ['cookbook', 'The Art of Simple Pasta', { things: 'pasta noodles' }],
  ['cookbook', 'Tartine Bread', { things: 'bread' }],
  ['non-fiction', 'The Soul of an Octopus', { things: 'octopus' }],
  ['non-fiction', 'The Hidden Life of Trees', { things: 'tree', scenes: 'tree-avenue' }],
  ['travel', 'The Great Railway Bazaar', { things: 'train', scenes: 'platform viaduct train-window' }],
  ['travel', 'The Motorcycle Diaries', { things: 'motorcycle', scenes: 'road-trip' }],
  ['western', 'The Horse Whisperer', { things: 'horse', scenes: 'riders', worlds: ['west'] }],
  ['self-help', 'The Mountain Is You', { things: 'mountain', scenes: 'summit' }],
] as const satisfies readonly (readonly [GenreId, string, Expected])[];

/** A part of a front as large as a thumbnail: what the drawing shows does not depend on its size. */
const BOX = { width: 600, height: 900 };

function artworksOf({ coverShapes }: Design): readonly Artwork[] {
  return coverShapes.flatMap(({ art }) => (art ? [art] : []));
}

/** Reports whether an artwork paints its motif, and not the same drawing whatever motif it is given. */
function paintsMotif(art: Artwork): boolean {
  const other = art.motif === 'umbrella' ? 'anchor' : 'umbrella';
  return JSON.stringify(drawArtwork(art, BOX)) !== JSON.stringify(drawArtwork({ ...art, motif: other }, BOX));
}

/** Returns what an artwork shows, by its motif and by the numbers of its parameters. */
function thingsIn({ motif, parameters }: Artwork): readonly string[] {
  const { animal, dish } = parameters;
  return [motif, animal === undefined ? undefined : FACE_IDS[animal], dish === undefined ? undefined : DISH_IDS[dish]].flatMap(
    (thing) => thing ?? [],
  );
}

function isShown(art: Artwork, { things, scenes = '' }: Expected): boolean {
  if (scenes.split(' ').includes(art.generator)) return true;
  const named = things.split(' ');
  return thingsIn(art).some((thing) => named.includes(thing) && (thing !== art.motif || paintsMotif(art)));
}

/** Returns a drawing of another thing or another world than the title's; null: none. */
function contradictionIn(art: Artwork, genre: GenreId, { things, scenes = '', worlds = [] }: Expected): string | null {
  const isCompany = genre === 'cookbook' || art.generator === 'texture';
  const thing = art.motif !== undefined && isHero(art.motif) && !isCompany && !things.split(' ').includes(art.motif) ? art.motif : null;
  const shown = scenes.split(' ') as readonly ArtGeneratorId[];
  const world = (Object.keys(WORLDS) as World[]).find(
    (id) => !worlds.includes(id) && !shown.includes(art.generator) && WORLDS[id].split(' ').includes(art.generator),
  );
  return thing ?? (world ? `${art.generator} of another world` : null);
}

describe('[B25] [B26] the first four covers of a title with a clear noun', { timeout: 240_000 }, () => {
  const rows = new Map<string, Promise<readonly Design[]>>();
  const rowOf = (genre: GenreId, title: string): Promise<readonly Design[]> => {
    const row = rows.get(title) ?? firstCovers(genre, title, FIRST_ROW).then((ideas) => ideas.map(({ design }) => design));
    rows.set(title, row);
    return row;
  };

  test(`show the thing itself in the drawing, for ${LEAST_SHOWN} of ${TITLES.length} titles and more`, async () => {
    const without: string[] = [];
    for (const [genre, title, expected] of TITLES) {
      const artworks = (await rowOf(genre, title)).flatMap(artworksOf);
      if (!artworks.some((art) => isShown(art, expected))) without.push(`${genre} “${title}”`);
    }
    expect(TITLES.length - without.length, without.join('; ')).toBeGreaterThanOrEqual(LEAST_SHOWN);
  });

  test('show no other thing, and no scene of another world', async () => {
    const contradicted: string[] = [];
    for (const [genre, title, expected] of TITLES) {
      for (const art of (await rowOf(genre, title)).flatMap(artworksOf)) {
        const other = contradictionIn(art, genre, expected);
        if (other !== null) contradicted.push(`${genre} “${title}”: ${other}`);
      }
    }
    expect(contradicted).toEqual([]);
  });
});
