import { expect, test } from 'vitest';
import { GENRES } from '../genres/genres.ts';
import { meaningOf, placeOf } from './critic/judge-meaning.ts';
import { heroOfTitle } from './title-hero.ts';
import { thingOfHero } from './thing-of-hero.ts';

test.each([
  ['Ximénez the Very Small Knight', 'knight', 'castle', false],
  ['The Pirate Who Hated Water', 'pirate', 'shore', null],
  ['Lulu the Astronaut', 'astronaut', 'moon', true],
  ['Princess Poppy’s Bad Day', 'royal', 'castle', true],
  ['The Boy Who Drew Dragons', 'everyday', 'garden', false],
  ['The Snow Queen', 'royal', 'snow', true],
  ['The Littlest Witch', 'wizard', 'wood', true],
  ['Superhero Sam', 'hero', 'town', false],
  ['The Explorer and the Bear', 'explorer', 'wood', null],
  ['Rosie Can’t Sleep', 'pyjamas', 'town', true],
  ['Élodie et la Pluie', 'rain', 'garden', true],
  ['First Snow', 'winter', 'snow', null],
  ['Big Jump', 'rain', 'garden', null],
  ['A Day of Snorkel and Sand', 'everyday', 'shore', null],
  ['Milo at the Sea', 'everyday', 'shore', false],
  ['Chloé and the Lighthouse', 'everyday', 'cape', true],
] as const)('the title "%s" is about a child as %s at the %s', (title, costume, place, isGirl) => {
  expect(heroOfTitle(title)).toMatchObject({ costume, place, isGirl });
});

test.each([
  'Pirate Cat',
  'Rosie the Hen',
  'The Bear Who Would Be King',
  'The Three Princesses',
  'Grandma Rosa',
  'A Fox Called Wobble',
  'The Moon in the Pond',
  'Snow Fox',
])('the title "%s" is about no child alone', (title) => {
  expect(heroOfTitle(title)).toBeNull();
});

test('a thing of the title stands beside the child, but no flower that is a name and nothing that is worn', () => {
  const thing = (title: string) => {
    const hero = heroOfTitle(title);
    return hero && thingOfHero(title, hero);
  };
  expect(thing('Princess Poppy’s Bad Day')).toBeNull();
  expect(thing('The Boy and the Kite')).toBe('kite');
  expect(thing('The Knight and the Sword')).toBeNull();
});

const genre = GENRES.find(({ id }) => id === 'childrens');

test.each([
  ['Max and the Missing Sock', 'small-hero', ['star-fisher', 'pop-up']],
  ['Élise Loses Her Tooth', 'small-hero', ['star-fisher', 'peek']],
  ['Ximénez the Very Small Knight', 'small-hero', ['puddle', 'stickers', 'star-fisher', 'clearing', 'pop-up']],
  ['Puddlejump', 'puddle', ['star-fisher', 'tree-house']],
  ['A Fox Called Wobble', 'clearing', ['small-hero', 'puddle']],
  ['The Boy Who Drew Dragons', 'clearing', ['puddle']],
  ['First Snow', 'small-hero', ['star-fisher', 'peek']],
] as const)('"%s" is shown by %s before %s', (title, best, others) => {
  if (!genre) throw new Error('No genre for children');
  const worth = (layout: typeof best | (typeof others)[number]) => meaningOf(title, layout, null, placeOf({ title, genre }, layout)).worth;
  for (const other of others) expect(worth(best)).toBeGreaterThan(worth(other) + 2);
});

test('[B25] a first name may be that of a tractor, and then nobody plays it', () => {
  expect(['Benny the Brave Tractor', 'Tilly Tugboat'].map(heroOfTitle)).toEqual([null, null]);
  expect(heroOfTitle('Benny and His Tractor')?.word).toBe('benny');
});

test('[B25] a child that a title names is the one of the cover, also if another person is named after it', () => {
  expect(['A Sister for Sam', 'Mia and Her Brother'].map((title) => heroOfTitle(title)?.isGirl)).toEqual([false, true]);
});

test('[B25] a child whose name is on no list is known by what it does', () => {
  expect(['Benji Finds a Feather', 'Zuzia and the Snowman'].map((title) => heroOfTitle(title)?.word)).toEqual(['benji', 'zuzia']);
  expect(['Tractor Finds a Friend', 'Everybody Wants a Turn', 'Moon and the Stars'].map(heroOfTitle)).toEqual([null, null, null]);
  expect(heroOfTitle('Luna’s Lemonade Stand')).toMatchObject({ word: 'luna', isGirl: true });
});

test('[B25] a child of every day has the rocket that it builds, and one with a rare name is a child', () => {
  const shown = (title: string) => {
    const hero = heroOfTitle(title);
    return hero && thingOfHero(title, hero);
  };
  expect(shown('Björn Builds a Rocket')).toBe('rocket');
  expect(shown('Olu and the Loud Trumpet')).toBe('trumpet');
  expect(heroOfTitle('Tunde’s Flying Bicycle')).not.toBeNull();
  expect(heroOfTitle('Grandpa’s Submarine')).toBeNull();
  expect(heroOfTitle('Milk and the Moon')).toBeNull();
});
