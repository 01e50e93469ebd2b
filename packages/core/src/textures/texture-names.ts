/** The textures of a cover, in the order of the list. */
export const TEXTURE_NAMES = [
  'paper',
  'grain',
  'cloth',
  'plaster',
  'crumple',
  'fog',
  'smoke',
  'wash',
  'wear',
  'dust',
  'rough',
  'brush',
] as const;

export type TextureName = (typeof TEXTURE_NAMES)[number];

/**
 * The use of a texture's levels. `tone`: opaque grays that are blended with the layers below (multiply, overlay, soft light). `cover`: the
 * density of a color, for a veil of that color or for the mask of a group.
 */
export type TextureReading = 'tone' | 'cover';

export interface TextureFacts {
  readonly reading: TextureReading;
  /** The number of pixels along a side of the tile: a power of two. */
  readonly size: number;
  /** The number of print pixels per pixel of the tile at scale 1. Soft textures have fewer pixels than they cover. */
  readonly pixel: number;
}

export const TEXTURES: Readonly<Record<TextureName, TextureFacts>> = {
  paper: { reading: 'tone', size: 1024, pixel: 1 },
  grain: { reading: 'tone', size: 1024, pixel: 1 },
  cloth: { reading: 'tone', size: 1024, pixel: 1 },
  plaster: { reading: 'tone', size: 1024, pixel: 2 },
  crumple: { reading: 'tone', size: 512, pixel: 4 },
  fog: { reading: 'cover', size: 512, pixel: 4 },
  smoke: { reading: 'cover', size: 512, pixel: 4 },
  wash: { reading: 'cover', size: 512, pixel: 4 },
  wear: { reading: 'cover', size: 1024, pixel: 2 },
  dust: { reading: 'cover', size: 1024, pixel: 2 },
  rough: { reading: 'cover', size: 1024, pixel: 1 },
  brush: { reading: 'cover', size: 1024, pixel: 2 },
};
