import { expect, test } from 'vitest';
import { DISH_IDS } from '../art/things/dish-fillings.ts';
import { dishOfTitle, namesDish, servesOtherFood } from './title-dishes.ts';

test.each([
  ['Weeknight Noodles for Busy People', ['noodles']],
  ['The Crème Brûlée Year', ['custard']],
  ['Pie Season', ['pie']],
  ['An Apple Pie for Every Month', ['applePie']],
  ['One Pot Stews', ['stew']],
  ['The Green Garden Kitchen', ['salad']],
  ['Sunday Brunch', ['eggs', 'pancakes']],
  ['Dumplings', ['dumplings']],
  ['Sourdough From Scratch', ['bread']],
  ['Brisket', ['roast']],
  ['How to Roast a Chicken', ['chicken']],
  ['Paëlla on Sundays', ['paella']],
  ['The Ramen Book', ['noodles']],
  ['Chicken Curry, Forty Ways', ['curry']],
  ['Fish Tacos', ['tacos']],
  ['Spaghetti', ['pasta']],
  ['Birthday Cakes', ['cake']],
  ['Brothworks', ['soup']],
  ['Suppen für den Winter', ['soup']],
  ['Poulet', ['chicken']],
  ['פיצה', ['pizza']],
  ['Nonna', ['pasta', 'pizza']],
  ['The Weeknight Sheet Pan', ['traybake']],
  ['One Pan Suppers', ['skillet']],
  ['The Cast Iron Year', ['skillet']],
  ['Crumble', ['crumble']],
  ['Chilis and Lentils', ['chili']],
  ['Backyard Barbecue', ['grilled']],
  ['Wok', ['stirFry']],
  ['The Lebanese Table', ['mezze']],
  ['Waffles', ['waffles']],
  ['Pickled', ['pickles']],
  ['Nonna’s Ragù', ['pasta']],
] as const)('[B25] “%s” is served %s', (title, dishes) => {
  const served = new Set([0, 1, 2, 3].map((seed) => DISH_IDS[dishOfTitle(title, seed)]));
  expect([...served].toSorted()).toEqual([...dishes].toSorted());
});

test.each(['Crumb', 'Crust', 'Flour', 'Rise', 'Knead'])('[B25] “%s” means bread, and no soup', (title) => {
  for (const seed of [0, 1, 2, 3]) expect(DISH_IDS[dishOfTitle(title, seed)]).toBe('bread');
  expect(servesOtherFood(title, 'kitchen')).toBe(true);
});

test('[B25] a title that names no dish is served another one by another seed', () => {
  expect(new Set([0, 1, 2, 3, 4].map((seed) => dishOfTitle('Larder', seed))).size).toBeGreaterThan(1);
});

test.each([
  ['Dumplings', 'cut-fruit'],
  ['Crème Brûlée at Midnight', 'kitchen'],
  ['Sourdough', 'pantry'],
  ['Chicken Soup', 'full-bowl'],
  ['Lemon Tart', 'laid-table'],
  ['Bento for Beginners', 'full-bowl'],
  ['Bourbon and Gin', 'laid-table'],
  ['Butter', 'gingham'],
  ['Dumplings', 'market-stall'],
  ['The Turkey Book', 'long-table'],
  ['Butter', 'full-bowl'],
  ['Everything I Bake', 'kitchen'],
  ['Thirty Breads', 'still'],
  ['Thirty Breads', 'painted-plate'],
  ['Chocolate Cake', 'full-bowl'],
  ['Shepherd’s Pie', 'laid-table'],
  ['Skewers', 'painted-plate'],
  ['Cocktails', 'painted-plate'],
  ['Cocktails', 'kitchen'],
  ['Braised', 'market-stall'],
  ['Grilled Corn', 'wheat'],
  ['The Cast Iron Kitchen', 'gingham'],
] as const)('[B25] “%s” is not shown by %s', (title, layout) => {
  expect(servesOtherFood(title, layout)).toBe(true);
});

test.each([
  ['Dumplings', 'full-bowl'],
  ['One Hundred Soups', 'kitchen'],
  ['The Green Garden Kitchen', 'cut-fruit'],
  ['Gather', 'laid-table'],
  ['Paella on Sundays', 'laid-table'],
  ['Roast Chicken', 'full-bowl'],
  ['Chicken Soup', 'kitchen'],
  ['Turkey', 'painted-plate'],
  ['Sicilian Summer', 'painted-plate'],
  ['Sourdough', 'wheat'],
] as const)('[B25] “%s” may be shown by %s', (title, layout) => {
  expect(servesOtherFood(title, layout)).toBe(false);
});

test.each(['painted-plate', 'market-stall'] as const)('[B25] sweet baking has no vegetables of %s', (layout) => {
  expect(servesOtherFood('Grandma Ilse’s Strudel', layout)).toBe(true);
  expect(servesOtherFood('The Garden Supper Book', layout)).toBe(false);
});

test('[B26] a pâté is no pasta', () => {
  expect(namesDish('Pâté and Terrine')).toBe(false);
  expect(namesDish('Les Pâtes')).toBe(true);
});
