import type { Point } from '../../geometry/shapes.ts';
import type { Path, PathCommand } from '../../scene/path.ts';

/** A point of an outline. The outline turns sharply at a corner and runs smoothly through the others. */
export interface OutlinePoint extends Point {
  readonly isCorner: boolean;
}

const round = (value: number) => Math.round(value * 10) / 10;

/** A closed curve through the points (Catmull–Rom as cubics), straight between two corners. */
export function corneredShape(points: readonly OutlinePoint[]): Path {
  const [first] = points;
  if (!first) return [];
  const { length } = points;
  const at = (index: number) => points[(index + length) % length] ?? first;
  const curves = points.map((from, index): PathCommand => {
    const [before, to, after] = [at(index - 1), at(index + 1), at(index + 2)];
    if (from.isCorner && to.isCorner) return ['L', round(to.x), round(to.y)];
    const out = from.isCorner ? { x: (to.x - from.x) / 3, y: (to.y - from.y) / 3 } : { x: (to.x - before.x) / 6, y: (to.y - before.y) / 6 };
    const into = to.isCorner
      ? { x: (to.x - from.x) / 3, y: (to.y - from.y) / 3 }
      : { x: (after.x - from.x) / 6, y: (after.y - from.y) / 6 };
    return ['C', round(from.x + out.x), round(from.y + out.y), round(to.x - into.x), round(to.y - into.y), round(to.x), round(to.y)];
  });
  return [['M', round(first.x), round(first.y)], ...curves, ['Z']];
}
