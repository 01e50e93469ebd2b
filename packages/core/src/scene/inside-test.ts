import type { Point } from '../geometry/shapes.ts';

/**
 * Returns a test for points inside some polygons, by the even-odd rule. It only checks the edges at the height of a point.
 * @param row the height of the bands in which edges are sorted, in the unit of the points.
 */
export function insideTest(polygons: readonly (readonly Point[])[], row: number): (point: Point) => boolean {
  let first = Number.POSITIVE_INFINITY;
  for (const polygon of polygons) for (const { y } of polygon) first = Math.min(first, Math.floor(y / row));
  // Four numbers an edge: an effect asks for a hundred thousand points.
  const rows: number[][] = [];
  for (const polygon of polygons) {
    let from = polygon.at(-1);
    for (const to of polygon) {
      if (!from) continue;
      const last = Math.floor(Math.max(from.y, to.y) / row) - first;
      for (let index = Math.floor(Math.min(from.y, to.y) / row) - first; index <= last; index += 1) {
        (rows[index] ??= []).push(from.x, from.y, to.x, to.y);
      }
      from = to;
    }
  }
  return ({ x, y }) => {
    const edges = rows[Math.floor(y / row) - first];
    if (!edges) return false;
    let inside = false;
    for (let index = 0; index < edges.length; index += 4) {
      const [fromY, toY] = [edges[index + 1]!, edges[index + 3]!];
      if (fromY > y === toY > y) continue;
      const fromX = edges[index]!;
      if (x < fromX + ((y - fromY) / (toY - fromY)) * (edges[index + 2]! - fromX)) inside = !inside;
    }
    return inside;
  };
}
