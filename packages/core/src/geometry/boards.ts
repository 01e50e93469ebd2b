import type { CoverGeometry } from './cover-geometry.ts';
import { listFlaps } from './list-flaps.ts';
import { type Point, type Rect, contains, inset } from './shapes.ts';

/** The faces of a cover that elements can be placed on. The flaps are those of a jacket. */
export const BOARD_IDS = ['front', 'spine', 'back', 'frontFlap', 'backFlap'] as const;

export type BoardId = (typeof BOARD_IDS)[number];

/** Returns a board's visible face; null if the format has no such board. */
export function boardRect(geometry: CoverGeometry, board: BoardId): Rect | null {
  if (board === 'frontFlap' || board === 'backFlap') {
    return listFlaps(geometry).find((flap) => flap.board === board)?.rect ?? null;
  }
  return geometry.boards[board];
}

/** Returns the safe area for text on a board; null if the format has no such board, or allows no text on it. */
export function safeRect(geometry: CoverGeometry, board: BoardId): Rect | null {
  if (board !== 'frontFlap' && board !== 'backFlap') return geometry.safe[board];
  const flap = boardRect(geometry, board);
  return flap && inset(flap, geometry.textMargin);
}

/** Returns the board out to the edge of the file, which is the area that its art may cover. */
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

/** Returns the board at a point, bleed included; null beside the cover. */
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
