import { type BoardId, boardPanel, boardRect, safeRect } from '../geometry/boards.ts';
import type { CoverGeometry } from '../geometry/cover-geometry.ts';
import type { Rect } from '../geometry/shapes.ts';

/** The face of a board as its elements see it, in print pixels from the board's upper left corner. */
export interface BoardFrame {
  readonly width: number;
  readonly height: number;
  /** The safe area for words. */
  readonly safe: Rect;
  /** The board out to the edge of the file, which art that runs off the board has to cover. */
  readonly panel: Rect;
}

/** The boards whose elements are pinned to their edges. The spine has its own rules. */
export type FramedBoard = Exclude<BoardId, 'spine'>;
export const FRAMED_BOARDS: readonly FramedBoard[] = ['front', 'back', 'frontFlap', 'backFlap'];

/**
 * Returns the frame of the front or the back. A format without a back gets the frame of its front, so that elements of the back keep their
 * size.
 */
export function boardFrame(geometry: CoverGeometry, board: 'front' | 'back'): BoardFrame {
  return frameOf(geometry, boardRect(geometry, board) ? board : 'front') ?? frameOfFront(geometry);
}

function frameOfFront({ boards: { front }, safe, panels }: CoverGeometry): BoardFrame {
  return framed(front, safe.front, panels.front);
}

function frameOf(geometry: CoverGeometry, board: FramedBoard): BoardFrame | null {
  const face = boardRect(geometry, board);
  return face && framed(face, safeRect(geometry, board) ?? face, boardPanel(geometry, board) ?? face);
}

function framed(face: Rect, safe: Rect, panel: Rect): BoardFrame {
  const from = ({ x, y, width, height }: Rect): Rect => ({ x: x - face.x, y: y - face.y, width, height });
  return { width: face.width, height: face.height, safe: from(safe), panel: from(panel) };
}

/** Returns how each board changes between two books. A flap that only one of them has is left out. */
export function boardChanges(before: CoverGeometry, after: CoverGeometry): ReadonlyMap<FramedBoard, BoardChange> {
  return new Map(
    FRAMED_BOARDS.flatMap((board) => {
      const isLent = board === 'front' || board === 'back';
      const from = isLent ? boardFrame(before, board) : frameOf(before, board);
      const to = isLent ? boardFrame(after, board) : frameOf(after, board);
      return from && to ? [[board, boardChange(from, to)] as const] : [];
    }),
  );
}

/** The frame of a board in two books. */
export interface BoardChange {
  readonly from: BoardFrame;
  readonly to: BoardFrame;
  /** The factor for scaling evenly, so that the old safe area fits into the new one in both directions. */
  readonly scale: number;
}

export function boardChange(from: BoardFrame, to: BoardFrame): BoardChange {
  return { from, to, scale: Math.min(to.safe.width / from.safe.width, to.safe.height / from.safe.height) };
}

/**
 * Panels are measured from the edge of the file, over a spine of any width. Differences up to this are rounding, not a change. Print
 * pixels.
 */
export const ROUNDING = 1e-6;

/** Returns true if nothing on the board has to move. */
export function isSameBoard({ from, to }: BoardChange): boolean {
  const near = (first: number, second: number) => Math.abs(first - second) < ROUNDING;
  const same = (first: Rect, second: Rect) =>
    near(first.x, second.x) && near(first.y, second.y) && near(first.width, second.width) && near(first.height, second.height);
  return near(from.width, to.width) && near(from.height, to.height) && same(from.safe, to.safe) && same(from.panel, to.panel);
}
