import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface HarvestTones {
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** A ladder with rails that meet above, leaned into a tree. @param top where it ends among the leaves. */
export function orchardLadder(foot: Point, top: Point, { wood, shade, light }: HarvestTones): readonly SceneNode[] {
  const height = foot.y - top.y;
  const [wide, narrow] = [height * 0.105, height * 0.04];
  const rail = (sign: number) =>
    [
      { x: foot.x + sign * wide, y: foot.y + (sign > 0 ? height * 0.012 : 0) },
      { x: top.x + sign * narrow, y: top.y },
    ] as const;
  const [left, right] = [rail(-1), rail(1)];
  const along = (line: readonly [Point, Point], t: number): Point => ({
    x: line[0].x + (line[1].x - line[0].x) * t,
    y: line[0].y + (line[1].y - line[0].y) * t,
  });
  const rungs = Array.from({ length: 8 }, (_, index) => polyline([along(left, 0.08 + index * 0.12), along(right, 0.08 + index * 0.12)]));
  const thick = height * 0.026;
  return [
    stroked(mixColours(wood, shade, 0.35), thick * 0.8, ...rungs),
    stroked(mixColours(wood, shade, 0.2), thick, polyline(left), polyline(right)),
    stroked(
      withAlpha(mixColours(wood, light, 0.7), 0.85),
      thick * 0.3,
      ...[left, right].map((line) => polyline(line.map(({ x, y }) => ({ x: x - thick * 0.28, y })))),
      ...rungs,
    ),
  ];
}

/** A woven basket with a handle, full of fruit. @param size its breadth. */
export function fruitBasket(
  random: Random,
  foot: Point,
  size: number,
  fruit: Rgba,
  { wood, shade, light }: HarvestTones,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * size, y: foot.y - up * size });
  const body = smoothShape([
    at(-0.5, 0.46),
    at(-0.46, 0.2),
    at(-0.36, 0.01),
    at(0, -0.03),
    at(0.36, 0.01),
    at(0.46, 0.2),
    at(0.5, 0.46),
    at(0, 0.4),
  ]);
  const pile = [
    ...[-0.34, -0.12, 0.12, 0.34].map((x) => at(x, 0.5 + between(random, 0, 0.03))),
    ...[-0.22, 0.02, 0.24].map((x) => at(x, 0.6 + between(random, 0, 0.03))),
    ...[-0.4, -0.2, 0.02, 0.22, 0.4].map((x) => at(x, 0.44)),
  ];
  const radius = size * 0.118;
  const bands = [0.08, 0.17, 0.26, 0.35].map((up) => smoothLine([at(-0.5, up + 0.06), at(0, up - 0.03), at(0.5, up + 0.06)]));
  const stakes = Array.from({ length: 13 }, (_, index) => polyline([at(-0.48 + index * 0.08, 0.46), at(-0.36 + index * 0.06, 0)]));
  return [
    shadowOf([filled(shade, ellipse(at(0.08, 0), size * 0.6, size * 0.09))], withAlpha(shade, 0.7), { x: 0, y: 0 }, size * 0.04),
    stroked(
      mixColours(wood, shade, 0.3),
      size * 0.045,
      smoothLine([at(-0.46, 0.44), at(-0.34, 0.9), at(0, 1.04), at(0.34, 0.9), at(0.46, 0.44)]),
    ),
    ...pile.flatMap((spot) => [
      painted(
        radialPaint({ x: spot.x - radius * 0.35, y: spot.y - radius * 0.4 }, radius * 1.5, [
          mixColours(fruit, light, 0.45),
          fruit,
          mixColours(fruit, shade, 0.6),
        ]),
        ellipse(spot, radius),
      ),
      filled(withAlpha(WHITE, 0.5), ellipse({ x: spot.x - radius * 0.4, y: spot.y - radius * 0.45 }, radius * 0.14)),
    ]),
    painted(linearPaint(at(-0.5, 0.2), at(0.5, 0.2), [mixColours(wood, light, 0.4), wood, mixColours(wood, shade, 0.6)]), body),
    clipped(body, [
      stroked(withAlpha(mixColours(shade, BLACK, 0.2), 0.5), size * 0.014, ...stakes),
      stroked(withAlpha(mixColours(wood, light, 0.45), 0.7), size * 0.03, ...bands),
    ]),
    stroked(mixColours(wood, light, 0.3), size * 0.05, smoothLine([at(-0.5, 0.46), at(0, 0.4), at(0.5, 0.46)])),
  ];
}

/** A farmhouse with a barn seen from afar, one gable in the low sun. @param side of the lit gable: 1 right. */
export function farmhouse(
  foot: Point,
  wide: number,
  side: 1 | -1,
  wall: Rgba,
  roof: Rgba,
  { shade, light }: HarvestTones,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * wide, y: foot.y - up * wide });
  const shape = (...spots: readonly (readonly [number, number])[]) => polygon(spots.map(([x, up]) => at(x, up)));
  const dim = mixColours(wall, shade, 0.42);
  return [
    filled(mixColours(dim, shade, 0.2), shape([-0.95, -0.03], [-0.4, -0.03], [-0.4, 0.2], [-0.95, 0.2])),
    filled(mixColours(roof, shade, 0.35), shape([-1.02, 0.19], [-0.36, 0.19], [-0.44, 0.36], [-0.94, 0.36])),
    filled(mixColours(roof, shade, 0.5), shape([-0.3, 0.5], [-0.22, 0.5], [-0.22, 0.74], [-0.3, 0.74])),
    filled(dim, shape([-0.5, -0.03], [0.2, -0.03], [0.2, 0.32], [-0.5, 0.32])),
    filled(mixColours(wall, light, 0.4), shape([0.2, -0.03], [0.52, -0.03], [0.52, 0.3], [0.36, 0.58], [0.2, 0.32])),
    painted(
      linearPaint(at(-0.5, 0.6), at(0.3, 0.3), [mixColours(roof, light, 0.3), roof]),
      shape([-0.56, 0.3], [0.18, 0.3], [0.36, 0.6], [-0.42, 0.6]),
    ),
    filled(mixColours(roof, shade, 0.4), shape([0.18, 0.3], [0.36, 0.6], [0.56, 0.27], [0.52, 0.27], [0.36, 0.54], [0.22, 0.29])),
    filled(
      mixColours(light, { r: 255, g: 196, b: 96, a: 1 }, 0.6),
      ...[-0.4, -0.18, 0.04].map((x) => shape([x, 0.1], [x + 0.09, 0.1], [x + 0.09, 0.23], [x, 0.23])),
    ),
    filled(mixColours(dim, shade, 0.4), shape([0.31, 0.1], [0.41, 0.1], [0.41, 0.24], [0.31, 0.24])),
  ];
}
