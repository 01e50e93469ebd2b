import type { Rect } from '../../geometry/shapes.ts';
import { type Axis, type GuideLine, OTHER, SIDE } from './guides.ts';
import type { SnapField, SnapLine } from './snap-field.ts';

/** The distance in print pixels below which two places count as the same. */
export const SAME = 0.01;

/** Returns every line of one axis that an element can snap to: the cover's own, then edges and middles of the neighbours. */
export function linesAlong({ lines, neighbours }: SnapField, axis: Axis): readonly SnapLine[] {
  const across = OTHER[axis];
  return [
    ...lines.filter((line) => line.axis === axis),
    ...neighbours.flatMap((rect) =>
      [rect[axis], rect[axis] + rect[SIDE[axis]] / 2, rect[axis] + rect[SIDE[axis]]].map((at) => ({
        axis,
        at,
        from: rect[across],
        to: rect[across] + rect[SIDE[across]],
      })),
    ),
  ];
}

/**
 * Returns guides for the lines that an edge or the middle of a rectangle lies on, long enough to reach both. There is one guide per place.
 */
export function guidesOn(rect: Rect, lines: readonly SnapLine[], axis: Axis, places: readonly number[]): readonly GuideLine[] {
  const across = OTHER[axis];
  const found = new Map<number, GuideLine>();
  for (const { at, from, to } of lines) {
    if (!places.some((place) => Math.abs(place - at) <= SAME)) continue;
    const key = Math.round(at);
    const known = found.get(key);
    found.set(key, {
      kind: 'line',
      axis,
      at,
      from: Math.min(known?.from ?? Number.POSITIVE_INFINITY, from, rect[across]),
      to: Math.max(known?.to ?? Number.NEGATIVE_INFINITY, to, rect[across] + rect[SIDE[across]]),
    });
  }
  return [...found.values()];
}

/** Returns the smaller of two moves; the first if they are equal. */
export function nearer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.abs(other) < Math.abs(one) - SAME ? other : one;
}
