import { expect, test } from 'vitest';
import { GENRES } from '../genres/genres.ts';
import { trim } from '../platforms/trim.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { composeCover } from './compose-cover.ts';
import { FACE_IDS } from '../art/things/face-styles.ts';
import { showsOtherAnimal, showsStranger } from './critic/animals-beside-title.ts';
import { speaksOf } from './title-themes.ts';
import { faceOfTitle, namesFacelessAnimal, thingBesideFace } from './title-animals.ts';

test.each([
  ['Ellie the Elephant', 'elephant'],
  ['Two Mice and a Moon', 'mouse'],
  ['The Penguin Who Was Afraid of a Bear', 'penguin'],
  ['The Lioness Who Could Not Roar', 'lion'],
  ['הפיל הקטן שרצה לעוף', 'elephant'],
  ['הצב שרצה לעוף', 'turtle'],
  ['The Sloth Who Was Late for Everything', 'sloth'],
  ['Goodnight, Little Dinosaur', 'dinosaur'],
  ['Das kleine Faultier', 'sloth'],
  ['سلحفاة صغيرة', 'turtle'],
  ['Reindeer Rosie', 'deer'],
] as const)('[B25] “%s” shows the face of the animal that it names', (title, face) => {
  for (const seed of [0, 1, 2, 3]) expect(FACE_IDS[faceOfTitle(title, seed)]).toBe(face);
});

test('[B25] a title that names no animal shows another face by another seed', () => {
  expect(new Set([0, 1, 2, 3].map((seed) => faceOfTitle('Wobble', seed))).size).toBe(4);
});

test.each([
  ['The Bee Who Lost Her Hive', true],
  ['A Fox in the Snow', false],
  ['Wobble', false],
] as const)('[B25] “%s” names an animal without a face: %s', (title, expected) => {
  expect(namesFacelessAnimal(title)).toBe(expected);
});

test('[B25] an animal with a face stands beside the thing that its title names too', () => {
  expect(thingBesideFace('The Rabbit Who Lost the Moon', 'childrens')).toBe('moon');
  expect(thingBesideFace('A Fox Called Wobble', 'childrens')).toBeNull();
  expect(thingBesideFace('Grandpa’s Red Tractor', 'childrens')).toBeNull();
});

test('[B24] a hill of a picture book has the face of the animal that the title names, and all of one without a face', () => {
  const thingOn = (title: string) => {
    const genre = GENRES.find(({ id }) => id === 'childrens');
    if (!genre) throw new Error('there are no children’s books');
    const specification = {
      platform: 'kdp',
      format: 'paperback',
      trim: trim(6, 9),
      paper: 'white',
      extent: 40,
      readingDirection: 'ltr',
    } as const;
    const words = { title, author: 'Lily Moss', subtitle: null, blurb: null };
    const look = { ...genre.look, layout: 'story-hill' } as const;
    const { coverShapes } = composeCover({ ...words, genre: { ...genre, look }, specification, picture: null }, fixedWidthEngine());
    return coverShapes.find(({ uniqueObjectId }) => uniqueObjectId === 'hill')?.art?.motif;
  };
  expect(thingOn('Hedgehog')).toBe('tent');
  expect(thingOn('The Bear Who Would Not Sleep')).toBe('tent');
  expect(thingOn('The Bear and the Kite')).toBe('kite');
  expect(thingOn('The Snail')).toBe('snail');
});

test.each(['peek', 'star-fisher', 'tree-house', 'clearing', 'balloon', 'parade', 'pop-up', 'little-boat', 'story-hill'] as const)(
  '[B24] %s shows the animal that a title names, though nothing else draws it',
  (layout) => {
    const title = 'The Sloth Who Was Late for Everything';
    expect(speaksOf(title, layout, 'childrens')).toBe(true);
    expect(showsOtherAnimal(title, layout)).toBe(false);
  },
);

test.each([
  ['The Little Red Tractor', false],
  ['The Bear and the Drum', false],
  ['The Fox and the Drum', true],
  ['The Whale in the Teapot', true],
] as const)('[B25] a nursery with a toy bear would be of another animal than “%s”: %s', (title, expected) => {
  expect(showsOtherAnimal(title, 'nursery')).toBe(expected);
  expect(showsStranger(title, 'nursery', 'drum')).toBe(expected);
});
