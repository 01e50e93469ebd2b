import { expect, test } from 'vitest';
import { GENRES } from '../genres/genres.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { meaningOf, placeOf } from './critic/judge-meaning.ts';
import { wordsInTheirSense } from './title-senses.ts';

function worthOf(title: string, layout: LayoutId, id: GenreId): number {
  const genre = GENRES.find((each) => each.id === id);
  if (!genre) throw new Error(`There is no genre ${id}.`);
  return meaningOf(title, layout, null, placeOf({ title, genre }, layout)).worth;
}

test('[B25] a hill for the miracle of a title is behind the bread that it names', () => {
  expect(worthOf('Señora Ruiz and the Miracle Bread', 'hilltop', 'inspirational')).toBeLessThan(0.5);
  expect(worthOf('The Promise', 'hilltop', 'inspirational')).toBe(1);
});

test.each(['The Well at Saint-Éloi', 'Scarecrow Season', 'The Barn'])('[B25] no corridor stands for what is in the open: %s', (title) => {
  expect(worthOf(title, 'corridor', 'horror')).toBeLessThan(0);
});

test('[B25] a corridor is a mood of horror beside titles that name nothing in the open', () => {
  expect(worthOf('Hollow', 'corridor', 'horror')).toBeGreaterThan(0);
});

test.each(['My Mother Booked Me on a Cruise with Eleven Strangers', 'How to Survive a Road Trip with Your Ex', 'The Layover'])(
  '[B25] a book about a journey does not show the entrances at home: %s',
  (title) => {
    expect(worthOf(title, 'front-doors', 'romcom')).toBeLessThan(0);
  },
);

test('[B25] a dark photograph of a wood is the last of a book of horror that names something else', () => {
  expect(worthOf('Basement', 'mist-type', 'horror')).toBeLessThan(-2);
});

test('[B25] a card of fortune is no mood of books for the young', () => {
  expect(worthOf('Benchwarmer', 'tarot', 'young-adult')).toBeLessThan(0);
  expect(worthOf('The Girl with the Snake', 'tarot', 'young-adult')).toBe(1);
});

test.each(['park-bench', 'umbrella'] as const)('[B25] the end of the world and a war have no %s', (layout) => {
  expect(worthOf('Chloë Versus the Apocalypse', 'park-bench', 'young-adult')).toBeLessThan(-3);
  expect(worthOf('The Nurse the Soldier and the Letters That Never Came', layout, 'romance')).toBeLessThan(-3);
});

test.each(['A Short History of the Éclair', 'The Truth About Zippers', 'Linoleum'])(
  '[B25] threads of light and layers stand beside no book of facts about a thing: %s',
  (title) => {
    for (const layout of ['flow', 'paper-layers', 'aura'] as const) expect(worthOf(title, layout, 'non-fiction')).toBeLessThan(0);
    for (const layout of ['grid', 'bands'] as const) expect(worthOf(title, layout, 'non-fiction')).toBeGreaterThan(0);
  },
);

test('[B25] threads of light are a thought of a book of facts that names no thing', () => {
  expect(worthOf('Why We Believe', 'flow', 'non-fiction')).toBeGreaterThan(0);
});

test.each(['Café Andromède', 'Aldébaran Falling', 'The Pléiades Station'])(
  '[B25] worlds and stars of any language are seen in scenes of space, and so is a café there: %s',
  (title) => {
    expect(worthOf(title, 'planet', 'science-fiction')).toBe(1);
    expect(worthOf(title, 'viewport', 'science-fiction')).toBeGreaterThan(0);
  },
);

test('[B25] a town that is named for a saint shows none', () => {
  expect(wordsInTheirSense('The Drowned Man of Saint-Rémy')).not.toContain('saint');
  expect(wordsInTheirSense('The Last Saint')).toContain('saint');
});

test.each(['pier', 'rooftop', 'fairground'] as const)('[B25] no duke meets anybody in the clothes of today: %s', (layout) => {
  expect(worthOf('The Duke’s Second Fiancée', layout, 'romance')).toBeLessThan(0);
  expect(worthOf('Tangled', layout, 'romance')).toBeGreaterThan(0);
});

test('[B25] a door is in every house of a town, and in no field', () => {
  expect(worthOf('The Laundromat', 'doorway', 'crime')).toBeGreaterThan(0);
  expect(worthOf('Blood in the Orchard', 'doorway', 'crime')).toBeLessThan(0);
});
