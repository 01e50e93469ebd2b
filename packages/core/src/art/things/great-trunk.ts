import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface TrunkTones {
  readonly bark: Rgba;
  readonly light: Rgba;
  readonly deep: Rgba;
  readonly shadow: Rgba;
}

/** The trunk of a great old tree with its roots and two limbs, under a floor that shades it. @param side where its own shadow falls: 1 right. */
export function greatTrunk(
  { root, tall, size, side }: { readonly root: Point; readonly tall: number; readonly size: number; readonly side: 1 | -1 },
  { bark, light, deep, shadow }: TrunkTones,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: root.x + x * tall, y: root.y - up * tall });

  const body = smoothShape([
    at(-0.52, -0.1),
    at(-0.3, 0.0),
    at(-0.2, 0.16),
    at(-0.165, 0.5),
    at(-0.22, 0.86),
    at(-0.4, 1.06),
    at(0.36, 1.06),
    at(0.2, 0.86),
    at(0.165, 0.5),
    at(0.2, 0.16),
    at(0.33, 0.0),
    at(0.56, -0.1),
    at(0.24, -0.05),
    at(0.02, -0.13),
    at(-0.22, -0.05),
  ]);
  const lines = [-0.12, -0.07, -0.01, 0.05, 0.11].map((x, index) =>
    smoothLine([at(x * 2.1, -0.03), at(x * 1.2, 0.2), at(x, 0.5 + 0.03 * (index % 2)), at(x * 1.25, 0.84), at(x * 2, 1.04)]),
  );
  const limb = (sign: number) =>
    smoothShape([
      at(sign * 0.06, 0.82),
      at(sign * 0.5, 1.0),
      at(sign * 0.98, 1.2),
      at(sign * 1.0, 1.25),
      at(sign * 0.46, 1.12),
      at(sign * -0.02, 1.02),
    ]);
  const knot = at(side * 0.03, 0.5);
  return [
    filled(mixColours(bark, shadow, 0.45), limb(-1), limb(1)),
    shadowOf([filled(deep, body)], withAlpha(deep, 0.5), { x: side * 12, y: 6 }, 12),
    painted(
      linearPaint(at(-0.24 * side, 0.5), at(0.24 * side, 0.5), [mixColours(bark, light, 0.42), bark, mixColours(bark, shadow, 0.62)]),
      body,
    ),
    clipped(body, [
      stroked(withAlpha(mixColours(bark, shadow, 0.8), 0.6), 5 * size, ...lines),
      stroked(withAlpha(mixColours(bark, light, 0.5), 0.5), 2.4 * size, ...lines.slice(0, 3)),
      // The floor of the house shades the trunk.
      shadowOf([filled(shadow, ellipse(at(0, 1.06), tall * 0.6, tall * 0.16))], withAlpha(shadow, 0.85), { x: 0, y: 0 }, 16),
      filled(mixColours(bark, shadow, 0.75), ellipse(knot, tall * 0.06, tall * 0.085)),
      stroked(withAlpha(mixColours(bark, light, 0.3), 0.7), 4 * size, ellipse(knot, tall * 0.075, tall * 0.1)),
    ]),
  ];
}
