import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, radialPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polyline } from '../drawing/outlines.ts';

export interface ClockTones {
  readonly black: Rgba;
  readonly face: Rgba;
  readonly ring: Rgba;
}

/** Hands that show eight minutes to six. */
const [HOUR, MINUTE] = [Math.PI * 0.456, Math.PI * 1.233];

/** A lit station clock that hangs from the roof. @param top where its rod ends. @param radius in units. */
export function stationClock(middle: Point, top: Point, radius: number, { black, face, ring }: ClockTones): readonly SceneNode[] {
  const marks = Array.from({ length: 12 }, (_, index) => {
    const angle = (index * Math.PI) / 6;
    return polyline([polar(middle, radius * (index % 3 ? 0.78 : 0.7), angle), polar(middle, radius * 0.88, angle)]);
  });
  return [
    stroked(black, radius * 0.14, polyline([top, middle])),
    glow(middle, radius * 2.4, withAlpha(face, 0.4)),
    filled(black, ellipse(middle, radius * 1.2)),
    stroked(withAlpha(ring, 0.8), radius * 0.06, ellipse(middle, radius * 1.1)),
    painted(radialPaint(middle, radius, [mixColours(face, WHITE, 0.5), face, mixColours(face, ring, 0.35)]), ellipse(middle, radius)),
    stroked(black, radius * 0.07, ...marks),
    stroked(black, radius * 0.1, polyline([middle, polar(middle, radius * 0.5, HOUR)])),
    stroked(black, radius * 0.07, polyline([middle, polar(middle, radius * 0.74, MINUTE)])),
    filled(black, ellipse(middle, radius * 0.09)),
  ];
}
