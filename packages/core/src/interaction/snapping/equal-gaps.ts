import type { Rect } from '../../geometry/shapes.ts';
import { SAME } from './catch-lines.ts';
import { type Axis, OTHER, SIDE, type Stretch } from './guides.ts';

/** Returns the moves that give `rect` equal gaps to its neighbours: between two of them, or at the same distance at the end of a row. */
export function gapMoves(rect: Rect, neighbours: readonly Rect[], axis: Axis): readonly number[] {
  const row = rowOf(rect, neighbours, axis);
  const side = SIDE[axis];
  const moves: number[] = [];
  for (const [index, before] of row.entries()) {
    for (const after of row.slice(index + 1)) {
      const gap = after[axis] - endOf(before, axis);
      if (gap < 0) continue;
      // The rectangle fits between the two, after them or before them.
      if (gap >= rect[side]) moves.push(endOf(before, axis) + (gap - rect[side]) / 2 - rect[axis]);
      moves.push(endOf(after, axis) + gap - rect[axis], before[axis] - gap - endOf(rect, axis));
    }
  }
  return moves;
}

/** Returns the equal gaps beside `rect` at its current place, both of each pair. */
export function gapsAt(rect: Rect, neighbours: readonly Rect[], axis: Axis): readonly Stretch[] {
  const row = rowOf(rect, neighbours, axis);
  const across = rect[OTHER[axis]] + rect[SIDE[OTHER[axis]]] / 2;
  const stretch = (from: number, to: number): Stretch => ({ kind: 'gap', axis, from, to, across });
  for (const [index, before] of row.entries()) {
    for (const after of row.slice(index + 1)) {
      const gap = after[axis] - endOf(before, axis);
      const left = rect[axis] - endOf(before, axis);
      const right = after[axis] - endOf(rect, axis);
      if (left >= 0 && right >= 0 && Math.abs(left - right) <= SAME) {
        return [stretch(endOf(before, axis), rect[axis]), stretch(endOf(rect, axis), after[axis])];
      }
      if (gap < 0) continue;
      if (Math.abs(rect[axis] - endOf(after, axis) - gap) <= SAME) {
        return [stretch(endOf(before, axis), after[axis]), stretch(endOf(after, axis), rect[axis])];
      }
      if (Math.abs(before[axis] - endOf(rect, axis) - gap) <= SAME) {
        return [stretch(endOf(rect, axis), before[axis]), stretch(endOf(before, axis), after[axis])];
      }
    }
  }
  return [];
}

/** Returns the neighbours beside `rect` along the axis, in order. */
function rowOf(rect: Rect, neighbours: readonly Rect[], axis: Axis): readonly Rect[] {
  const across = OTHER[axis];
  return neighbours
    .filter((other) => other[across] < endOf(rect, across) && endOf(other, across) > rect[across])
    .toSorted((first, second) => first[axis] - second[axis]);
}

function endOf(rect: Rect, axis: Axis): number {
  return rect[axis] + rect[SIDE[axis]];
}
