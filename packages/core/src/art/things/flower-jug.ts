import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { blossoms } from './doorstep-plants.ts';
import { sprig } from './plants.ts';

/** A jug of flowers on a table. Lengths are units. */
export interface FlowerJug {
  /** The middle of its foot. */
  readonly foot: Point;
  /** From its foot to its rim. */
  readonly tall: number;
  /** From its rim to the outermost flowers. */
  readonly reach: number;
  /** The size of a flower. */
  readonly bloom: number;
  /** The side that the light comes from: 1 right, -1 left. */
  readonly lightFrom: 1 | -1;
}

export interface FlowerJugTones {
  readonly glaze: Rgba;
  /** The stripe around its belly. */
  readonly band: Rgba;
  readonly green: Rgba;
  readonly petals: readonly [Rgba, Rgba];
  readonly shade: Rgba;
}

/** A glazed jug with a stripe, full of flowers and twigs. */
export function flowerJug(random: Random, jug: FlowerJug, { glaze, band, green, petals, shade }: FlowerJugTones): readonly SceneNode[] {
  const { foot, tall, reach, bloom, lightFrom } = jug;
  const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
  const body = smoothShape([
    at(-0.2, 1),
    at(0.2, 1),
    at(0.17, 0.8),
    at(0.4, 0.42),
    at(0.27, 0.02),
    at(-0.27, 0.02),
    at(-0.4, 0.42),
    at(-0.17, 0.8),
  ]);
  const heads = Array.from({ length: 9 }, (_, index) =>
    polar(at(0, 1), reach * between(random, 0.42, 1), -Math.PI / 2 + ((index + 0.5) / 9 - 0.5) * 1.5),
  );
  const twigs = [-2.1, -1.75, -1.3, -0.95].map((angle, index) =>
    sprig(random, at(0, 0.98), reach * (0.8 + (index % 2) * 0.22), angle, index % 2 === 0 ? 'eucalyptus' : 'olive'),
  );
  return [
    shadowOf([filled(shade, body)], withAlpha(shade, 0.5), { x: lightFrom * -12, y: 5 }, 9),
    stroked(
      green,
      3.6,
      ...twigs.map(({ stem }) => stem),
      ...heads.map((head) => smoothLine([at(0, 0.95), { x: (foot.x + head.x) / 2, y: (foot.y - tall + head.y) / 2 - 6 }, head])),
    ),
    filled(green, ...twigs.map(({ leaves }) => leaves)),
    ...blossoms(random, heads, bloom, petals),
    painted(linearPaint(at(-0.4, 0), at(0.4, 0), [mixColours(glaze, WHITE, 0.4), glaze, mixColours(glaze, shade, 0.4)]), body),
    filled(
      withAlpha(band, 0.9),
      rectanglePath({ x: foot.x - tall * 0.385, y: foot.y - tall * 0.46, width: tall * 0.77, height: tall * 0.06 }),
    ),
  ];
}
