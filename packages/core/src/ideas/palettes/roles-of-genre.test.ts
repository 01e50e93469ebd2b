import { expect, test } from 'vitest';
import { fromHex } from '../../design/colour.ts';
import { contrastRatio, relativeLuminance } from '../../design/contrast.ts';
import { GENRES } from '../../genres/genres.ts';
import { chromaOf, toOklab } from '../../palette/oklab.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { groundUnder } from '../readable-palette.ts';
import type { PaletteRoles } from './palette-roles.ts';
import { rolesOfGenre } from './roles-of-genre.ts';

const MIXED: readonly (readonly [keyof PaletteRoles, keyof PaletteRoles])[] = [
  ['dark', 'main'],
  ['main', 'light'],
  ['main', 'accent'],
  ['dark', 'second'],
];

function contrast(first: string, second: string): number {
  return contrastRatio(relativeLuminance(fromHex(first)), relativeLuminance(fromHex(second)));
}

function hue(hex: string): number {
  const { a, b } = toOklab(fromHex(hex));
  return (Math.atan2(b, a) * 180) / Math.PI;
}

function angleBetween(first: string, second: string): number {
  const apart = Math.abs(hue(first) - hue(second)) % 360;
  return Math.min(apart, 360 - apart);
}

function distance(first: PaletteRoles, second: PaletteRoles): number {
  const apart = (role: keyof PaletteRoles) => {
    const [one, other] = [toOklab(fromHex(first[role])), toOklab(fromHex(second[role]))];
    return Math.hypot(one.l - other.l, one.a - other.a, one.b - other.b);
  };
  return apart('dark') + apart('main') + apart('light') + apart('accent') + apart('second');
}

test.each(GENRES)('[B24] $id has six palettes that read, with two accents apart, no two of them alike', (genre) => {
  const palettes = rolesOfGenre(genre);
  expect(palettes.length).toBeGreaterThanOrEqual(6);
  for (const [index, palette] of palettes.entries()) {
    const named = `${genre.id} ${index + 1}`;
    expect(contrast(palette.darkest, palette.paper), `${named}: darkest on paper`).toBeGreaterThanOrEqual(10);
    const isNeutral = [palette.accent, palette.second].some((accent) => chromaOf(fromHex(accent)) < 0.06);
    if (!isNeutral) expect(angleBetween(palette.accent, palette.second), `${named}: accents`).toBeGreaterThanOrEqual(28);
    for (const [first, second] of MIXED) {
      const mixed = groundUnder(fromHex(palette.paper), mixColours(fromHex(palette[first]), fromHex(palette[second]), 0.5));
      expect(
        contrastRatio(relativeLuminance(mixed), relativeLuminance(fromHex(palette.paper))),
        `${named}: paper on ${first} and ${second}`,
      ).toBeGreaterThanOrEqual(4.5);
    }
    for (const other of palettes.slice(0, index)) expect(distance(palette, other), `${named}: like another`).toBeGreaterThanOrEqual(0.19);
  }
});
