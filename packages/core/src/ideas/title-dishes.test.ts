import { expect, test } from 'vitest';
import { DISH_IDS } from '../art/things/dish-fillings.ts';
import { dishOfTitle, servesOtherFood } from './title-dishes.ts';

test.each([
  ['Weeknight Noodles for Busy People', 'noodles'],
  ['The Crème Brûlée Year', 'custard'],
  ['Pie Season', 'tart'],
  ['One Pot Stews', 'soup'],
  ['The Green Garden Kitchen', 'salad'],
  ['Sunday Brunch', 'eggs'],
  ['Dumplings', 'dumplings'],
  ['Sourdough From Scratch', 'bread'],
  ['Brisket', 'roast'],
] as const)('[B25] “%s” is served %s', (title, dish) => {
  for (const seed of [0, 1, 2]) expect(DISH_IDS[dishOfTitle(title, seed)]).toBe(dish);
});

test('[B25] a title that names no dish is served another one by another seed', () => {
  expect(new Set([0, 1, 2, 3, 4].map((seed) => dishOfTitle('Larder', seed))).size).toBeGreaterThan(1);
});

test.each([
  ['Dumplings', 'cut-fruit'],
  ['Crème Brûlée at Midnight', 'kitchen'],
  ['Sourdough', 'pantry'],
  ['Tacos', 'full-bowl'],
  ['Pizza Night', 'laid-table'],
  ['Bento for Beginners', 'full-bowl'],
  ['Bourbon and Smoke', 'laid-table'],
  ['Butter', 'gingham'],
  ['Dumplings', 'market-stall'],
  ['Tacos', 'long-table'],
  ['Butter', 'full-bowl'],
  ['Everything I Bake', 'kitchen'],
  ['Thirty Breads', 'still'],
  ['Thirty Breads', 'painted-plate'],
  ['Paëlla on Sundays', 'laid-table'],
  ['How to Roast a Chicken', 'laid-table'],
  ['The Sunday Roast', 'full-bowl'],
] as const)('[B25] “%s” is not shown by %s', (title, layout) => {
  expect(servesOtherFood(title, layout)).toBe(true);
});

test.each([
  ['Dumplings', 'full-bowl'],
  ['One Hundred Soups', 'kitchen'],
  ['The Green Garden Kitchen', 'cut-fruit'],
  ['Gather', 'laid-table'],
] as const)('[B25] “%s” may be shown by %s', (title, layout) => {
  expect(servesOtherFood(title, layout)).toBe(false);
});
