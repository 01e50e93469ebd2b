import { expect, test } from 'vitest';
import { DISH_IDS } from '../art/things/dishes.ts';
import { dishOfTitle } from './title-dishes.ts';

test.each([
  ['Weeknight Noodles for Busy People', 'noodles'],
  ['The Crème Brûlée Year', 'custard'],
  ['Pie Season', 'tart'],
  ['One Pot Stews', 'soup'],
  ['The Green Garden Kitchen', 'salad'],
  ['Sunday Brunch', 'eggs'],
] as const)('[B25] “%s” is served %s', (title, dish) => {
  for (const seed of [0, 1, 2]) expect(DISH_IDS[dishOfTitle(title, seed)]).toBe(dish);
});

test('[B25] a title that names no dish is served another one by another seed', () => {
  expect(new Set([0, 1, 2, 3, 4].map((seed) => dishOfTitle('Larder', seed))).size).toBeGreaterThan(1);
});
