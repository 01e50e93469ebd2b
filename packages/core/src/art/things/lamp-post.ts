import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { polygon } from '../drawing/outlines.ts';

interface LampTones {
  readonly black: Rgba;
  readonly pale: Rgba;
  readonly light: Rgba;
}

/** A cast-iron post with a lantern, and its glow. @param bulb the middle of the lantern. @param floor y of the ground. @param height from the ground to the lantern's top, units. */
export function lampPost(bulb: Point, floor: number, height: number, { black, pale, light }: LampTones): readonly SceneNode[] {
  const unit = height / 100;
  const at = (x: number, y: number): Point => ({ x: bulb.x + x * unit, y: bulb.y + y * unit });
  const column = (half: number, from: number, to: number) =>
    rectanglePath({ x: bulb.x - half * unit, y: bulb.y + from * unit, width: 2 * half * unit, height: (to - from) * unit });
  const foot = (floor - bulb.y) / unit;
  const glass = polygon([at(-4.6, -5), at(4.6, -5), at(3, 5.4), at(-3, 5.4)]);
  const roof = polygon([
    at(-6.2, -5),
    at(-2.2, -9),
    at(-1.2, -9),
    at(-1, -11),
    at(0, -12.6),
    at(1, -11),
    at(1.2, -9),
    at(2.2, -9),
    at(6.2, -5),
  ]);
  const post: Path = [
    ...column(3.4, 5, 6.6),
    ...column(1, 6, 14),
    ...column(1.7, 13, 15),
    ...column(0.9, 14, foot),
    ...column(1.5, foot - 30, foot - 28),
    ...column(1.5, foot - 29, foot),
    ...polygon([
      at(-1.6, foot - 14),
      at(1.6, foot - 14),
      at(2.6, foot - 4),
      at(3.6, foot - 3),
      at(3.6, foot + 0.6),
      at(-3.6, foot + 0.6),
      at(-3.6, foot - 3),
      at(-2.6, foot - 4),
    ]),
    ...column(6, 10.4, 11.2),
  ];
  return [
    glow(bulb, height * 0.42, withAlpha(light, 0.55)),
    filled(black, post),
    painted(radialPaint(bulb, 7 * unit, [mixColours(pale, WHITE, 0.7), pale, light]), glass),
    stroked(black, 0.7 * unit, polygon([at(-4.6, -5), at(4.6, -5), at(3, 5.4), at(-3, 5.4)]), polygon([at(0, -5), at(0, 5.4)])),
    filled(black, roof),
    glow(bulb, height * 0.16, withAlpha(pale, 0.85)),
  ];
}
