import type { Strand } from './strand.ts';

/** The number of pieces of each half of a vine: a parameter names them with one bit each. */
export const HALF_OF_VINE = 16;
export const VINE_PIECES = 2 * HALF_OF_VINE;

/** The room of two vines that cross each other on their way down a front, in units of drawings. */
export interface VineRoom {
  readonly top: number;
  readonly bottom: number;
  readonly swing: number;
  /** From 0.5: the vines begin on the other sides. */
  readonly mirrored: number;
}

/** Half of a vine's width. */
const WIDTH = 6;

/** Returns the vine that begins at the left and the one that begins at the right. */
export function vinesIn({ top, bottom, swing, mirrored }: VineRoom): readonly [Strand, Strand] {
  const side = mirrored < 0.5 ? 0 : Math.PI;
  const height = bottom - top;
  return [
    { top, bottom, swing, width: WIDTH, turns: 0.8, phase: side - 1.9 },
    { top: top + 0.08 * height, bottom: bottom - 0.04 * height, swing, width: WIDTH, turns: 0.7, phase: side + 1.2 },
  ];
}

/** Returns the share of a vine's length at which a piece begins. */
export function pieceAt(piece: number): number {
  return piece / VINE_PIECES;
}
