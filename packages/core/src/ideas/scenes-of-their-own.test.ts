import { expect, test } from 'vitest';
import { findGenre } from '../genres/genres.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { meaningOf, placeOf } from './critic/judge-meaning.ts';
import { storyBeside } from './scenes-of-their-own.ts';

const worthOf = (title: string, layout: LayoutId, id: GenreId) => {
  const genre = findGenre(id);
  if (!genre) throw new Error(`there is no genre ${id}`);
  return meaningOf(title, layout, null, placeOf({ title, genre }, layout)).worth;
};

test.each([
  ['Room 6', 'platform', 'street-lamp', 'mystery'],
  ['Lost Property', 'boat', 'blinds', 'mystery'],
  ['Braids', 'fairground', 'leap', 'young-adult'],
  ['Driftless', 'park-bench', 'fireflies', 'young-adult'],
  ['Elevator Pitch', 'towels', 'front-doors', 'romcom'],
  ['Familiar', 'eclipse', 'moon-wood', 'paranormal'],
  ['Threadbare', 'rooftop', 'wash', 'womens-fiction'],
  ['Mud!', 'star-fisher', 'peek', 'childrens'],
] as const)('[B25] “%s” gets no %s before a %s in a book of %s', (title, scene, mood, genre) => {
  expect(worthOf(title, scene, genre)).toBeLessThan(-1.2);
  expect(worthOf(title, mood, genre)).toBeGreaterThan(0);
});

test.each([
  ['Missing from Platform Four', 'platform', 'mystery'],
  ['The Last Ferris Wheel', 'fairground', 'young-adult'],
  ['Who Took the Moon’s Pajamas', 'star-fisher', 'childrens'],
  ['The Eclipse of Vael', 'eclipse', 'fantasy'],
] as const)('[B25] “%s” is shown by %s', (title, layout, genre) => {
  expect(worthOf(title, layout, genre)).toBe(1);
});

test('[B25] a fair by night is a mood where two people are what a book is about, and a black sun in other worlds', () => {
  const place = { isTypical: false, isAboutTwo: true, genre: 'romance' } as const;
  expect(storyBeside('fairground', place)).toBeNull();
  expect(storyBeside('fairground', { ...place, isAboutTwo: false })).toBe('pair');
  expect(storyBeside('towels', place)).toBe('pair');
  expect(storyBeside('platform', place)).toBe('another');
  expect(storyBeside('platform', { ...place, isTypical: true })).toBeNull();
  expect(storyBeside('eclipse', { ...place, genre: 'fantasy' })).toBeNull();
  expect(storyBeside('boat', { ...place, genre: 'poetry' })).toBeNull();
});
