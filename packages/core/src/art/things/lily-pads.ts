import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, polyline, smoothShape } from '../drawing/outlines.ts';

interface PadTones {
  readonly leaf: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** The height of what lies on the water, as a share of its width. */
const ASLANT = 0.46;
const RIBS = 11;

/** A leaf of a water lily on the water: its cleft, its ribs, and the light along its far edge. @param side that the light comes from: 1 right. */
export function lilyPad(
  random: Random,
  { x, y }: Point,
  radius: number,
  side: 1 | -1,
  { leaf, light, shade }: PadTones,
): readonly SceneNode[] {
  const cleft = between(random, 0, 2 * Math.PI);
  const at = (angle: number, share: number): Point => ({
    x: x + Math.cos(angle) * radius * share,
    y: y + Math.sin(angle) * radius * share * ASLANT,
  });
  const rim = Array.from({ length: 22 }, (_, index) =>
    at(cleft + 0.16 + (index / 21) * (2 * Math.PI - 0.32), between(random, 0.965, 1.02)),
  );
  const outline = polygon([at(cleft, 0.12), ...rim]);
  const ribs = Array.from({ length: RIBS }, (_, index) => {
    const angle = cleft + 0.35 + (index / (RIBS - 1)) * (2 * Math.PI - 0.7);
    return polyline([at(cleft, 0.1), at(angle, 0.86)]);
  });
  const under = smoothShape(rim.map((spot) => ({ x: spot.x, y: spot.y + radius * 0.05 })));
  return [
    shadowOf([filled(shade, under)], withAlpha(shade, 0.7), { x: -side * radius * 0.1, y: radius * 0.1 }, radius * 0.08),
    filled(mixColours(leaf, shade, 0.55), under),
    painted(
      linearPaint({ x: x + side * radius, y: y - radius * 0.4 }, { x: x - side * radius, y: y + radius * 0.5 }, [
        mixColours(leaf, light, 0.5),
        leaf,
        mixColours(leaf, shade, 0.5),
      ]),
      outline,
    ),
    clipped(outline, [
      stroked(withAlpha(shade, 0.3), Math.max(1, radius * 0.018), ...ribs),
      stroked(withAlpha(mixColours(light, WHITE, 0.3), 0.5), Math.max(1.4, radius * 0.03), polyline(rim)),
    ]),
  ];
}
