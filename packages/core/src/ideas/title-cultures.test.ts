import { expect, test } from 'vitest';
import { isElsewhere } from './homes-of-scenes.ts';
import { mannerOfTitle } from './town-manners.ts';
import { speaksOf } from './title-themes.ts';

test.each([
  ['When the Cossacks Came to Our Village', 'cottage-garden', true],
  ['When the Cossacks Came to Our Village', 'village', false],
  ['Mezcal Road', 'avenue', true],
  ['Riad', 'village', true],
  ['The Salt Roads of Mali', 'bright-path', true],
  ['Dust of Samarkand', 'frontier-street', true],
  ['Tango in Paris', 'old-city', false],
  ['The Comanche Widow', 'frontier-street', false],
  ['Bush Camps of Botswana', 'savanna', false],
] as const)('[B25] whether “%s” is set elsewhere than %s: %s', (title, layout, isWrong) => {
  expect(isElsewhere(title, layout)).toBe(isWrong);
});

test.each([
  ['Riad', 'minarets'],
  ['Azulejo', 'campaniles'],
  ['The Souk', 'minarets'],
] as const)('[B25] “%s” means a town with %s', (title, manner) => {
  expect([speaksOf(title, 'city-roofs', 'travel'), mannerOfTitle(title)]).toEqual([true, manner]);
});
