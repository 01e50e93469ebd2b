import type { Point } from '../geometry/shapes.ts';

/**
 * Returns a test for points inside some polygons, by the even-odd rule. It only checks the edges at the height of a point.
 * @param row the height of the bands in which edges are sorted, in the unit of the points.
 */
export function insideTest(polygons: readonly (readonly Point[])[], row: number): (point: Point) => boolean {
  const rows = new Map<number, (readonly [Point, Point])[]>();
  for (const polygon of polygons) {
    let from = polygon.at(-1);
    for (const to of polygon) {
      if (!from) continue;
      const last = Math.floor(Math.max(from.y, to.y) / row);
      for (let index = Math.floor(Math.min(from.y, to.y) / row); index <= last; index += 1) {
        const edges = rows.get(index);
        if (edges) edges.push([from, to]);
        else rows.set(index, [[from, to]]);
      }
      from = to;
    }
  }
  return ({ x, y }) => {
    let inside = false;
    for (const [from, to] of rows.get(Math.floor(y / row)) ?? []) {
      if (from.y > y !== to.y > y && x < from.x + ((y - from.y) / (to.y - from.y)) * (to.x - from.x)) inside = !inside;
    }
    return inside;
  };
}
