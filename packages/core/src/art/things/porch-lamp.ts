import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** A barn lamp on a bent arm that is lit. @param from where its arm begins. @param size the breadth of its shade. */
export function porchLamp(from: Point, at: Point, size: number, enamel: Rgba, lamp: Rgba, shade: Rgba): readonly SceneNode[] {
  const spot = (x: number, y: number): Point => ({ x: at.x + x * size, y: at.y + y * size });
  const bell = smoothShape([
    spot(-0.09, -0.42),
    spot(0.09, -0.42),
    spot(0.14, -0.24),
    spot(0.44, -0.04),
    spot(0.5, 0.04),
    spot(0, 0.07),
    spot(-0.5, 0.04),
    spot(-0.44, -0.04),
    spot(-0.14, -0.24),
  ]);
  const iron = mixColours(shade, BLACK, 0.3);
  return [
    stroked(iron, size * 0.07, smoothLine([from, { x: (from.x + at.x) / 2, y: from.y - size * 0.36 }, spot(0, -0.62), spot(0, -0.4)])),
    stroked(
      withAlpha(lamp, 0.4),
      size * 0.018,
      smoothLine([from, { x: (from.x + at.x) / 2, y: from.y - size * 0.34 }, spot(-0.01, -0.6), spot(-0.01, -0.4)]),
    ),
    glow(spot(0, 0.14), size * 1.5, withAlpha(lamp, 0.8)),
    painted(linearPaint(spot(-0.5, 0), spot(0.5, 0), [mixColours(enamel, lamp, 0.3), enamel, mixColours(enamel, shade, 0.5)]), bell),
    filled(mixColours(lamp, WHITE, 0.5), ellipse(spot(0, 0.045), size * 0.46, size * 0.05)),
    filled(mixColours(lamp, WHITE, 0.85), ellipse(spot(0, 0.12), size * 0.12, size * 0.13)),
    stroked(withAlpha(mixColours(lamp, WHITE, 0.5), 0.8), size * 0.02, smoothLine([spot(-0.5, 0.04), spot(0, 0.075), spot(0.5, 0.04)])),
  ];
}

/** Moths that fly around a light. @param reach how far they stray, units. */
export function mothsAround(random: Random, light: Point, reach: number, count: number, tone: Rgba, lamp: Rgba): readonly SceneNode[] {
  return Array.from({ length: count }, (_, index): readonly SceneNode[] => {
    const angle = index * 2.4 + between(random, -0.4, 0.4);
    const away = reach * between(random, 0.34, 1);
    const at = polar(light, away, angle);
    const size = reach * between(random, 0.05, 0.085);
    const turn = between(random, -0.9, 0.9);
    const wing = (side: number, open: number, long: number) => {
      const heading = turn - Math.PI / 2 + side * open;
      return polygon([
        at,
        polar(at, size * long, heading - side * 0.34),
        polar(at, size * long * 1.08, heading),
        polar(at, size * long * 0.7, heading + side * 0.5),
      ]);
    };
    return [
      glow(at, size * 1.7, withAlpha(lamp, 0.22)),
      filled(mixColours(tone, lamp, 0.2), wing(-1, 0.9, 1), wing(1, 0.9, 1), wing(-1, 1.9, 0.7), wing(1, 1.9, 0.7)),
      stroked(
        mixColours(tone, BLACK, 0.4),
        size * 0.14,
        smoothLine([polar(at, size * 0.34, turn - Math.PI / 2), polar(at, size * 0.4, turn + Math.PI / 2)]),
      ),
    ];
  }).flat();
}
