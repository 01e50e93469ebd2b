import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { brushLens } from './painted-swell.ts';

interface WakePlace {
  /** Where it is lost in the distance, and where the ship makes it. */
  readonly far: Point;
  readonly near: Point;
  /** Half its breadth at the ship, units. */
  readonly half: number;
  /** Units by which it bends aside on its way. */
  readonly bend: number;
}

/** The white water that a ship leaves behind it: churned in the middle, with foam along both edges. */
export function shipWake(random: Random, { far, near, half, bend }: WakePlace, water: Rgba, foam: Rgba): readonly SceneNode[] {
  /** A point of the wake: a share of the way from far to near, and across it from -1 to 1. */
  const at = (along: number, aside: number): Point => {
    const depth = along ** 1.9;
    const x = far.x + (near.x - far.x) * along ** 1.5 + bend * Math.sin(along * Math.PI) * (0.3 + 0.7 * along);
    return { x: x + aside * (3 + half * depth), y: far.y + (near.y - far.y) * depth };
  };
  const steps = Array.from({ length: 25 }, (_, index) => index / 24);
  const band = (from: number, to: number) =>
    polygon([...steps.map((along) => at(along, from)), ...steps.toReversed().map((along) => at(along, to))]);
  const lens = (along: number, aside: number, long: number, thick: number): Path => {
    const middle = at(along, aside);
    const reach = (3 + half * along ** 1.9) * long;
    const rise = reach * 0.1 * (random() - 0.5);
    return brushLens(
      { x: middle.x - reach, y: middle.y + rise },
      { x: middle.x, y: middle.y - reach * 0.05 },
      { x: middle.x + reach, y: middle.y - rise },
      Math.max(0.5, reach * thick),
    );
  };
  const churn = Array.from({ length: 420 }, () =>
    lens(between(random, 0.02, 1), (random() + random() - 1) * 0.8, between(random, 0.04, 0.17), between(random, 0.08, 0.2)),
  );
  const dark = Array.from({ length: 150 }, () =>
    lens(between(random, 0.2, 1), (random() + random() - 1) * 0.85, between(random, 0.05, 0.15), between(random, 0.1, 0.24)),
  );
  const edges = Array.from({ length: 330 }, (_, index) => {
    const along = between(random, 0.01, 1);
    return lens(along, (index % 2 === 0 ? 1 : -1) * between(random, 0.84, 1.12), between(random, 0.03, 0.13), between(random, 0.12, 0.34));
  });
  const lines = [1.45, 1.95]
    .flatMap((out) => [-out, out])
    .flatMap((aside) =>
      Array.from({ length: 46 }, () =>
        lens(between(random, 0.1, 0.95), aside + between(random, -0.05, 0.05), between(random, 0.03, 0.1), 0.09),
      ),
    );
  const bubbles = Array.from({ length: 260 }, () => {
    const along = between(random, 0.4, 1);
    return ellipse(at(along, between(random, -1.15, 1.15)), between(random, 0.6, 2.6) * along ** 2);
  });
  return [
    ...[1, 0.78, 0.56, 0.34].map((share) =>
      painted(
        linearPaint(at(0, 0), at(1, 0), [
          withAlpha(foam, 0.4),
          withAlpha(mixColours(water, foam, 0.5), 0.22),
          withAlpha(mixColours(water, foam, 0.36), 0.24),
        ]),
        band(-share, share),
      ),
    ),
    filled(withAlpha(mixColours(water, foam, 0.1), 0.4), ...dark),
    filled(withAlpha(foam, 0.7), ...churn),
    filled(withAlpha(foam, 0.36), ...lines),
    filled(withAlpha(foam, 0.9), ...edges, ...bubbles),
  ];
}
