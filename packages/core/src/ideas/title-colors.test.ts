import { expect, test } from 'vitest';
import { roles } from './palettes/palette-roles.ts';
import { hueOfTitle, isColoredThing, namesColor, wearsHueOfTitle } from './title-colors.ts';

const BLUE = roles('16224a 3f5a9a 8aa0d9 dfe2f2 f7f6fb e07a8a 5ab5c8');
const RED = roles('33161f 8a3f52 e39a8f f6d8c8 fcf5ee 3f7f86 e0a93f');

test('[B25] a title that names a color is worn by a palette of that color', () => {
  expect(wearsHueOfTitle('Déjà Vu in Blue', BLUE)).toBe(1);
  expect(wearsHueOfTitle('Déjà Vu in Blue', RED)).toBe(0);
  expect(wearsHueOfTitle('The Crimson Door', RED)).toBe(1);
});

test('[B25] a title that names no color asks for none', () => {
  expect(hueOfTitle('Sandpaper')).toBeNull();
  expect(wearsHueOfTitle('Sandpaper', BLUE)).toBeNull();
});

test('[B25] a color that a title names counts before the color of a thing', () => {
  expect(hueOfTitle('The Sea Beyond the Red House')).toBe(hueOfTitle('Red'));
  expect(namesColor('The House We Painted Blue')).toBe(true);
  expect(namesColor('The Sea')).toBe(false);
});

test('[B21] a color without a hue takes that of its thing away', () => {
  expect(hueOfTitle('Under the White Roses')).toBeNull();
  expect(hueOfTitle('Under the Roses')).toBe(355);
  expect(hueOfTitle('Bloodmoon')).toBe(28);
  expect(hueOfTitle('Bluebird')).toBe(250);
});

test('[B25] a thing of a color that is the whole title names its color', () => {
  expect(['Mosses', 'The Lemon Grove', 'Wild Mint'].map(isColoredThing)).toEqual([true, true, true]);
  expect(['The Woman Who Walked into the Sea', 'Stones'].map(isColoredThing)).toEqual([false, false]);
});
