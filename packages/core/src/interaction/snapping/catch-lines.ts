import type { Rect } from '../../geometry/shapes.ts';
import { type Axis, type GuideLine, OTHER, SIDE } from './guides.ts';
import type { SnapField, SnapLine } from './snap-field.ts';

/** Print pixels: nearer than this is the same place. */
export const SAME = 0.01;

/** Every line of one axis that the field offers: the cover's own, then edges and middles of the neighbours. */
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

/** The lines that a rectangle stands on with an edge or its middle, drawn as far as both reach. One guide a place. */
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

/** The smaller of two moves; the first where they are equally small. */
export function nearer(one: number | null, other: number | null): number | null {
  if (one === null || other === null) return one ?? other;
  return Math.abs(other) < Math.abs(one) - SAME ? other : one;
}
