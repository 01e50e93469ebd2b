import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';

const PALE: Rgba = { r: 250, g: 238, b: 214, a: 1 };

/** A toadstool with dots on its cap. @param tall from its foot to the top of its cap. */
export function toadstool(foot: Point, tall: number, red: Rgba, shade: Rgba, light: Rgba): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * tall, y: foot.y - up * tall });
  const stem = smoothShape([at(-0.12, 0.6), at(0.12, 0.6), at(0.13, 0.3), at(0.19, 0.03), at(0, -0.03), at(-0.19, 0.03), at(-0.13, 0.3)]);
  const cap = smoothShape([
    at(-0.52, 0.5),
    at(-0.46, 0.72),
    at(-0.26, 0.93),
    at(0, 1),
    at(0.26, 0.93),
    at(0.46, 0.72),
    at(0.52, 0.5),
    at(0.26, 0.44),
    at(0, 0.425),
    at(-0.26, 0.44),
  ]);
  const gills = smoothShape([
    at(-0.5, 0.5),
    at(-0.2, 0.53),
    at(0, 0.54),
    at(0.2, 0.53),
    at(0.5, 0.5),
    at(0.26, 0.43),
    at(0, 0.41),
    at(-0.26, 0.43),
  ]);
  const dots = (
    [
      [-0.3, 0.66, 0.06],
      [-0.12, 0.84, 0.07],
      [0.07, 0.64, 0.085],
      [0.24, 0.82, 0.055],
      [0.36, 0.62, 0.05],
      [-0.43, 0.56, 0.035],
    ] as const
  ).map(([x, up, size]) => ellipse(at(x, up), size * tall, size * tall * 0.84));
  return [
    shadowOf([filled(shade, ellipse(at(0, 0), tall * 0.28, tall * 0.05))], withAlpha(shade, 0.6), { x: 0, y: 3 }, 5),
    painted(linearPaint(at(-0.16, 0), at(0.18, 0), [mixColours(PALE, WHITE, 0.5), PALE, mixColours(PALE, shade, 0.42)]), stem),
    clipped(stem, [
      shadowOf([filled(shade, ellipse(at(0, 0.52), tall * 0.4, tall * 0.12))], withAlpha(shade, 0.5), { x: 0, y: 3 }, tall * 0.04),
    ]),
    shadowOf([filled(shade, cap)], withAlpha(shade, 0.3), { x: 3, y: 5 }, 6),
    painted(
      linearPaint(at(-0.4, 0.95), at(0.4, 0.4), [mixColours(mixColours(red, light, 0.28), WHITE, 0.1), red, mixColours(red, BLACK, 0.3)]),
      cap,
    ),
    filled(mixColours(PALE, shade, 0.3), gills),
    stroked(
      withAlpha(shade, 0.3),
      Math.max(1, tall * 0.008),
      ...[-0.3, -0.18, -0.06, 0.06, 0.18, 0.3].map((x) => smoothLine([at(x, 0.505), at(x * 0.5, 0.44)])),
    ),
    clipped(cap, [filled(mixColours(PALE, WHITE, 0.5), ...dots)]),
  ];
}
