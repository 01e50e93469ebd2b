import { expect, test } from 'vitest';
import { fromHex } from '../design/colour.ts';
import { isMudInTheDark } from './dark-tones.ts';

test('[B23] orange, ocher and olive turn to mud in the dark; red, green, blue and violet stay themselves', () => {
  expect(['#c9774e', '#d9a441', '#8a7a2a', '#8a6a4a'].map((hex) => isMudInTheDark(fromHex(hex)))).toEqual([true, true, true, true]);
  expect(['#8f1414', '#2f6a55', '#2c4a7a', '#5b43a0', '#d9468a'].map((hex) => isMudInTheDark(fromHex(hex)))).toEqual(
    Array.from({ length: 5 }, () => false),
  );
});
