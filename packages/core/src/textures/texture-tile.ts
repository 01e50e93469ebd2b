import { brushField, dustField, fogField, roughField, smokeField, washField, wearField } from './cover-textures.ts';
import type { Field } from './field.ts';
import { TEXTURES, type TextureName } from './texture-names.ts';
import { clothField, crumpleField, grainField, paperField, plasterField } from './tone-textures.ts';

/** A square of levels from 0 to 255 that repeats without a seam. */
export interface TextureTile {
  /** The number of pixels along a side: a power of two. */
  readonly size: number;
  readonly levels: Uint8Array;
}

const DRAWINGS: Readonly<Record<TextureName, (size: number) => Field>> = {
  paper: paperField,
  grain: grainField,
  cloth: clothField,
  plaster: plasterField,
  crumple: crumpleField,
  fog: fogField,
  smoke: smokeField,
  wash: washField,
  wear: wearField,
  dust: dustField,
  rough: roughField,
  brush: brushField,
};

const made = new Map<TextureName, TextureTile[]>();

/**
 * Returns the tile of a texture. It is computed when it is first needed and cached as long as the process runs: a megabyte, and a third
 * more for all of its halvings.
 * @param halvings 0: the tile itself; each further one averages two by two pixels, so that a texture at a small scale becomes calm instead
 * of sparkling.
 */
export function textureTile(name: TextureName, halvings = 0): TextureTile {
  const tiles = made.get(name) ?? [tileOf(DRAWINGS[name](TEXTURES[name].size))];
  made.set(name, tiles);
  const last = Math.min(halvings, Math.log2(TEXTURES[name].size));
  for (let level = tiles.length; level <= last; level += 1) tiles.push(halved(tiles[level - 1]!));
  return tiles[last]!;
}

function tileOf({ size, values }: Field): TextureTile {
  const levels = new Uint8Array(values.length);
  for (let at = 0; at < levels.length; at += 1) levels[at] = Math.min(255, Math.max(0, Math.round(values[at]!)));
  return { size, levels };
}

function halved({ size, levels }: TextureTile): TextureTile {
  const half = size / 2;
  const averaged = new Uint8Array(half * half);
  for (let y = 0; y < half; y += 1) {
    for (let x = 0; x < half; x += 1) {
      const at = 2 * y * size + 2 * x;
      averaged[y * half + x] = (levels[at]! + levels[at + 1]! + levels[at + size]! + levels[at + size + 1]! + 2) >> 2;
    }
  }
  return { size: half, levels: averaged };
}
