import type { MaterialId } from '@coverwright/core/book/mesh.ts';
import type { PaperId } from '@coverwright/core/platforms/platform.ts';
import { toLight } from './texture.ts';

export type Finish = 'matte' | 'glossy';

/** A color in linear light. */
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

/** The reflection of a surface: its strength and its sharpness. */
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

/** Returns true if shadows on a material are clearly visible. */
export function showsShadows(material: MaterialId): boolean {
  return material === 'wood' || material === 'wall';
}

/** The largest number of lines on a book block that can be told apart. */
const MOST_LEAVES = 70;

/** Returns the color of a surface without a picture. @param through the position in the leaves, 0 to 1. */
export function plainTint(material: MaterialId, paper: PaperId, through: number, leaves: number): Tint {
  if (material === 'cover' || material === 'screen') return PLAIN.edge;
  if (material === 'paper') return PAPERS[paper];
  if (material !== 'pages') return PLAIN[material];
  const line = Math.floor(through * Math.min(MOST_LEAVES, leaves));
  const shade = 0.8 + 0.16 * noise(line);
  const [red, green, blue] = PAPERS[paper];
  return [red * shade, green * shade, blue * shade];
}

/** Returns a pseudorandom value from 0 to 1 that depends only on the number. */
function noise(number: number): number {
  const value = Math.sin(number * 12.9898 + 4.1) * 43758.5453;
  return value - Math.floor(value);
}
