/** The textures that a cover can wear, in the order in which a list shows them. */
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
 * How a texture's levels are read. `tone`: opaque grays, to be blended with what lies below (multiply, overlay, soft light).
 * `cover`: how densely one color lies, for a veil of that color or for the mask of a group.
 */
export type TextureReading = 'tone' | 'cover';

export interface TextureFacts {
  readonly label: string;
  readonly reading: TextureReading;
  /** Pixels along a side of the tile: a power of two. */
  readonly size: number;
  /** Print pixels that a pixel of the tile takes at scale 1. Soft textures have fewer pixels than they cover. */
  readonly pixel: number;
}

export const TEXTURES: Readonly<Record<TextureName, TextureFacts>> = {
  paper: { label: 'Paper', reading: 'tone', size: 1024, pixel: 1 },
  grain: { label: 'Film grain', reading: 'tone', size: 1024, pixel: 1 },
  cloth: { label: 'Book cloth', reading: 'tone', size: 1024, pixel: 1 },
  plaster: { label: 'Plaster', reading: 'tone', size: 1024, pixel: 2 },
  crumple: { label: 'Crumpled paper', reading: 'tone', size: 512, pixel: 4 },
  fog: { label: 'Fog', reading: 'cover', size: 512, pixel: 4 },
  smoke: { label: 'Smoke', reading: 'cover', size: 512, pixel: 4 },
  wash: { label: 'Watercolor wash', reading: 'cover', size: 512, pixel: 4 },
  wear: { label: 'Scuffs', reading: 'cover', size: 1024, pixel: 2 },
  dust: { label: 'Dust and scratches', reading: 'cover', size: 1024, pixel: 2 },
  rough: { label: 'Letterpress', reading: 'cover', size: 1024, pixel: 1 },
  brush: { label: 'Dry brush', reading: 'cover', size: 1024, pixel: 2 },
};
