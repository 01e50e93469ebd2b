import type { MaterialId } from '@coverwright/core/book/mesh.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import { toLight } from './texture.ts';

export type Finish = 'matte' | 'glossy';

/** The colors of unprinted surfaces, as linear light. */
export type Tint = readonly [number, number, number];

const tint = (hex: string): Tint => {
  const [red = 0, green = 0, blue = 0] = [1, 3, 5].map((at) => toLight(Number.parseInt(hex.slice(at, at + 2), 16) / 255));
  return [red, green, blue];
};

const PAPERS: Readonly<Record<PaperId, Tint>> = {
  white: tint('#f6f4ee'),
  cream: tint('#efe3c6'),
  groundwood: tint('#e6dcc4'),
  'standard-colour': tint('#f6f4ee'),
  'premium-colour': tint('#f8f7f3'),
};

const PLAIN: Readonly<Record<Exclude<MaterialId, 'cover' | 'screen' | 'pages' | 'paper'>, Tint>> = {
  edge: tint('#f7f6f2'),
  lining: tint('#f2efe7'),
  band: tint('#8f2f2b'),
  body: tint('#26272a'),
  wood: tint('#c9a77c'),
  wall: tint('#ddd5c6'),
};

/** Describes how a surface throws light back: how much, and how sharply. */
export interface Shine {
  readonly strength: number;
  readonly sharpness: number;
}

const SHINES: Readonly<Record<Finish, Shine>> = {
  matte: { strength: 0.035, sharpness: 9 },
  glossy: { strength: 0.22, sharpness: 60 },
};
const NONE: Shine = { strength: 0, sharpness: 1 };

export function shineOf(material: MaterialId, finish: Finish): Shine {
  if (material === 'cover') return SHINES[finish];
  if (material === 'body') return SHINES.matte;
  return NONE;
}

/** Returns true if other things throw their shadows on it where all can see. */
export function showsShadows(material: MaterialId): boolean {
  return material === 'wood' || material === 'wall';
}

/** More lines than this run into each other. */
const MOST_LEAVES = 70;

/** Returns the color of a surface without a picture. @param through position in the leaves, 0 to 1. */
export function plainTint(material: MaterialId, paper: PaperId, through: number, leaves: number): Tint {
  if (material === 'cover' || material === 'screen') return PLAIN.edge;
  if (material === 'paper') return PAPERS[paper];
  if (material !== 'pages') return PLAIN[material];
  const line = Math.floor(through * Math.min(MOST_LEAVES, leaves));
  const shade = 0.8 + 0.16 * noise(line);
  const [red, green, blue] = PAPERS[paper];
  return [red * shade, green * shade, blue * shade];
}

/** The same for the same number, 0 to 1. */
function noise(number: number): number {
  const value = Math.sin(number * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}
