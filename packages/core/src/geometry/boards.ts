import type { CoverGeometry } from './cover-geometry.ts';
import { listFlaps } from './list-flaps.ts';
import { type Point, type Rect, contains, inset } from './shapes.ts';

/** The faces of a cover that elements can stand on. Front and back flap are those of a jacket. */
export const BOARD_IDS = ['front', 'spine', 'back', 'frontFlap', 'backFlap'] as const;

export type BoardId = (typeof BOARD_IDS)[number];

/** A board's visible face; null where the format has none. */
export function boardRect(geometry: CoverGeometry, board: BoardId): Rect | null {
  if (board === 'frontFlap' || board === 'backFlap') {
    return listFlaps(geometry).find((flap) => flap.board === board)?.rect ?? null;
  }
  return geometry.boards[board];
}

/** Returns where words on a board are safe; null where the format has no such board, or allows no words on it. */
export function safeRect(geometry: CoverGeometry, board: BoardId): Rect | null {
  if (board !== 'frontFlap' && board !== 'backFlap') return geometry.safe[board];
  const flap = boardRect(geometry, board);
  return flap && inset(flap, geometry.textMargin);
}

/** The board out to the file's edge: what art on it may run over. */
export function boardPanel(geometry: CoverGeometry, board: BoardId): Rect | null {
  if (board !== 'frontFlap' && board !== 'backFlap') return geometry.panels[board];
  const flap = boardRect(geometry, board);
  if (!flap) return null;
  const { file } = geometry;
  const isLeft = flap.x < file.width / 2;
  return isLeft
    ? { x: 0, y: 0, width: flap.x + flap.width, height: file.height }
    : { x: flap.x, y: 0, width: file.width - flap.x, height: file.height };
}

/** The board that a point lies on, bleed included; null beside the cover. */
export function boardAt(geometry: CoverGeometry, point: Point): BoardId | null {
  // A flap's panel is a part of its board's panel, so flaps are tested first.
  const order: readonly BoardId[] = ['frontFlap', 'backFlap', 'front', 'back', 'spine'];
  return (
    order.find((board) => {
      const panel = boardPanel(geometry, board);
      return panel !== null && contains(panel, point);
    }) ?? null
  );
}
