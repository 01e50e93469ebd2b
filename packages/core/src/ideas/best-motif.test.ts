import { expect, test } from 'vitest';
import { PEOPLE } from '../art/heroes/people.ts';
import type { GenreId } from '../genres/messages.ts';
import { namesFace } from './title-animals.ts';
import { titleMotifs } from './title-motifs.ts';
import { motifNamed } from './title-themes.ts';

/** People are small figures in scenes, and never what a frame shows. */
const best = (title: string, genre?: GenreId) =>
  titleMotifs(title, genre).find(({ motif }) => !Object.hasOwn(PEOPLE, motif))?.motif ?? null;

test.each([
  ['Everything I Bake When My Friends Come Over on a Sunday', 'cookbook', 'bread'],
  ['How Small Bakeries Beat Big Brands and What Your Company Can Learn', 'business', 'bread'],
  ['The Baker of Bath', 'historical', 'bread'],
  ['Bake Me Happy', 'cookbook', 'bread'],
  ['A Year of Baking', 'cookbook', 'bread'],
  ['Half Baked', 'romcom', 'bread'],
  ['The Last Bakery in Town', 'womens-fiction', 'bread'],
  ['La boulangerie de la plage', 'romance', 'bread'],
  ['The Pie Shop', 'cosy-mystery', 'pie'],
  ['Tarts and Secrets', 'cosy-mystery', 'pie'],
  ['Pastry School in Paris', 'memoir', 'croissant'],
  ['Butter', 'cookbook', 'butter'],
  ['Bread and Butter Business', 'cookbook', 'bread'],
  ['Brown Butter Mornings', 'cookbook', 'butter'],
  ['What I Cook on Mondays', 'cookbook', 'pot'],
] as const)('[B21] “%s” in %s is best shown by %s', (title, genre, motif) => expect(best(title, genre)).toBe(motif));

test.each(['Buttercup Lane', 'Butterscotch', 'Buttermilk Creek', 'Butternut'])('[B21] %s has nothing to do with butter', (title) => {
  expect(titleMotifs(title).map(({ motif }) => motif)).not.toContain('butter');
});

test.each(['My Señora’s Kitchen', 'The Tuscan Kitchen', 'Family Recipes', 'The Pantry Cookbook', 'La cocina de mi abuela'])(
  '[B21] no frame has a thing for %s, which only says where the food is made',
  (title) => {
    for (const layout of ['one-of-many', 'great-thing', 'cameo'] as const) expect(motifNamed(title, layout, 'cookbook')).toBeNull();
  },
);

test.each([
  ['My Grandmother Was a Witch and She Left Me Her Crow', 'paranormal', 'raven'],
  ['The King’s Horse', 'historical', 'horse'],
  ['The Witch’s Cat', 'cosy-mystery', 'cat'],
  ['The Captain and the Whale', 'literary', 'whale'],
  ['The Detective Who Loved Owls', 'mystery', 'owl'],
  ['The Queen and the Fox', 'fantasy', 'fox'],
  ['My Tailor’s Parrot', 'romcom', 'parrot'],
  ['A Wolf for the Princess', 'fantasy', 'wolf'],
  ['The Beekeeper the Bishop and the Body Behind the Bookshop', 'cosy-mystery', 'bee'],
] as const)('[B21] an animal comes before the thing that stands for a person: “%s”', (title, genre, motif) => {
  expect(best(title, genre)).toBe(motif);
});

test('[B21] a thing that stands for a person comes first without an animal, and the named thing before an animal', () => {
  expect(best('The Witch of Elm Street', 'paranormal')).toBe('witch');
  expect(best('The Crown and the Sparrow', 'fantasy')).toBe('crown');
});

test('[B21] a cipher is written on a machine, and no magnifier is seen for an enigma', () => {
  expect(best('The Kraków Cipher', 'thriller')).toBe('typewriter');
  expect(best('The Codebreakers of Hut Nine', 'historical')).toBe('typewriter');
  for (const layout of ['one-of-many', 'great-thing', 'spotlight'] as const)
    expect(motifNamed('The Lisbon Enigma', layout, 'thriller')).toBeNull();
});

