import { unitsOf } from './front-artwork.ts';
import type { LayoutStage } from './layout-stage.ts';

/** A disc, in units of drawings. */
interface Disc {
  readonly across: number;
  readonly down: number;
  readonly size: number;
}

/** Between the title and the disc with what stands around it, in units. */
const AIR = 62;
/** A disc smaller than this beside a title would be an icon. */
const LEAST = 300;
const MOST = 780;
/** On a low front the words stand at its left. */
const BESIDE_ACROSS = 770;

/**
 * A disc between the title's end and the front's foot: as large as makes it run off both sides and under the author's name, for a
 * whole one in the middle of a front looks like an icon.
 */
export function discUnderWords(stage: LayoutStage, end: number, foot: number): Disc {
  const { board, seed } = stage;
  const height = unitsOf(stage, board.height);
  if (board.width > board.height) return { across: BESIDE_ACROSS, down: height * 0.52, size: Math.max(200, height * 0.5) };
  const room = foot - end;
  const size = Math.min(MOST, Math.max(LEAST, room * 0.86));
  return { across: [500, 640, 360][seed % 3] ?? 500, down: end + AIR + size * 1.07, size };
}
