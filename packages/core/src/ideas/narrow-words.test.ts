import { expect, test } from 'vitest';
import { titleMotifs } from './title-motifs.ts';
import { speaksOf } from './title-themes.ts';

test.each([
  ['How We Learned to Fear the Forest', 'storm-sail', 'non-fiction', 'self-help'],
  ['The Letters She Hid Beneath the Floor', 'iceberg', 'historical', 'non-fiction'],
] as const)('[B25] “%s” means %s in no book of %s, but in one of %s', (title, layout, genre, other) => {
  expect([speaksOf(title, layout, genre), speaksOf(title, layout, other)]).toEqual([false, true]);
});

test.each([
  ['What My Grandmother Taught Me While We Shelled Peas', 'envelope', 'memoir'],
  ['The Baker’s Secret Wedding', 'market-stall', 'romance'],
  ['How Ordinary People Changed the World', 'great-thing', 'non-fiction'],
  ['The Griffin’s Oath', 'silhouette', 'fantasy'],
  ['Extinct', 'great-thing', 'non-fiction'],
  ['Why We Yawn in a Room', 'great-thing', 'non-fiction'],
  ['Seven Guests Who Never Returned', 'platform', 'mystery'],
  ['Slow Miles to São Luís', 'canoe', 'travel'],
  ['The Flight Home', 'leap', 'thriller'],
  ['Dust of Samarkand', 'frontier-street', 'historical'],
  ['Ribbon Street', 'frontier-street', 'historical'],
  ['Ribbon Street', 'envelope', 'historical'],
  ['The Village at War', 'fishing-village', 'historical'],
  ['A History of the Umbrella in Twelve Storms', 'tall-ship', 'non-fiction'],
  ['A Brief History of My Uncle’s Teeth', 'library', 'literary'],
  ['Winter at Valley Forge', 'viaduct', 'historical'],
  ['Warp Mechanic', 'clockwork', 'science-fiction'],
  ['Burnt Sugar', 'long-light', 'poetry'],
  ['Calico Sky', 'wanted', 'western'],
  ['Forty Days in the Wilderness', 'entwined', 'inspirational'],
  ['Sunday Shoes', 'great-thing', 'inspirational'],
] as const)('[B25] “%s” is not shown by %s', (title, layout, genre) => {
  expect(speaksOf(title, layout, genre)).toBe(false);
});

test.each([
  ['The Alpha’s Secret', 'wolf', 'paranormal'],
  ['Latchkey', 'key', 'literary'],
  ['Bun Voyage', 'bread', 'cosy-mystery'],
  ['Slow Buses to São Luís', 'bus', 'travel'],
  ['Dying for a Cuppa', 'cup', 'cosy-mystery'],
  ['הדובי שלי', 'bear', 'childrens'],
] as const)('[B25] “%s” is shown by a %s', (title, motif, genre) => {
  expect(titleMotifs(title, genre).map((shown) => shown.motif)).toContain(motif);
});
