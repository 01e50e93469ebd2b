import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline } from '../drawing/outlines.ts';

interface ShoeTones {
  readonly leather: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** A low shoe from the side. @param foot under its middle. @param side the side of its toe, and of the light: 1 right. */
export function standingShoe(foot: Point, size: number, side: 1 | -1, { leather, light, shade }: ShoeTones): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({ x: foot.x + side * x * size, y: foot.y - y * size });
  const shoe = polygon([
    at(-0.5, 0),
    at(-0.5, 0.34),
    at(-0.36, 0.4),
    at(-0.14, 0.36),
    at(0.06, 0.22),
    at(0.36, 0.16),
    at(0.5, 0.08),
    at(0.5, 0),
  ]);
  return [
    shadowOf([filled(shade, ellipse(at(-0.1, -0.01), size * 0.62, size * 0.06))], withAlpha(shade, 0.7), { x: -side * 6, y: 2 }, 3),
    painted(linearPaint(at(0.4, 0.4), at(-0.5, 0), [mixColours(leather, light, 0.5), leather, mixColours(leather, shade, 0.4)]), shoe),
    filled(
      mixColours(shade, leather, 0.2),
      ellipse(at(-0.33, 0.365), size * 0.15, size * 0.04),
      rectanglePath({ x: foot.x - size * 0.5, y: foot.y - size * 0.03, width: size, height: size * 0.06 }),
    ),
    stroked(
      withAlpha(mixColours(light, WHITE, 0.4), 0.7),
      size * 0.025,
      polyline([at(-0.06, 0.33), at(0.02, 0.27)]),
      polyline([at(0, 0.29), at(0.09, 0.22)]),
      polyline([at(0.1, 0.21), at(0.36, 0.16), at(0.5, 0.08)]),
    ),
  ];
}
