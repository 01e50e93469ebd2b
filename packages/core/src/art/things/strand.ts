import type { RibbonPoint } from '../drawing/ribbon.ts';

/** A strand that winds down a front: a vine or a snake. Lengths in units of drawings, the phase in radians. */
export interface Strand {
  readonly top: number;
  readonly bottom: number;
  readonly swing: number;
  /** The x that it swings about; that of the front's middle if absent. */
  readonly middle?: number;
  /** The number of times that it goes from side to side and back. */
  readonly turns: number;
  readonly phase: number;
  /** Half of the width at the widest place. */
  readonly width: number;
}

/** Half of a snake's width, in units of drawings. */
export const SNAKE_WIDTH = 31;

/** Returns the middle of the strand at a share of its length, from the top, and half of its width there. */
export function strandAt({ top, bottom, swing, middle = 500, turns, phase, width }: Strand, share: number): RibbonPoint {
  const taper = Math.sin(Math.PI * Math.min(1, 0.16 + share * 0.82)) ** 0.6;
  const tail = share > 0.92 ? (1 - share) / 0.08 : 1;
  return {
    x: middle + swing * (1 - 0.14 * share) * Math.sin(share * turns * 2 * Math.PI + phase),
    y: top + (bottom - top) * share + 14 * Math.sin(share * 17),
    width: Math.max(0.5, width * taper * Math.max(0, tail)),
  };
}

/** The strand's heading at a share of its length, radians. */
export function headingAt(strand: Strand, share: number): number {
  const [before, after] = [strandAt(strand, share - 0.004), strandAt(strand, share + 0.004)];
  return Math.atan2(after.y - before.y, after.x - before.x);
}
