import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, polyline } from '../drawing/outlines.ts';

export interface EngineTones {
  readonly body: Rgba;
  /** The color of the buffer beam and of the lines on the boiler. */
  readonly livery: Rgba;
  readonly light: Rgba;
}

/** Radius of the smokebox in meters, and its height above the rails. */
const BOILER = 0.98;
const AXIS = 2.62;

/**
 * A steam engine from the front.
 * @param at finds the place of a point, from meters right of the middle and above the rails.
 */
export function steamEngine(at: (x: number, up: number) => Point, { body, livery, light }: EngineTones): readonly SceneNode[] {
  const metre = Math.abs(at(1, 0).x - at(0, 0).x);
  const dark = mixColours(body, BLACK, 0.6);
  const edge = mixColours(body, light, 0.5);
  const box = (x: number, up: number, width: number, height: number): Path =>
    polygon([at(x, up), at(x + width, up), at(x + width, up + height), at(x, up + height)]);
  const both = (draw: (sign: number) => Path): readonly Path[] => [draw(-1), draw(1)];
  const disc = (x: number, up: number, radius: number): Path => ellipse(at(x, up), radius * metre);
  const axis = at(0, AXIS);
  const bolts = Array.from({ length: 18 }, (_, index) => ellipse(polar(axis, BOILER * 0.92 * metre, (index * Math.PI) / 9), 0.028 * metre));
  const lamps: readonly (readonly [number, number])[] = [
    [-0.86, 1.5],
    [0.86, 1.5],
    [0, AXIS + BOILER + 0.22],
  ];
  return [
    // The cab stands out behind the boiler, with its round windows.
    filled(dark, polygon([at(-1.42, 1.2), at(-1.42, 3.5), at(-0.9, 3.95), at(0.9, 3.95), at(1.42, 3.5), at(1.42, 1.2)])),
    filled(mixColours(light, livery, 0.3), ...both((sign) => disc(sign * 1.14, 3.15, 0.17))),
    // Smoke deflectors, the running board and the cylinders.
    painted(
      linearPaint(at(-1.4, 0), at(1.4, 0), [edge, dark, dark, mixColours(edge, dark, 0.4)]),
      ...both((sign) => box(sign * 1.34 - 0.06, 1.62, 0.12, 1.7)),
    ),
    filled(dark, box(-1.4, 1.5, 2.8, 0.14), box(-0.7, 0.5, 1.4, 1.1)),
    painted(
      linearPaint(at(0, 1.35), at(0, 0.45), [mixColours(body, light, 0.22), dark]),
      ...both((sign) => box(sign * 1.14 - 0.36, 0.5, 0.72, 0.85)),
    ),
    filled(dark, ...both((sign) => box(sign * 0.72 - 0.09, 0, 0.18, 0.9))),
    // The chimney and the dome.
    painted(
      linearPaint(at(-0.3, 0), at(0.3, 0), [edge, body, dark]),
      polygon([
        at(-0.2, AXIS + 0.8),
        at(-0.24, AXIS + 1.42),
        at(-0.32, AXIS + 1.54),
        at(0.32, AXIS + 1.54),
        at(0.24, AXIS + 1.42),
        at(0.2, AXIS + 0.8),
      ]),
    ),
    // The smokebox with its door.
    painted(
      radialPaint(at(-0.3, AXIS + 0.35), BOILER * 1.7 * metre, [mixColours(body, light, 0.34), body, dark]),
      ellipse(axis, BOILER * metre),
    ),
    stroked(withAlpha(edge, 0.9), 0.05 * metre, ellipse(axis, BOILER * 0.985 * metre)),
    filled(withAlpha(edge, 0.7), ...bolts),
    painted(
      radialPaint(at(-0.24, AXIS + 0.3), BOILER * 1.2 * metre, [mixColours(body, light, 0.42), body, mixColours(dark, body, 0.3)]),
      disc(0, AXIS, 0.74),
    ),
    stroked(withAlpha(dark, 0.9), 0.045 * metre, disc(0, AXIS, 0.74)),
    stroked(
      mixColours(edge, dark, 0.25),
      0.06 * metre,
      polyline([at(-0.72, AXIS + 0.26), at(0.34, AXIS + 0.26)]),
      polyline([at(-0.72, AXIS - 0.26), at(0.34, AXIS - 0.26)]),
    ),
    filled(mixColours(light, WHITE, 0.2), disc(0, AXIS, 0.09)),
    stroked(mixColours(light, WHITE, 0.2), 0.035 * metre, polyline([at(0, AXIS), at(0.17, AXIS - 0.2)])),
    // The buffer beam with buffers, hook and the cowcatcher's bars.
    painted(
      linearPaint(at(0, 1.36), at(0, 0.9), [mixColours(livery, light, 0.3), livery, mixColours(livery, BLACK, 0.35)]),
      box(-1.36, 0.92, 2.72, 0.42),
    ),
    filled(dark, ...both((sign) => disc(sign * 0.92, 1.1, 0.27)), box(-0.07, 0.78, 0.14, 0.42)),
    painted(radialPaint(at(0, 1.3), 1.3 * metre, [mixColours(body, light, 0.5), body]), ...both((sign) => disc(sign * 0.92, 1.12, 0.2))),
    stroked(dark, 0.06 * metre, ...[-0.9, -0.54, -0.18, 0.18, 0.54, 0.9].map((x) => polyline([at(x, 0.92), at(x * 0.62, 0.12)]))),
    stroked(dark, 0.08 * metre, polyline([at(-0.58, 0.14), at(0.58, 0.14)])),
    ...lamps.flatMap(([x, up]) => [
      filled(dark, box(x - 0.13, up - 0.16, 0.26, 0.34)),
      glow(at(x, up), 0.95 * metre, withAlpha(light, 0.75)),
      filled(mixColours(light, WHITE, 0.75), disc(x, up, 0.11)),
    ]),
  ];
}
