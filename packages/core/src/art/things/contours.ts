import type { Point } from '../../geometry/shapes.ts';

type Edge = readonly [Point, Point];

/**
 * Closed lines around everything in a grid of heights that is higher than a threshold (marching squares). What reaches the grid's edge
 * is closed along it. Points are in columns and rows.
 */
export function contourRings(heights: readonly (readonly number[])[], threshold: number): readonly (readonly Point[])[] {
  const rows = heights.length;
  const columns = heights[0]?.length ?? 0;
  // A low border around the grid closes every line.
  const low = threshold - 1;
  const height = (column: number, row: number) =>
    column <= 0 || row <= 0 || column >= columns - 1 || row >= rows - 1 ? low : (heights[row]?.[column] ?? low);
  const next = new Map<string, Edge>();
  for (let row = 0; row < rows - 1; row += 1) {
    for (let column = 0; column < columns - 1; column += 1) {
      for (const edge of edgesIn(column, row)) next.set(keyOf(edge[0]), edge);
    }
  }
  const rings: Point[][] = [];
  for (const [start, first] of next) {
    if (!next.has(start)) continue;
    const ring: Point[] = [];
    for (let edge: Edge | undefined = first; edge; ) {
      next.delete(keyOf(edge[0]));
      ring.push(edge[0]);
      edge = next.get(keyOf(edge[1]));
    }
    if (ring.length > 3) rings.push(ring);
  }
  return rings;

  /** The pieces of the line in one cell, high ground on their right. */
  function edgesIn(column: number, row: number): readonly Edge[] {
    const corners = [height(column, row), height(column + 1, row), height(column + 1, row + 1), height(column, row + 1)] as const;
    const [a, b, c, d] = corners.map((value) => value > threshold);
    const between = (from: number, to: number) => (threshold - from) / (to - from);
    const top = (): Point => ({ x: column + between(corners[0], corners[1]), y: row });
    const right = (): Point => ({ x: column + 1, y: row + between(corners[1], corners[2]) });
    const bottom = (): Point => ({ x: column + between(corners[3], corners[2]), y: row + 1 });
    const left = (): Point => ({ x: column, y: row + between(corners[0], corners[3]) });
    switch ((a ? 8 : 0) + (b ? 4 : 0) + (c ? 2 : 0) + (d ? 1 : 0)) {
      case 1:
        return [[bottom(), left()]];
      case 2:
        return [[right(), bottom()]];
      case 3:
        return [[right(), left()]];
      case 4:
        return [[top(), right()]];
      case 5:
        return [
          [top(), right()],
          [bottom(), left()],
        ];
      case 6:
        return [[top(), bottom()]];
      case 7:
        return [[top(), left()]];
      case 8:
        return [[left(), top()]];
      case 9:
        return [[bottom(), top()]];
      case 10:
        return [
          [left(), top()],
          [right(), bottom()],
        ];
      case 11:
        return [[right(), top()]];
      case 12:
        return [[left(), right()]];
      case 13:
        return [[bottom(), right()]];
      case 14:
        return [[left(), bottom()]];
      default:
        return [];
    }
  }
}

function keyOf({ x, y }: Point): string {
  return `${x.toFixed(6)} ${y.toFixed(6)}`;
}
