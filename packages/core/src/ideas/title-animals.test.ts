import { expect, test } from 'vitest';
import { FACE_IDS } from '../art/things/face-styles.ts';
import { faceOfTitle, namesFacelessAnimal, thingBesideFace } from './title-animals.ts';

test.each([
  ['Ellie the Elephant', 'elephant'],
  ['Two Mice and a Moon', 'mouse'],
  ['The Lioness Who Could Not Roar', 'lion'],
  ['הפיל הקטן שרצה לעוף', 'elephant'],
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
