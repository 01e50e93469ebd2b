import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { ellipse, polygon, smoothShape } from '../drawing/outlines.ts';

/** A sitting cat's silhouette from behind, its tail curled beside it. @param foot the middle of its seat. */
export function cat(foot: Point, height: number): Path {
  const at = (x: number, y: number): Point => ({ x: foot.x + x * height, y: foot.y - y * height });
  const body = smoothShape([
    at(-0.06, 0.62),
    at(-0.15, 0.46),
    at(-0.24, 0.2),
    at(-0.22, 0.02),
    at(0, -0.01),
    at(0.22, 0.02),
    at(0.24, 0.2),
    at(0.15, 0.46),
    at(0.06, 0.62),
  ]);
  const ear = (side: 1 | -1) => polygon([at(side * 0.155, 0.76), at(side * 0.15, 0.99), at(side * 0.03, 0.87)]);
  const tail = smoothShape([
    at(0.16, 0.02),
    at(0.34, 0.02),
    at(0.45, 0.14),
    at(0.42, 0.32),
    at(0.35, 0.34),
    at(0.36, 0.2),
    at(0.28, 0.1),
    at(0.16, 0.1),
  ]);
  return [...body, ...ellipse(at(0, 0.74), height * 0.165, height * 0.15), ...ear(1), ...ear(-1), ...tail];
}
