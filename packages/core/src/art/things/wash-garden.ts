import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface BackLight {
  readonly wood: Rgba;
  readonly shade: Rgba;
  /** The bright edge against the sun. */
  readonly rim: Rgba;
}

/** A wooden post with a cross bar that washing lines are tied to. @param sun the side of the light: 1 right. */
export function washPost(foot: Point, top: number, sun: 1 | -1, { wood, shade, rim }: BackLight): readonly SceneNode[] {
  const tall = foot.y - top;
  const half = Math.max(5, tall * 0.021);
  const body = polygon([
    { x: foot.x - half, y: top },
    { x: foot.x + half, y: top },
    { x: foot.x + half * 1.15, y: foot.y },
    { x: foot.x - half * 1.15, y: foot.y },
  ]);
  const arm = tall * 0.16;
  const bar = polygon([
    { x: foot.x - arm, y: top + half * 0.8 },
    { x: foot.x + arm, y: top + half * 0.4 },
    { x: foot.x + arm, y: top + half * 2.2 },
    { x: foot.x - arm, y: top + half * 2.6 },
  ]);
  const tones = [mixColours(wood, rim, 0.6), mixColours(wood, shade, 0.3), mixColours(wood, shade, 0.6)];
  const paint = linearPaint({ x: foot.x + sun * half, y: 0 }, { x: foot.x - sun * half, y: 0 }, tones);
  return [
    stroked(
      mixColours(wood, shade, 0.45),
      half * 0.9,
      polyline([
        { x: foot.x - arm * 0.7, y: top + half * 1.6 },
        { x: foot.x, y: top + tall * 0.13 },
        { x: foot.x + arm * 0.7, y: top + half * 1.4 },
      ]),
    ),
    painted(paint, body),
    painted(linearPaint({ x: 0, y: top }, { x: 0, y: top + half * 2.6 }, tones), bar),
  ];
}

/** A wicker basket of washing on the grass. @param size its breadth. */
export function washBasket(
  foot: Point,
  size: number,
  cloths: readonly [Rgba, Rgba, Rgba],
  sun: 1 | -1,
  { wood, shade, rim }: BackLight,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + sun * x * size, y: foot.y - up * size });
  const body = smoothShape([
    at(-0.5, 0.42),
    at(-0.47, 0.2),
    at(-0.4, 0.02),
    at(0, -0.03),
    at(0.4, 0.02),
    at(0.47, 0.2),
    at(0.5, 0.42),
    at(0, 0.37),
  ]);
  const rows = [0.07, 0.15, 0.23, 0.31].map((up) => smoothLine([at(-0.49, up + 0.05), at(0, up - 0.03), at(0.49, up + 0.05)]));
  const stakes = Array.from({ length: 12 }, (_, index) => polyline([at(-0.46 + index * 0.084, 0.42), at(-0.38 + index * 0.07, 0)]));
  // A heap of linen with folds, a sleeve over the rim, and what is under it.
  const heap = smoothShape([
    at(-0.46, 0.36),
    at(-0.44, 0.52),
    at(-0.3, 0.66),
    at(-0.16, 0.6),
    at(0.02, 0.78),
    at(0.2, 0.64),
    at(0.34, 0.66),
    at(0.46, 0.48),
    at(0.46, 0.36),
  ]);
  const lower = smoothShape([at(0.06, 0.36), at(0.12, 0.58), at(0.3, 0.72), at(0.46, 0.56), at(0.48, 0.38)]);
  const sleeve = polygon([at(-0.32, 0.5), at(-0.14, 0.5), at(-0.1, 0.3), at(-0.13, 0.12), at(-0.26, 0.1), at(-0.28, 0.3)]);
  const folds = [
    [at(-0.34, 0.4), at(-0.3, 0.54), at(-0.2, 0.58)],
    [at(-0.06, 0.4), at(-0.02, 0.6), at(0.06, 0.7)],
    [at(0.1, 0.4), at(0.18, 0.54), at(0.3, 0.58)],
    [at(0.3, 0.4), at(0.36, 0.52), at(0.42, 0.5)],
  ].map((spots) => smoothLine(spots));
  const [first, other, third] = cloths;
  const lit = (tone: Rgba) => linearPaint(at(0.4, 0.6), at(-0.45, 0.34), [mixColours(tone, rim, 0.55), tone, mixColours(tone, shade, 0.4)]);
  return [
    shadowOf([filled(shade, ellipse(at(-0.22, 0), size * 0.66, size * 0.1))], withAlpha(shade, 0.6), { x: 0, y: 0 }, size * 0.05),
    painted(lit(other), lower),
    painted(lit(first), heap),
    stroked(withAlpha(shade, 0.24), size * 0.018, ...folds),
    stroked(withAlpha(mixColours(rim, WHITE, 0.3), 0.7), size * 0.014, heap),
    painted(linearPaint(at(0.5, 0.2), at(-0.5, 0.2), [mixColours(wood, rim, 0.5), wood, mixColours(wood, shade, 0.6)]), body),
    clipped(body, [
      stroked(withAlpha(shade, 0.5), size * 0.016, ...stakes),
      stroked(withAlpha(mixColours(wood, rim, 0.5), 0.75), size * 0.034, ...rows),
    ]),
    stroked(mixColours(wood, rim, 0.36), size * 0.05, smoothLine([at(-0.5, 0.42), at(0, 0.37), at(0.5, 0.42)])),
    painted(lit(third), sleeve),
    stroked(
      withAlpha(shade, 0.3),
      size * 0.012,
      polyline([at(-0.14, 0.17), at(-0.27, 0.16)]),
      smoothLine([at(-0.2, 0.48), at(-0.19, 0.34), at(-0.2, 0.22)]),
    ),
  ];
}
