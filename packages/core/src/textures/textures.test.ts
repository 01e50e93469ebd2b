import { expect, test } from 'vitest';
import { IDENTITY, scaling } from '../geometry/shapes.ts';
import { readTexture } from './read-texture.ts';
import { TEXTURES, TEXTURE_NAMES, type TextureName } from './texture-names.ts';
import { textureTile } from './texture-tile.ts';

const place = (texture: TextureName, x = 0) => ({ texture, scale: 1 / TEXTURES[texture].pixel, offset: { x, y: 0 } });

/** Returns the mean step between two rows of levels. */
function step(levels: Uint8Array, size: number, first: number, second: number, isColumn: boolean): number {
  let sum = 0;
  for (let at = 0; at < size; at += 1) {
    const place = (line: number) => (isColumn ? at * size + line : line * size + at);
    sum += Math.abs(levels[place(first)]! - levels[place(second)]!);
  }
  return sum / size;
}

test.each(TEXTURE_NAMES)('[B22] a tile of %s has no seam: its edges differ no more than neighbors within it', (name) => {
  const { size, levels } = textureTile(name);
  for (const isColumn of [true, false]) {
    const within = Array.from({ length: size - 1 }, (_, line) => step(levels, size, line, line + 1, isColumn));
    expect(step(levels, size, size - 1, 0, isColumn)).toBeLessThanOrEqual(Math.max(...within));
  }
});

test.each(TEXTURE_NAMES)('[B22] %s is drawn alike each time, and is no flat area', (name) => {
  const { levels } = textureTile(name);
  expect(new Set(levels).size).toBeGreaterThan(40);
  expect(textureTile(name)).toBe(textureTile(name));
});

test('[B22] every machine computes the same tiles', () => {
  const sums = Object.fromEntries(TEXTURE_NAMES.map((name) => [name, fingerprint(textureTile(name).levels)]));
  expect(sums).toMatchInlineSnapshot(`
    {
      "brush": "38466d91",
      "cloth": "1da49419",
      "crumple": "c1077616",
      "dust": "2ab905b5",
      "fog": "1492b3ad",
      "grain": "b0e01d06",
      "paper": "845d32ab",
      "plaster": "2690dbe",
      "rough": "8c0edcb6",
      "smoke": "797b0acb",
      "wash": "7ca1a056",
      "wear": "703a2ce3",
    }
  `);
});

test('[B22] at its own size a texture is copied pixel by pixel, and a tile on it begins again', () => {
  const { size, levels } = textureTile('grain');
  const row = new Uint8Array(2 * size);
  readTexture(place('grain', 5), IDENTITY, { x: 5, y: 3, width: 2 * size, height: 1 }, row);
  expect(row.slice(0, size)).toEqual(levels.slice(3 * size, 4 * size));
  expect(row.slice(size)).toEqual(row.slice(0, size));
});

test('[B22] grain seen from afar grows calm around the same mean', () => {
  const spread = (scale: number) => {
    const levels = new Uint8Array(128 * 128);
    readTexture(place('grain'), scaling(scale), { x: 0, y: 0, width: 128, height: 128 }, levels);
    const mean = levels.reduce((sum, level) => sum + level, 0) / levels.length;
    return { mean, deviation: Math.sqrt(levels.reduce((sum, level) => sum + (level - mean) ** 2, 0) / levels.length) };
  };
  const [whole, half, thumbnail] = [spread(1), spread(0.4), spread(0.06)];
  for (const { mean } of [whole, half, thumbnail]) expect(Math.abs(mean - 128)).toBeLessThan(3);
  expect(half.deviation).toBeLessThan(whole.deviation * 0.8);
  expect(thumbnail.deviation).toBeLessThan(whole.deviation * 0.25);
});

test('[B22] a texture turned and enlarged stays a texture: no level leaves its range, none repeats in blocks', () => {
  const levels = new Uint8Array(200 * 200);
  readTexture({ ...place('plaster'), scale: 3 }, [0.8, 0.6, -0.6, 0.8, 40, 7], { x: 0, y: 0, width: 200, height: 200 }, levels);
  const repeats = levels.filter((level, at) => at % 200 > 0 && level === levels[at - 1]).length / levels.length;
  expect(repeats).toBeLessThan(0.7);
  expect(Math.min(...levels)).toBeGreaterThan(60);
});

/** Hashes levels by FNV-1a. */
function fingerprint(levels: Uint8Array): string {
  let hash = 0x811c9dc5;
  for (const level of levels) hash = Math.imul(hash ^ level, 0x01000193);
  return (hash >>> 0).toString(16);
}
