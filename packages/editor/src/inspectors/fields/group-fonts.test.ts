import { FONT_FAMILIES } from '@coverwright/render/fonts/catalogue.ts';
import { expect, test } from 'vitest';
import { groupFonts } from './group-fonts.ts';

test('[D11] fonts of the genre come first, and every family is there once', () => {
  const groups = groupFonts(['Great Vibes', 'Lora'], 'Romance', '');
  expect(groups[0]).toEqual({ name: 'For romance', families: ['Great Vibes', 'Lora'] });
  const all = groups.flatMap(({ families }) => families);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(FONT_FAMILIES.length);
});

test('[E4] a search keeps the families whose name holds every word, and drops empty groups', () => {
  expect(groupFonts([], null, 'black playfair')).toEqual([
    { name: 'Serif', families: ['Playfair Display Black', 'Playfair Display SC Black'] },
  ]);
  expect(groupFonts([], null, 'no such font')).toEqual([]);
});
