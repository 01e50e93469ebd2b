import { type Point, type Rect, centreOf } from '../geometry/shapes.ts';

export const ALIGN_EDGES = ['left', 'centre', 'right', 'top', 'middle', 'bottom'] as const;
export type AlignEdge = (typeof ALIGN_EDGES)[number];

/**
 * Returns the distance by which each box has to move to be aligned with the frame's edge or middle. The boxes are the bounding boxes after
 * rotation.
 */
export function alignMoves(boxes: readonly Rect[], edge: AlignEdge, frame: Rect): readonly Point[] {
  return boxes.map((box) => {
    switch (edge) {
      case 'left':
        return { x: frame.x - box.x, y: 0 };
      case 'centre':
        return { x: centreOf(frame).x - centreOf(box).x, y: 0 };
      case 'right':
        return { x: frame.x + frame.width - box.x - box.width, y: 0 };
      case 'top':
        return { x: 0, y: frame.y - box.y };
      case 'middle':
        return { x: 0, y: centreOf(frame).y - centreOf(box).y };
      case 'bottom':
        return { x: 0, y: frame.y + frame.height - box.y - box.height };
    }
  });
}

/**
 * Returns the distance by which each box has to move so that the gaps between neighbours are equal. The outermost two stay; overlapping
 * boxes get equal overlaps; fewer than three boxes do not move.
 */
export function distributeMoves(boxes: readonly Rect[], axis: 'x' | 'y'): readonly Point[] {
  const side = axis === 'x' ? 'width' : 'height';
  const order = boxes.map((_, index) => index).toSorted((a, b) => middle(boxes[a], axis) - middle(boxes[b], axis));
  const first = boxes[order[0] ?? -1];
  const last = boxes[order.at(-1) ?? -1];
  if (boxes.length < 3 || !first || !last) return boxes.map(() => ({ x: 0, y: 0 }));
  const filled = boxes.reduce((sum, box) => sum + box[side], 0);
  const gap = (last[axis] + last[side] - first[axis] - filled) / (boxes.length - 1);
  const moves = boxes.map((): Point => ({ x: 0, y: 0 }));
  let at = first[axis];
  for (const index of order) {
    const box = boxes[index];
    if (!box) continue;
    const move = at - box[axis];
    moves[index] = axis === 'x' ? { x: move, y: 0 } : { x: 0, y: move };
    at += box[side] + gap;
  }
  return moves;
}

function middle(box: Rect | undefined, axis: 'x' | 'y'): number {
  return box ? centreOf(box)[axis] : 0;
}
