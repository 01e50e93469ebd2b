import { expect, test } from 'vitest';
import type { GenreId } from '../genres/messages.ts';
import { titleMotifs } from './title-motifs.ts';

const best = (title: string, genre: GenreId) => titleMotifs(title, genre).find(({ isWeak }) => !isWeak)?.motif ?? null;

test.each([
  ['By Kayak to Tromsø', 'travel', 'kayak'],
  ['The Canoe Years', 'memoir', 'canoe'],
  ['Caravanning', 'travel', 'caravan'],
  ['The Caravan', 'historical', 'camel'],
  ['Vanlife', 'travel', 'campervan'],
  ['One Carry-On', 'travel', 'suitcase'],
  ['Namibia on Two Wheels', 'travel', 'bicycle'],
  ['The Little Digger', 'childrens', 'digger'],
  ['My Wobbly Tooth', 'childrens', 'tooth'],
  ['How I Sold My Laundromat', 'business', 'washer'],
  ['Beyond Burnout', 'self-help', 'battery'],
  ['The Burnout Toolbox', 'self-help', 'toolbox'],
  ['Setting Boundaries', 'self-help', 'brickwall'],
  ['The Sunday Habit', 'self-help', 'calendar'],
  ['The Freelance Résumé', 'business', 'paperplane'],
  ['The Two-Hour Résumé', 'business', 'clipboard'],
  ['Procrastinator', 'self-help', 'hourglass'],
  ['Quit Your Phone', 'self-help', 'smartphone'],
  ['The Phone in the Hall', 'mystery', 'phone'],
  ['The Corner Store', 'business', 'storefront'],
  ['Our Food Truck', 'business', 'foodtruck'],
  ['Dynamite', 'western', 'dynamite'],
  ['The Miner’s Claim', 'western', 'pickaxe'],
  ['Pilgrim Roads', 'travel', 'hikingboot'],
  ['The Pilgrim', 'inspirational', 'church'],
  ['Why We Bury Our Dead', 'non-fiction', 'gravestone'],
] as const)('[B25] “%s” in %s is shown as a %s', (title, genre, motif) => {
  expect(best(title, genre)).toBe(motif);
});

test('[B25] a wall, a store and gold are places and colors in a novel', () => {
  for (const [title, genre] of [
    ['The Wall', 'literary'],
    ['The Store', 'romance'],
    ['Gold', 'poetry'],
    ['Strength', 'fantasy'],
    ['Mine', 'romance'],
  ] as const)
    expect(best(title, genre), title).toBeNull();
});

test('[B25] a wagon train is no train', () => {
  expect(best('The Last Wagon Train', 'western')).not.toBe('train');
});
