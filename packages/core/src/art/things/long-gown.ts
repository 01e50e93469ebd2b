import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';

/** One side of a woman in a long gown from behind, as shares of her height: x from the middle line, y up from the hem. */
const GOWN: readonly (readonly [number, number])[] = [
  [0.024, 0.866],
  [0.06, 0.846],
  [0.098, 0.832],
  [0.122, 0.775],
  [0.128, 0.69],
  [0.116, 0.6],
  [0.094, 0.535],
  [0.072, 0.52],
  [0.07, 0.555],
  [0.084, 0.62],
  [0.074, 0.665],
  [0.06, 0.62],
  [0.062, 0.585],
  [0.096, 0.48],
  [0.14, 0.32],
  [0.182, 0.14],
  [0.214, 0.012],
  [0.15, -0.006],
  [0.06, 0.004],
];

/** A woman with her hair up, in a gown that reaches the ground, from behind. @param height from the hem to the crown, units. */
export function longGown(hem: Point, height: number): Path {
  const at = (sign: 1 | -1): readonly Point[] => GOWN.map(([x, y]) => ({ x: hem.x + sign * x * height, y: hem.y - y * height }));
  const head = (x: number, y: number, wide: number, high: number) =>
    ellipse({ x: hem.x + x * height, y: hem.y - y * height }, wide * height, high * height);
  return [...smoothShape([...at(1), ...at(-1).toReversed()]), ...head(0, 0.918, 0.047, 0.058), ...head(0.006, 0.978, 0.03, 0.026)];
}
