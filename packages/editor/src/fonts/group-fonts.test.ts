import { FONT_FAMILIES } from '@coverwright/render/fonts/catalogue.ts';
import { expect, test } from 'vitest';
import { type FontWish, groupFonts } from './group-fonts.ts';
import { missingCharacters } from './missing-characters.ts';

const anything: FontWish = { own: [], recent: [], recommended: [], genreName: null, search: '', hasLetters: () => true };

test('[D11] fonts of the genre come first, and every family is there once', () => {
  const groups = groupFonts({ ...anything, recommended: ['Great Vibes', 'Lora'], genreName: 'Romance' });
  expect(groups[0]).toEqual({ name: 'For romance', families: ['Great Vibes', 'Lora'] });
  const all = groups.flatMap(({ families }) => families);
  expect(new Set(all).size).toBe(all.length);
  expect(all.length).toBe(FONT_FAMILIES.length);
});

test('[E4] the author’s own stand before those last used, and those before the genre’s', () => {
  const groups = groupFonts({
    ...anything,
    own: ['My Face'],
    recent: ['Lora', 'Gone'],
    recommended: ['Lora', 'Cinzel'],
    genreName: 'Fantasy',
  });
  expect(groups.slice(0, 3)).toEqual([
    { name: 'Your fonts', families: ['My Face'] },
    { name: 'Recently used', families: ['Lora'] },
    { name: 'For fantasy', families: ['Cinzel'] },
  ]);
});

test('[E4] a search keeps the families whose name holds every word, and drops empty groups', () => {
  expect(groupFonts({ ...anything, search: 'black playfair' })).toEqual([
    { name: 'Serif', families: ['Playfair Display Black', 'Playfair Display SC Black'] },
  ]);
  expect(groupFonts({ ...anything, search: 'no such font' })).toEqual([]);
});

test('[E4] only families with the letters in use are offered', () => {
  const hasLetters = (family: string) => missingCharacters(family, 'Ночь').length === 0;
  const families = groupFonts({ ...anything, hasLetters }).flatMap((group) => group.families);
  expect(families).toContain('EB Garamond');
  expect(families).not.toContain('Cinzel');
});
