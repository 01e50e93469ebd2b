import { expect, test } from 'vitest';
import { wordMeant } from './title-themes.ts';

test.each([
  ['manor', 'literary', 'All the Clocks in My Mother’s House', null],
  ['manor', 'literary', 'The Heirs of Thornfield Hall', 'heir'],
  ['summit', 'young-adult', 'Everyone at My High School Thinks I Stole the Mascot', null],
  ['summit', 'young-adult', 'The Boys on the Mountain', 'mountain'],
  ['village', 'paranormal', 'Now My Mother Is Possessed', null],
  ['city-roofs', 'non-fiction', 'How Elevators Changed the Way We Live', 'elevator'],
  ['roots', 'fantasy', 'Runes beneath the Ice', null],
  ['iceberg', 'historical', 'My Grandmother Danced on a Frozen Lake', null],
  ['matches', 'crime', 'Arson', 'arson'],
  ['flock', 'poetry', 'Murmuration', 'murmuration'],
  ['moon-wood', 'young-adult', 'The Night We Stole the Car', null],
  ['rooftop', 'science-fiction', 'The Robot Who Woke Up the City', null],
  ['fishing-village', 'cosy-mystery', 'The Body beneath the Village Green', null],
  ['dominoes', 'thriller', 'The Woman in the Next Cabin', null],
  ['roots', 'poetry', 'Bones and Blossoms', null],
  ['storm-sail', 'non-fiction', 'Plastic Ocean', null],
  ['storm-sail', 'non-fiction', 'Sailing Alone', 'sailing'],
  ['road-trip', 'historical', 'The Spice Route', null],
  ['labyrinth', 'non-fiction', 'Empire of Cotton Thread', null],
  ['towels', 'young-adult', 'Wolf Island', null],
  ['globe', 'non-fiction', 'The Secret World of Elevators', null],
  ['globe', 'non-fiction', 'The World in 1900', 'world'],
  ['snow-cabin', 'crime', 'Blood on the Ice Rink', null],
] as const)('[B25] the scene of %s in %s: what “%s” means by it is %s', (layout, genre, title, word) => {
  expect(wordMeant(title, layout, genre)).toBe(word);
});