test.each([
  ['The Orange Cat', 'cat'],
  ['The Emerald Door', 'door'],
  ['Lavender House', 'house'],
  ['The Orange Tree', 'orange'],
  ['Olive Oil', 'olive'],
  ['עץ הרימון בחצר של סבתא', 'pomegranate'],
  ['Lavender', 'lavender'],
] as const)('[B21] a color before a thing is not shown as a thing: “%s”', (title, motif) => expect(best(title)).toBe(motif));

test('[B21] what a title says only by the way is not shown beside the thing that it names', () => {
  const shown = (title: string, genre: GenreId) => titleMotifs(title, genre).map(({ motif }) => motif);
  expect(shown('Friday Night Wine', 'womens-fiction')).not.toContain('moon');
  expect(shown('The Death of Coral', 'non-fiction')).not.toContain('skull');
  expect(shown('Night', 'poetry')).toContain('moon');
  expect(shown('Feast of Crows', 'horror')).toEqual(['raven']);
  expect(shown('Pirates Don’t Eat Peas', 'childrens')).not.toContain('skull');
});

test('[B21] an archivist is shown by a book, plastic by a bottle where facts are told, and a volcano is no canoe', () => {
  expect(best('The Archivist', 'literary')).toBe('book');
  expect(best('Plastic Ocean', 'non-fiction')).toBe('bottle');
  expect(best('The Plastic Surgeon', 'non-fiction')).not.toBe('bottle');
  expect(best('Nine Volcanoes', 'travel')).toBe('volcano');
});

test('[B21] a landscape is in no glass and in no brooch', () => {
  for (const title of [
    'What the Mountain Taught My Brother About Forgiveness and Fear',
    'The Island',
    'The Wave',
    'Iceberg',
    'The Bridge',
  ]) {
    for (const layout of ['bell-jar', 'cameo'] as const) expect(motifNamed(title, layout, 'inspirational'), title).toBeNull();
  }
  expect(motifNamed('The Mountain', 'envelope', 'travel')).toBe('mountain');
  expect(motifNamed('The Lighthouse', 'bell-jar', 'literary')).toBe('lighthouse');
});

test('[B25] a compound with a hand is somebody at work, and one with a watch is on the lookout', () => {
  expect(titleMotifs('Ranchhand', 'romance').map(({ motif }) => motif)).toEqual(['horse']);
  expect(titleMotifs('Secondhand', 'memoir')).toEqual([]);
  expect(titleMotifs('Firewatch', 'thriller').map(({ motif }) => motif)).toEqual(['flame']);
  expect(titleMotifs('Stopwatch', 'thriller').map(({ motif }) => motif)).toContain('watch');
});

test('[B25] a neighbor is shown by a house only where the title names nothing else', () => {
  expect(titleMotifs('My Neighbor Is a Werewolf').map(({ motif }) => motif)).toEqual(['wolf']);
  expect(titleMotifs('The Neighbors').map(({ motif }) => motif)).toEqual(['house']);
});

test('[B25] the end of an invented name in a picture book tells what it is', () => {
  expect(titleMotifs('Bumblebus', 'childrens')[0]?.motif).toBe('bus');
  expect(titleMotifs('Syllabus', 'childrens')).toEqual([]);
  expect(namesFace('The Snorkelpuss')).toBe(true);
  expect(titleMotifs('Pajamasaurus', 'childrens')[0]?.motif).toBe('dinosaur');
});

test.each(['A Year in Persian', 'Scaffolding', 'Wishbone'])('[B25] no part of “%s” is taken for a thing', (title) => {
  expect(titleMotifs(title, 'literary').filter(({ motif }) => ['cat', 'noose', 'skull', 'hammer'].includes(motif))).toEqual([]);
});

test('[B25] the bone of a fish is of a fish', () => {
  expect(titleMotifs('Fishbone', 'literary')[0]?.motif).toBe('fish');
});
