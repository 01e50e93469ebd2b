import { type Rect, centreOf } from '../geometry/shapes.ts';
import type { BoardFrame } from './board-frame.ts';

/**
 * The largest move, as a share of the board, that counts as a nudge. A nudged element is still where the layout put it, with a small
 * offset.
 */
const NUDGE = 0.18;

/**
 * Returns the new place of an element that the author moved or resized by hand: a nudge is repeated from the layout's new place; an element
 * that was put somewhere else follows its pins.
 * @param theirs null: the layout does not have it in the new book.
 */
export function mergePlace({ base, mine, theirs, pinned, frame, scale }: MovedPlace): Rect {
  if (!theirs || isElsewhere(base, mine, frame)) return pinned;
  const [from, to, next] = [centreOf(base), centreOf(mine), centreOf(theirs)];
  const width = theirs.width * ratio(mine.width, base.width);
  const height = theirs.height * ratio(mine.height, base.height);
  const middle = { x: next.x + (to.x - from.x) * scale, y: next.y + (to.y - from.y) * scale };
  return { x: middle.x - width / 2, y: middle.y - height / 2, width, height };
}

interface MovedPlace {
  readonly base: Rect;
  readonly mine: Rect;
  readonly theirs: Rect | null;
  /** The place of `mine` as adapted by its pins. */
  readonly pinned: Rect;
  readonly frame: BoardFrame;
  readonly scale: number;
}

function isElsewhere(base: Rect, mine: Rect, { width, height }: BoardFrame): boolean {
  const [from, to] = [centreOf(base), centreOf(mine)];
  return Math.abs(to.x - from.x) > NUDGE * width || Math.abs(to.y - from.y) > NUDGE * height;
}

function ratio(mine: number, base: number): number {
  return base > 0 ? mine / base : 1;
}
