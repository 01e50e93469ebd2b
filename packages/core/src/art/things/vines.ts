import type { Strand } from './strand.ts';

/** The number of pieces of each half of a vine: a parameter names them with one bit each. */
export const HALF_OF_VINE = 16;
export const VINE_PIECES = 2 * HALF_OF_VINE;

/** The room of two vines on their way down a front, one at each side, in units of drawings. */
export interface VineRoom {
  readonly top: number;
  readonly bottom: number;
  readonly swing: number;
  /** From 0.5: the vines swing the other way. */
  readonly mirrored: number;
}

/** Half of a vine's width. */
const WIDTH = 6;

/** The distance of each vine's middle from that of the front, and its own swing, as shares of the room's. */
const ASIDE = 1.16;
const SWING = 0.14;

/** Returns the vine at the left and the one at the right. They climb along the ends of the lines: in their middle, vines would strike the title out. */
export function vinesIn({ top, bottom, swing, mirrored }: VineRoom): readonly [Strand, Strand] {
  const side = mirrored < 0.5 ? 0 : Math.PI;
  const height = bottom - top;
  const vine = { swing: swing * SWING, width: WIDTH };
  return [
    { ...vine, top, bottom: bottom - 0.05 * height, middle: 500 - swing * ASIDE, turns: 1.05, phase: side - 1.9 },
    { ...vine, top: top + 0.07 * height, bottom, middle: 500 + swing * ASIDE, turns: 0.95, phase: side + 0.9 },
  ];
}

/** Returns the share of a vine's length at which a piece begins. */
export function pieceAt(piece: number): number {
  return piece / VINE_PIECES;
}
