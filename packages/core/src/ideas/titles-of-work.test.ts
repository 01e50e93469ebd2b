import { expect, test } from 'vitest';
import { findGenre } from '../genres/genres.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { GenreId } from '../genres/messages.ts';
import { meaningOf, placeOf } from './critic/judge-meaning.ts';
import { familiesFor } from './takes-title.ts';
import { personOf } from './title-people.ts';
import { isAboutWork } from './titles-of-work.ts';

function worthOf(title: string, layout: LayoutId, id: GenreId): number {
  const genre = findGenre(id);
  if (!genre) throw new Error(`There is no genre ${id}.`);
  return meaningOf(title, layout, null, placeOf({ title, genre }, layout)).worth;
}

test.each([
  'Stuntwoman',
  'Croupiers',
  'The Night Bus Driver',
  'Confessions of a Crab Fisherman',
  'Firefighter',
  'Ranchhand',
  'Hitchhikers',
  'The Lacemakers of Calais',
  'Bricklayer',
])('[B25] a title is about work: %s', (title) => {
  expect(isAboutWork(title)).toBe(true);
});

test.each([
  'The Surgeon’s Daughter',
  'Woman, Alone',
  'The Gentleman',
  'A German Winter',
  'My Grandmother’s Garden',
  'Everywoman',
  'Matchmaker',
  'Icebreaker',
])('[B25] a title is about no work: %s', (title) => {
  expect(isAboutWork(title)).toBe(false);
});

test.each([
  ['Stuntwoman', 'porch', 'memoir'],
  ['Stuntwoman', 'long-light', 'memoir'],
  ['Stuntwoman', 'keepsakes', 'memoir'],
  ['Veterinarian', 'floral-wall', 'romance'],
  ['Stevedores', 'floral-wall', 'historical'],
  ['Harvesters', 'stones', 'inspirational'],
] as const)('[B25] %s does not live in a quiet room or among flowers: %s of %s', (title, layout, genre) => {
  expect(worthOf(title, layout, genre)).toBeLessThan(0);
});

test('[B25] a quiet room is a thought of literary books, and a home of memoirs about a family', () => {
  expect(worthOf('The Cartwright of Évora', 'long-light', 'literary')).toBeGreaterThan(0);
  expect(worthOf('What We Kept', 'porch', 'memoir')).toBeGreaterThan(0);
});

test('[B25] a memoir of an occupation is offered somebody with a long shadow, and one of a family is not', () => {
  const memoir = findGenre('memoir');
  const offers = (title: string) => memoir !== null && familiesFor(memoir, { title, author: 'Nora Castellan' }).includes('long-shadow');
  expect(['Croupier', 'What We Kept'].map(offers)).toEqual([true, false]);
});

test('[B25] nobody sits in a rocking chair in a memoir of an ordeal or a sport', () => {
  for (const title of ['Surviving Chernobyl', 'Learning to Box at Sixty', 'Wheelchair Marathon'])
    expect(worthOf(title, 'porch', 'memoir'), title).toBeLessThan(-2);
  expect(worthOf('The Box under the Bed', 'porch', 'memoir')).toBeGreaterThan(0);
});

test('[B25] the end of an occupation tells who it is', () => {
  expect(['Stuntwoman', 'The Anchorwoman', 'Lineman', 'Norman', 'Croupier'].map(personOf)).toEqual(['woman', 'woman', 'man', 'man', null]);
});
