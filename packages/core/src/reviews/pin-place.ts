import type { PanelId, PanelRects } from '../geometry/cover-geometry.ts';
import { contains, type Point, type Rect } from '../geometry/shapes.ts';

/** The place of a comment's pin: a panel, and a position in shares of its width and height. */
export interface PinPlace extends Point {
  readonly panel: PanelId;
}

const PANELS = ['front', 'spine', 'back'] as const;

/**
 * Returns the pin for a point on the flat cover. A point on the bleed, beside the boards, becomes the nearest position on the nearest
 * board, because a cover with more pages has its boards elsewhere, and the pin stays with its board.
 * @param boards the boards and the point, in any common unit
 */
export function pinPlace(boards: PanelRects, point: Point): PinPlace {
  const known = PANELS.flatMap((panel) => {
    const board = boards[panel];
    return board ? [{ panel, board, away: distanceTo(board, point) }] : [];
  });
  const { panel, board } = known.reduce((best, one) => (one.away < best.away ? one : best));
  return { panel, x: within((point.x - board.x) / board.width), y: within((point.y - board.y) / board.height) };
}

/** Returns the position of a pin on the flat cover; null if the cover no longer has that panel. */
export function pinPoint(boards: PanelRects, { panel, x, y }: PinPlace): Point | null {
  const board = boards[panel];
  return board && { x: board.x + x * board.width, y: board.y + y * board.height };
}

function distanceTo(rect: Rect, point: Point): number {
  if (contains(rect, point)) return 0;
  const across = Math.max(rect.x - point.x, 0, point.x - rect.x - rect.width);
  const down = Math.max(rect.y - point.y, 0, point.y - rect.y - rect.height);
  return Math.hypot(across, down);
}

function within(share: number): number {
  return Math.min(1, Math.max(0, share));
}
