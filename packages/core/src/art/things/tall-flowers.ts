import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

export interface TallFlowerTones {
  readonly petal: Rgba;
  readonly green: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

interface TallFlower {
  readonly foot: Point;
  readonly tall: number;
  /** The distance of its tip from above its root, units. */
  readonly lean: number;
}

/** A hollyhock: wide flowers up a straight stem, buds at its tip, and round leaves at its foot. */
export function hollyhock(
  random: Random,
  { foot, tall, lean }: TallFlower,
  { petal, green, shade, light }: TallFlowerTones,
): readonly SceneNode[] {
  const on = (up: number): Point => ({ x: foot.x + lean * up * up, y: foot.y - tall * up });
  const flowers = Array.from({ length: 11 }, (_, index) => {
    const up = 0.36 + index * 0.05;
    const size = tall * 0.062 * (1.25 - (index / 11) * 0.85);
    const spot = on(up);
    return { middle: { x: spot.x + (index % 2 ? 1 : -1) * size * between(random, 0.35, 0.75), y: spot.y }, size };
  });
  const buds = [0.93, 0.96, 0.99].map((up, index) => ellipse(on(up), tall * (0.014 - index * 0.003)));
  const leaves = Array.from({ length: 9 }, (_, index) =>
    leaf(on(0.03 + index * 0.05), tall * between(random, 0.12, 0.19), (index % 2 ? -0.5 : Math.PI + 0.5) + between(random, -0.5, 0.4), 0.7),
  );
  return [
    filled(mixColours(green, shade, 0.35), ...leaves.filter((_, index) => index % 2 === 0)),
    stroked(mixColours(green, shade, 0.2), tall * 0.012, smoothLine([on(0), on(0.4), on(0.75), on(1)])),
    filled(mixColours(green, light, 0.18), ...leaves.filter((_, index) => index % 2 === 1), ...buds),
    ...flowers.flatMap(({ middle, size }) => {
      const ruffle = smoothShape(
        Array.from({ length: 15 }, (_, index) =>
          polar(middle, size * (index % 3 === 0 ? 0.9 : between(random, 0.98, 1.06)), (index / 15) * 2 * Math.PI),
        ),
      );
      return [
        filled(withAlpha(shade, 0.3), ellipse({ x: middle.x, y: middle.y + size * 0.16 }, size)),
        painted(radialPaint(middle, size * 1.05, [mixColours(petal, shade, 0.6), petal, mixColours(petal, WHITE, 0.34)]), ruffle),
        stroked(
          withAlpha(mixColours(petal, shade, 0.5), 0.4),
          Math.max(0.6, size * 0.03),
          ...[0, 1, 2, 3, 4].map((index) =>
            smoothLine([polar(middle, size * 0.24, index * 1.257), polar(middle, size * 0.78, index * 1.257 + 0.1)]),
          ),
        ),
        filled(mixColours({ r: 250, g: 226, b: 130, a: 1 }, light, 0.3), ellipse(middle, size * 0.15)),
      ];
    }),
  ];
}

/** A foxglove: bells that hang on one side of a stem, the lower the larger. @param side of the bells: 1 right. */
export function foxglove(
  random: Random,
  { foot, tall, lean }: TallFlower,
  side: 1 | -1,
  { petal, green, shade, light }: TallFlowerTones,
): readonly SceneNode[] {
  const on = (up: number): Point => ({ x: foot.x + lean * up * up, y: foot.y - tall * up });
  const bells = Array.from({ length: 20 }, (_, index) => {
    const up = 0.36 + index * 0.03;
    const size = tall * 0.105 * (1.1 - (index / 20) * 0.82);
    const stalk = on(up);
    const way = side * (index % 3 === 0 ? -0.55 : 0.85) * between(random, 0.8, 1.1);
    const spot = (along: number, out: number): Point => ({
      x: stalk.x + way * size * along + out * size * 0.4,
      y: stalk.y + size * (along * 0.78) - Math.abs(out) * size * 0.06,
    });
    return {
      bell: smoothShape([spot(0, -0.2), spot(0.45, -0.62), spot(1, -0.92), spot(1.08, 0), spot(1, 0.92), spot(0.45, 0.62), spot(0, 0.2)]),
      mouth: ellipse(spot(1, 0), size * 0.36, size * 0.14),
      from: spot(0, 0),
      to: spot(1, 0),
    };
  });
  const leaves: readonly Path[] = Array.from({ length: 8 }, (_, index) =>
    leaf(
      on(0.02 + index * 0.035),
      tall * between(random, 0.15, 0.24),
      (index % 2 ? -0.7 : Math.PI + 0.7) + between(random, -0.4, 0.3),
      0.34,
    ),
  );
  return [
    filled(mixColours(green, shade, 0.3), ...leaves.filter((_, index) => index % 2 === 0)),
    filled(mixColours(green, light, 0.2), ...leaves.filter((_, index) => index % 2 === 1)),
    stroked(mixColours(green, shade, 0.15), tall * 0.011, smoothLine([on(0), on(0.4), on(0.75), on(1)])),
    ...bells
      .toReversed()
      .flatMap(({ bell, mouth, from, to }) => [
        painted(linearPaint(from, to, [mixColours(petal, shade, 0.32), petal, mixColours(petal, WHITE, 0.4)]), bell),
        filled(mixColours(petal, shade, 0.55), mouth),
      ]),
  ];
}
