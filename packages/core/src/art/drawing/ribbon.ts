import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { smoothShape } from './outlines.ts';

/** A point of a ribbon's middle line, and half of the ribbon's width there. */
export interface RibbonPoint extends Point {
  readonly width: number;
}

const STEPS = 5;

/** A band of changing width along a smooth line through the points. */
export function ribbon(points: readonly RibbonPoint[]): Path {
  return smoothShape(ribbonOutline(points));
}

/** Returns the corners of a ribbon's outline. */
export function ribbonOutline(points: readonly RibbonPoint[]): readonly Point[] {
  const line = alongCurve(points);
  const sides = line.map((point, index) => {
    const [before, after] = [line[Math.max(0, index - 1)] ?? point, line[Math.min(line.length - 1, index + 1)] ?? point];
    const length = Math.hypot(after.x - before.x, after.y - before.y) || 1;
    const [nx, ny] = [-(after.y - before.y) / length, (after.x - before.x) / length];
    return {
      left: { x: point.x + nx * point.width, y: point.y + ny * point.width },
      right: { x: point.x - nx * point.width, y: point.y - ny * point.width },
    };
  });
  return [...sides.map(({ left }) => left), ...sides.toReversed().map(({ right }) => right)];
}

/** Points between the points, on the Catmull–Rom curve through them. */
export function alongCurve(points: readonly RibbonPoint[], steps = STEPS): readonly RibbonPoint[] {
  const [first] = points;
  const last = points.at(-1);
  if (!first || !last) return [];
  const at = (index: number) => points[Math.min(points.length - 1, Math.max(0, index))] ?? first;
  const between = Array.from({ length: points.length - 1 }, (_, index) =>
    Array.from({ length: steps }, (_none, step): RibbonPoint => {
      const [a, b, c, d] = [at(index - 1), at(index), at(index + 1), at(index + 2)];
      const t = step / steps;
      const blend = (of: (point: RibbonPoint) => number) =>
        0.5 *
        (2 * of(b) +
          (of(c) - of(a)) * t +
          (2 * of(a) - 5 * of(b) + 4 * of(c) - of(d)) * t ** 2 +
          (3 * of(b) - of(a) - 3 * of(c) + of(d)) * t ** 3);
      return { x: blend(({ x }) => x), y: blend(({ y }) => y), width: b.width + (c.width - b.width) * t };
    }),
  ).flat();
  return [...between, last];
}
