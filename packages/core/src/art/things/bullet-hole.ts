import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse, polar, polygon } from '../drawing/outlines.ts';

const STEEL: Rgba = { r: 196, g: 198, b: 200, a: 1 };

/** A hole that a bullet left in painted steel, in light from the upper left: a dent, bare metal where the paint chipped, and a torn rim. */
export function bulletHole(random: Random, middle: Point, radius: number, paint: Rgba): readonly SceneNode[] {
  const ragged = (reach: number, least: number, count: number) =>
    polygon(
      Array.from({ length: count }, (_, index) =>
        polar(middle, radius * reach * between(random, least, 1), (index / count) * 2 * Math.PI + between(random, -0.1, 0.1)),
      ),
    );
  const aside = (by: number): Point => ({ x: middle.x + radius * by, y: middle.y + radius * by });
  const dark = mixColours(paint, BLACK, 0.8);
  return [
    // The dent is lit where it turns to the light, and dim before it.
    glow(aside(-0.55), radius * 3, withAlpha(BLACK, 0.5)),
    glow(aside(1.1), radius * 2.3, withAlpha(mixColours(paint, WHITE, 0.7), 0.42)),
    filled(mixColours(paint, BLACK, 0.35), ragged(2.15, 0.72, 19)),
    painted(
      linearPaint(aside(-1.6), aside(1.6), [mixColours(STEEL, BLACK, 0.5), mixColours(STEEL, BLACK, 0.15), mixColours(STEEL, WHITE, 0.5)]),
      ragged(1.95, 0.74, 19),
    ),
    filled(mixColours(STEEL, BLACK, 0.62), ellipse(aside(0.03), radius * 1.22)),
    painted(linearPaint(aside(-1.2), aside(1.2), [mixColours(STEEL, WHITE, 0.55), mixColours(STEEL, BLACK, 0.55)]), ragged(1.24, 0.86, 13)),
    filled(dark, ragged(0.98, 0.84, 15)),
    filled(
      withAlpha(mixColours(STEEL, WHITE, 0.3), 0.55),
      polygon([0.15, 0.5, 0.85, 1.2, 1.2, 0.85, 0.5, 0.15].map((turn, index) => polar(middle, radius * (index < 4 ? 0.9 : 0.78), turn))),
    ),
  ];
}
