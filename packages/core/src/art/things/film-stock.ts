import type { RoleColours } from '../../design/artwork.ts';
import { type Rgba, WHITE } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import { polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** The films of family photographs: warm color, color that has faded to blue and green, and brown tones. */
export const FILMS = ['warm', 'cool', 'brown'] as const;
export type FilmId = (typeof FILMS)[number];

/** The colors of what an old print shows. */
export interface FilmTones {
  readonly sky: Rgba;
  readonly low: Rgba;
  readonly hills: Rgba;
  readonly leaf: Rgba;
  readonly grass: Rgba;
  readonly water: Rgba;
  readonly sand: Rgba;
  readonly wall: Rgba;
  readonly roof: Rgba;
  readonly wood: Rgba;
  readonly cloth: Rgba;
  readonly other: Rgba;
  readonly skin: Rgba;
  readonly hair: Rgba;
  /** The darkest and the lightest tone of the print: its blacks have faded. */
  readonly deep: Rgba;
  readonly light: Rgba;
}

const TRUE: Readonly<Record<Exclude<keyof FilmTones, 'cloth' | 'other'>, Rgba>> = {
  sky: { r: 98, g: 172, b: 214, a: 1 },
  low: { r: 255, g: 222, b: 166, a: 1 },
  hills: { r: 118, g: 150, b: 172, a: 1 },
  leaf: { r: 76, g: 122, b: 60, a: 1 },
  grass: { r: 158, g: 176, b: 72, a: 1 },
  water: { r: 40, g: 134, b: 158, a: 1 },
  sand: { r: 226, g: 196, b: 144, a: 1 },
  wall: { r: 244, g: 232, b: 208, a: 1 },
  roof: { r: 136, g: 74, b: 58, a: 1 },
  wood: { r: 142, g: 98, b: 64, a: 1 },
  skin: { r: 218, g: 152, b: 108, a: 1 },
  hair: { r: 74, g: 48, b: 34, a: 1 },
  deep: { r: 44, g: 38, b: 40, a: 1 },
  light: { r: 255, g: 246, b: 222, a: 1 },
};
const CASTS: Readonly<Record<FilmId, Rgba>> = {
  warm: { r: 244, g: 186, b: 118, a: 1 },
  cool: { r: 150, g: 196, b: 188, a: 1 },
  brown: { r: 196, g: 148, b: 96, a: 1 },
};
const UMBER: Rgba = { r: 62, g: 40, b: 26, a: 1 };
const IVORY: Rgba = { r: 248, g: 232, b: 198, a: 1 };

/** Returns the colors of a film. Clothes have the accents of the cover. */
export function filmTones(film: FilmId, { accent, second, main }: RoleColours): FilmTones {
  const faded = (tone: Rgba): Rgba => {
    if (film !== 'brown') return mixColours(mixColours(tone, CASTS[film], film === 'warm' ? 0.13 : 0.12), WHITE, 0.05);
    const light = (tone.r * 0.3 + tone.g * 0.59 + tone.b * 0.11) / 255;
    return mixColours(UMBER, IVORY, Math.min(1, light ** 1.15 * 1.04));
  };
  const own = (tone: Rgba, share = 0) => faded(mixColours(tone, main, share));
  return {
    sky: own(TRUE.sky, 0.12),
    low: own(TRUE.low),
    hills: own(TRUE.hills, 0.12),
    leaf: own(TRUE.leaf, 0.12),
    grass: own(TRUE.grass, 0.1),
    water: own(TRUE.water, 0.1),
    sand: own(TRUE.sand),
    wall: own(TRUE.wall),
    roof: own(TRUE.roof),
    wood: own(TRUE.wood),
    cloth: faded(accent),
    other: faded(second),
    skin: own(TRUE.skin),
    hair: own(TRUE.hair),
    deep: own(TRUE.deep),
    light: own(TRUE.light),
  };
}

/** The picture of a print, in shares of its width and height. */
export interface Picture {
  readonly box: Rect;
  readonly at: (x: number, y: number) => Point;
  /** The smaller side, units. */
  readonly size: number;
  readonly shape: (...spots: readonly (readonly [number, number])[]) => Path;
  readonly round: (...spots: readonly (readonly [number, number])[]) => Path;
  readonly line: (...spots: readonly (readonly [number, number])[]) => Path;
}

/** Returns the means to draw a picture in a box. */
export function pictureIn(box: Rect): Picture {
  const at = (x: number, y: number): Point => ({ x: box.x + x * box.width, y: box.y + y * box.height });
  const points = (spots: readonly (readonly [number, number])[]) => spots.map(([x, y]) => at(x, y));
  return {
    box,
    at,
    size: Math.min(box.width, box.height),
    shape: (...spots) => polygon(points(spots)),
    round: (...spots) => smoothShape(points(spots)),
    line: (...spots) => smoothLine(points(spots)),
  };
}
