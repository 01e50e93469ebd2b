import { GENRES } from '@coverwright/core/genres/genres.ts';
import { expect, test } from 'vitest';
import { otherPalettes, palettesOfGenre } from './offered-palettes.ts';

test('[B23] every genre has palettes of its own, each under a name of its own', () => {
  const names = GENRES.flatMap(({ id }) => palettesOfGenre(id).map(({ name }) => name));
  expect(new Set(names).size).toBe(names.length);
  for (const { id } of GENRES) expect(palettesOfGenre(id).length).toBeGreaterThan(2);
  expect(palettesOfGenre(null)).toEqual([]);
});

test('[B23] other palettes are none of the genre’s own, the same for the same seed and others for another', () => {
  const others = otherPalettes('fantasy', 1);
  expect(others).toHaveLength(12);
  expect(others.every(({ genre }) => genre !== 'Fantasy')).toBe(true);
  expect(otherPalettes('fantasy', 1)).toEqual(others);
  expect(otherPalettes('fantasy', 2)).not.toEqual(others);
});
