import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';

interface ConsoleTones {
  readonly hull: Rgba;
  readonly shine: Rgba;
  readonly screen: Rgba;
  readonly lamp: Rgba;
}

/** A desk with lit screens that stands on a ship's deck and leans towards the viewer. @param foot the middle of its near edge on the deck */
export function shipConsole(random: Random, foot: Point, width: number, { hull, shine, screen, lamp }: ConsoleTones): readonly SceneNode[] {
  /** Across from -1 to 1, and down the desk from its far edge at 0 to its near edge at 1. */
  const on = (across: number, down: number): Point => ({
    x: foot.x + across * width * (0.42 + 0.08 * down),
    y: foot.y - width * (0.5 - 0.2 * down),
  });
  const quad = (left: number, right: number, high: number, low: number) =>
    polygon([on(left, high), on(right, high), on(right, low), on(left, low)]);
  const dark = mixColours(hull, BLACK, 0.45);
  const [nearLeft, nearRight] = [on(-1, 1), on(1, 1)];
  const lip = width * 0.05;
  const front = polygon([
    { x: nearLeft.x, y: nearLeft.y + lip },
    { x: nearRight.x, y: nearRight.y + lip },
    { x: foot.x + width * 0.36, y: foot.y },
    { x: foot.x - width * 0.36, y: foot.y },
  ]);
  const screens = [
    [-0.9, -0.36],
    [-0.28, 0.28],
    [0.36, 0.9],
  ] as const;
  const graph = (left: number, right: number) =>
    polyline(
      Array.from({ length: 12 }, (_, index) => on(left + ((right - left) * (index + 0.8)) / 12.6, 0.34 + between(random, -0.12, 0.16))),
    );
  const rows = screens.flatMap(([left], index) =>
    Array.from({ length: 3 }, (_, row) =>
      polyline([on(left + 0.06, 0.5 + row * 0.07), on(left + between(random, 0.2, 0.46), 0.5 + row * 0.07 + index * 0.002)]),
    ),
  );
  const keys = Array.from({ length: 22 }, (_, index) => ellipse(on(-0.86 + index * 0.082, 0.86), width * 0.007, width * 0.004));
  const bright = mixColours(screen, WHITE, 0.5);
  return [
    shadowOf([filled(BLACK, ellipse({ x: foot.x, y: foot.y }, width * 0.46, width * 0.06))], withAlpha(BLACK, 0.6), { x: 0, y: 0 }, 8),
    painted(linearPaint(nearLeft, { x: nearLeft.x, y: foot.y }, [mixColours(dark, shine, 0.06), mixColours(dark, BLACK, 0.6)]), front),
    stroked(
      withAlpha(BLACK, 0.5),
      2,
      ...[-0.5, 0.5].map((across) =>
        polyline([
          { x: on(across, 1).x, y: nearLeft.y + lip },
          { x: foot.x + across * width * 0.7, y: foot.y },
        ]),
      ),
    ),
    filled(
      mixColours(dark, BLACK, 0.35),
      polygon([nearLeft, nearRight, { x: nearRight.x, y: nearRight.y + lip }, { x: nearLeft.x, y: nearLeft.y + lip }]),
    ),
    painted(linearPaint(on(0, 0), on(0, 1), [mixColours(hull, shine, 0.42), mixColours(hull, shine, 0.1), dark]), quad(-1, 1, 0, 1)),
    filled(mixColours(dark, BLACK, 0.4), ...screens.map(([left, right]) => quad(left - 0.03, right + 0.03, 0.12, 0.78))),
    painted(
      linearPaint(on(0, 0.1), on(0, 0.8), [withAlpha(screen, 0.9), withAlpha(mixColours(screen, dark, 0.55), 0.9)]),
      ...screens.map(([left, right]) => quad(left, right, 0.16, 0.74)),
    ),
    stroked(withAlpha(bright, 0.9), Math.max(1, width * 0.006), ...screens.map(([left, right]) => graph(left, right)), ...rows),
    filled(lamp, ...keys),
    glow(on(0, 0.4), width * 0.62, withAlpha(screen, 0.28)),
    stroked(withAlpha(mixColours(shine, WHITE, 0.4), 0.85), 2, polyline([on(-1, 0), on(1, 0)])),
    stroked(withAlpha(shine, 0.35), 1.6, polyline([nearLeft, nearRight])),
  ];
}
