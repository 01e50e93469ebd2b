import type { Point, Rect } from '../../geometry/shapes.ts';
import { movedBy } from '../turned-box.ts';
import { guidesOn, linesAlong, nearer } from './catch-lines.ts';
import { gapMoves, gapsAt } from './equal-gaps.ts';
import { type Axis, type Guide, SIDE } from './guides.ts';
import type { SnapField } from './snap-field.ts';

export interface SnappedMove {
  /** The correction of the pointer's movement, at most `reach` along each axis. */
  readonly by: Point;
  readonly guides: readonly Guide[];
}

/** Moves a dragged frame by at most `reach` so that one of its edges or its middle lies on a line, or its gaps become equal. */
export function snapMove(rect: Rect, field: SnapField, reach: number): SnappedMove {
  const by = { x: moveAlong(rect, field, 'x', reach) ?? 0, y: moveAlong(rect, field, 'y', reach) ?? 0 };
  return { by, guides: moveGuides(movedBy(rect, by), field) };
}

/** Returns the guides for the place of a frame. */
function moveGuides(rect: Rect, field: SnapField): readonly Guide[] {
  return (['x', 'y'] as const).flatMap((axis): readonly Guide[] => [
    ...guidesOn(rect, linesAlong(field, axis), axis, placesOf(rect, axis)),
    ...gapsAt(rect, field.neighbours, axis),
  ]);
}

function moveAlong(rect: Rect, field: SnapField, axis: Axis, reach: number): number | null {
  const places = placesOf(rect, axis);
  const byLine = linesAlong(field, axis).flatMap(({ at }) => places.map((place) => at - place));
  const byGap = gapMoves(rect, field.neighbours, axis);
  return [...byLine, ...byGap].filter((move) => Math.abs(move) <= reach).reduce<number | null>(nearer, null);
}

/** Returns the places of a rectangle that can snap. The middle comes first, so that centering wins among equally near lines. */
function placesOf(rect: Rect, axis: Axis): readonly number[] {
  const start = rect[axis];
  const length = rect[SIDE[axis]];
  return [start + length / 2, start, start + length];
}
