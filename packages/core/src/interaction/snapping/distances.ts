import type { Rect } from '../../geometry/shapes.ts';
import { type Axis, OTHER, SIDE, type Stretch } from './guides.ts';
import type { SnapField } from './snap-field.ts';

/** Returns the distances from `rect` to the next object on each side: a neighbor beside it, or the board's edge. */
export function distancesFrom(rect: Rect, { neighbours, board }: Pick<SnapField, 'neighbours' | 'board'>): readonly Stretch[] {
  return (['x', 'y'] as const).flatMap((axis) => alongAxis(rect, neighbours, board, axis));
}

function alongAxis(rect: Rect, neighbours: readonly Rect[], board: Rect, axis: Axis): readonly Stretch[] {
  const across = OTHER[axis];
  const endOf = (box: Rect, along: Axis) => box[along] + box[SIDE[along]];
  const beside = neighbours.filter((other) => other[across] < endOf(rect, across) && endOf(other, across) > rect[across]);
  const before = Math.max(board[axis], ...beside.map((other) => endOf(other, axis)).filter((end) => end <= rect[axis]));
  const after = Math.min(endOf(board, axis), ...beside.map((other) => other[axis]).filter((start) => start >= endOf(rect, axis)));
  const middle = rect[across] + rect[SIDE[across]] / 2;
  const stretches: readonly Stretch[] = [
    { kind: 'distance', axis, from: before, to: rect[axis], across: middle },
    { kind: 'distance', axis, from: endOf(rect, axis), to: after, across: middle },
  ];
  return stretches.filter(({ from, to }) => to - from >= 1);
}
