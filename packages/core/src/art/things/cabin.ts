import type { Rgba } from '../../design/colour.ts';
import { withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, shadowOf, stroked } from '../drawing/nodes.ts';
import { polygon, polyline, smoothLine } from '../drawing/outlines.ts';

interface CabinColours {
  readonly wall: Rgba;
  readonly roof: Rgba;
  readonly light: Rgba;
  readonly smoke: Rgba;
}

/** A hut with a lit window and smoke: what the eye goes to in a wide landscape. @param size width of its wall. */
export function cabin(foot: Point, size: number, { wall, roof, light, smoke }: CabinColours): readonly SceneNode[] {
  const unit = size / 92;
  const at = (x: number, y: number): Point => ({ x: foot.x + x * unit, y: foot.y + y * unit });
  const house = [
    filled(roof, polygon([at(26, -50), at(26, -84), at(40, -84), at(40, -40)])),
    filled(wall, polygon([at(-46, 8), at(-46, -36), at(0, -74), at(46, -36), at(46, 8)])),
    filled(roof, polygon([at(-58, -28), at(0, -80), at(58, -28), at(52, -22), at(0, -68), at(-52, -22)])),
  ];
  return [
    stroked(
      withAlpha(smoke, 0.45),
      7 * unit,
      smoothLine([at(33, -88), at(31, -104), at(38, -122), at(35, -140), at(43, -160), at(40, -180)]),
    ),
    shadowOf(house, withAlpha(roof, 0.5), { x: 0, y: -3 }, 6),
    ...house,
    glow(at(0, -18), 80 * unit, withAlpha(light, 0.55)),
    filled(light, polygon([at(-13, -34), at(13, -34), at(13, -8), at(-13, -8)])),
    stroked(roof, 3 * unit, polyline([at(0, -34), at(0, -8)]), polyline([at(-13, -21), at(13, -21)])),
  ];
}
