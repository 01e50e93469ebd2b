import type { Point } from '../geometry/shapes.ts';
import type { Caret } from './caret-position.ts';
import type { CaretCell, LaidLine, TextLayout } from './text-layout.ts';

/** Returns the caret for a click at `point` (block coordinates): the nearer edge of the character under it. */
export function caretAt(layout: TextLayout, point: Point): Caret {
  const below = layout.lines.findIndex((line) => point.y < line.bottom);
  const line = layout.lines[below === -1 ? layout.lines.length - 1 : below];
  return line ? caretOnLine(line, point.x) : { offset: 0, affinity: 'after' };
}

/** Returns the caret of a line that is nearest to `x`. */
export function caretOnLine(line: LaidLine, x: number): Caret {
  const cell = nearestCell(line.cells, x);
  if (!cell) return { offset: line.start, affinity: 'after' };
  const leftHalf = x < (cell.left + cell.right) / 2;
  const offset = leftHalf === (cell.direction === 'ltr') ? cell.start : cell.end;
  return { offset, affinity: offset === line.end && offset !== line.start ? 'before' : 'after' };
}

function nearestCell(cells: readonly CaretCell[], x: number): CaretCell | undefined {
  // A cell includes its left edge and excludes its right one.
  const distance = ({ left, right }: CaretCell) => (x < left ? left - x : x >= right ? x - right + Number.EPSILON : 0);
  return cells.reduce<CaretCell | undefined>(
    (nearest, cell) => (!nearest || distance(cell) < distance(nearest) ? cell : nearest),
    undefined,
  );
}
