import { type Rgba, WHITE } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, stroked } from '../drawing/nodes.ts';
import { polar, smoothLine } from '../drawing/outlines.ts';
import { leaf } from './plants.ts';

/** A butterfly in the air, seen from above. @param size of a wing, units. @param tilt from upright, radians. @param body the color of its body. */
export function butterfly(at: Point, size: number, tilt: number, wing: Rgba, body: Rgba): readonly SceneNode[] {
  const wings = (reach: number, open: number, breadth: number) =>
    [-1, 1].map((sign) => leaf(at, size * reach, -Math.PI / 2 + tilt + sign * open, breadth));
  return [
    filled(mixColours(wing, body, 0.14), ...wings(0.86, 2.0, 0.8)),
    filled(wing, ...wings(1.2, 0.8, 0.74)),
    filled(mixColours(wing, WHITE, 0.5), ...wings(0.6, 0.8, 0.5)),
    stroked(body, 2.6, smoothLine([polar(at, size * 0.36, -Math.PI / 2 + tilt), polar(at, size * 0.5, Math.PI / 2 + tilt)])),
  ];
}
