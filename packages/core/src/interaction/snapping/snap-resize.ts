import type { Point, Rect, Size } from '../../geometry/shapes.ts';
import { type Handle, type ResizeWish, handleDirection, resizedTo } from '../resize-box.ts';
import { SAME, guidesOn, linesAlong, nearer } from './catch-lines.ts';
import { type Axis, type Guide, OTHER, SIDE, type Stretch } from './guides.ts';
import type { SnapField } from './snap-field.ts';

export interface SnappedSize {
  readonly size: Size;
  readonly guides: readonly Guide[];
}

/**
 * Changes the requested size so that the dragged edge lies on a line, or the size equals a neighbour's. No edge moves by more than `reach`.
 * The box must be upright; `snapTurnedResize` handles rotated ones.
 */
export function snapResize(rect: Rect, handle: Handle, wanted: Size, wish: ResizeWish, field: SnapField, reach: number): SnappedSize {
  const pull = handleDirection(handle);
  // From the center each edge moves by half of the growth.
  const share = wish.fromCentre ? 2 : 1;
  const byX = pull.x === 0 ? null : growth(rect, pull, wanted, wish, field, 'x', reach * share);
  const byY = pull.y === 0 ? null : growth(rect, pull, wanted, wish, field, 'y', reach * share);
  const size = wish.keepRatio ? evenly(wanted, byX, byY) : { width: wanted.width + (byX ?? 0), height: wanted.height + (byY ?? 0) };
  const next = resizedTo({ rect, rotation: 0 }, handle, size, wish);
  return { size, guides: (['x', 'y'] as const).flatMap((axis) => (pull[axis] === 0 ? [] : guidesOf(next, pull, axis, field))) };
}

/** Returns the smallest change of a side that makes its edge or its length snap; null if nothing is within reach. */
function growth(rect: Rect, pull: Point, wanted: Size, wish: ResizeWish, field: SnapField, axis: Axis, reach: number): number | null {
  const side = SIDE[axis];
  const still = wish.fromCentre ? rect[axis] + rect[side] / 2 : pull[axis] > 0 ? rect[axis] : rect[axis] + rect[side];
  const share = wish.fromCentre ? 2 : 1;
  const byEdge = linesAlong(field, axis).map(({ at }) => (at - still) * pull[axis] * share - wanted[side]);
  const bySize = field.neighbours.map((other) => other[side] - wanted[side]);
  return [...byEdge, ...bySize]
    .filter((change) => Math.abs(change) <= reach && wanted[side] + change >= 1)
    .reduce<number | null>(nearer, null);
}

/** Returns the size after one side has snapped and the other follows in proportion. */
function evenly(wanted: Size, byX: number | null, byY: number | null): Size {
  const useX = byX !== null && (byY === null || Math.abs(byX) <= Math.abs(byY));
  const scale = useX ? 1 + byX / wanted.width : byY !== null && wanted.height > 0 ? 1 + byY / wanted.height : 1;
  return { width: wanted.width * scale, height: wanted.height * scale };
}

function guidesOf(rect: Rect, pull: Point, axis: Axis, field: SnapField): readonly Guide[] {
  const side = SIDE[axis];
  const edge = pull[axis] > 0 ? rect[axis] + rect[side] : rect[axis];
  const twin = field.neighbours.find((other) => Math.abs(other[side] - rect[side]) <= SAME);
  return [...guidesOn(rect, linesAlong(field, axis), axis, [edge]), ...(twin ? [sizeOf(rect, axis), sizeOf(twin, axis)] : [])];
}

function sizeOf(rect: Rect, axis: Axis): Stretch {
  const across = OTHER[axis];
  return { kind: 'size', axis, from: rect[axis], to: rect[axis] + rect[SIDE[axis]], across: rect[across] + rect[SIDE[across]] / 2 };
}
