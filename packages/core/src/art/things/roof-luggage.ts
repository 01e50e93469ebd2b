import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface LuggageTones {
  readonly luggage: readonly [Rgba, Rgba, Rgba];
  readonly shade: Rgba;
  readonly rim: Rgba;
  readonly sky: Rgba;
}

const LEATHER: Rgba = { r: 132, g: 82, b: 48, a: 1 };

/** Suitcases, a trunk, a hat box and a rolled blanket under ropes on a roof rack. @param at turns shares of the car's width into places. */
export function roofLuggage(
  at: (x: number, y: number) => Point,
  width: number,
  { luggage, shade, rim, sky }: LuggageTones,
): readonly SceneNode[] {
  const [first, second, third] = luggage;
  const line = width * 0.006;
  const block = (x: number, y: number, wide: number, high: number) =>
    polygon([at(x, y), at(x + wide, y), at(x + wide, y + high), at(x, y + high)]);
  const lit = (tone: Rgba, low: number, high: number) =>
    linearPaint(at(0, high), at(0, low), [mixColours(tone, mixColours(sky, rim, 0.5), 0.42), tone, mixColours(tone, shade, 0.45)]);
  const edge = (x: number, y: number, wide: number) => smoothLine([at(x + 0.006, y), at(x + wide / 2, y + 0.002), at(x + wide - 0.006, y)]);
  const leather = mixColours(LEATHER, first, 0.25);
  const strap = mixColours(leather, shade, 0.5);
  const roll = smoothShape([
    at(-0.33, 1.2),
    at(-0.3, 1.262),
    at(-0.1, 1.268),
    at(0.02, 1.258),
    at(0.05, 1.2),
    at(0.02, 1.15),
    at(-0.14, 1.144),
    at(-0.3, 1.15),
  ]);
  return [
    // A trunk, with a suitcase beside it.
    painted(lit(second, 0.95, 1.13), block(0.025, 0.95, 0.335, 0.165)),
    filled(mixColours(second, shade, 0.4), block(0.025, 1.045, 0.335, 0.012)),
    filled(
      mixColours({ r: 214, g: 178, b: 104, a: 1 }, shade, 0.1),
      block(0.175, 1.03, 0.035, 0.04),
      block(0.03, 0.955, 0.028, 0.028),
      block(0.328, 0.955, 0.028, 0.028),
      block(0.03, 1.08, 0.028, 0.028),
      block(0.328, 1.08, 0.028, 0.028),
    ),
    painted(lit(leather, 0.95, 1.15), block(-0.365, 0.95, 0.375, 0.195)),
    filled(strap, block(-0.3, 0.95, 0.034, 0.195), block(-0.09, 0.95, 0.034, 0.195), block(-0.365, 1.058, 0.375, 0.01)),
    filled(mixColours({ r: 222, g: 186, b: 112, a: 1 }, shade, 0.06), block(-0.3, 1.04, 0.034, 0.03), block(-0.09, 1.04, 0.034, 0.03)),
    stroked(mixColours(leather, shade, 0.6), line * 2, smoothLine([at(-0.21, 1.0), at(-0.19, 1.022), at(-0.16, 1.022), at(-0.14, 1.0)])),
    // A hat box with stripes.
    painted(lit(third, 1.115, 1.27), block(0.1, 1.115, 0.2, 0.135)),
    clipped(block(0.1, 1.115, 0.2, 0.135), [
      filled(withAlpha(mixColours(third, WHITE, 0.7), 0.75), ...[0.125, 0.18, 0.235, 0.28].map((x) => block(x, 1.1, 0.022, 0.16))),
    ]),
    painted(lit(mixColours(third, WHITE, 0.2), 1.23, 1.27), block(0.088, 1.232, 0.224, 0.04)),
    // A blanket in a roll.
    painted(lit(first, 1.14, 1.27), roll),
    clipped(roll, [
      stroked(
        withAlpha(mixColours(first, WHITE, 0.6), 0.7),
        width * 0.012,
        ...[-0.26, -0.2, -0.06, 0].map((x) => smoothLine([at(x, 1.28), at(x + 0.012, 1.2), at(x, 1.13)])),
      ),
    ]),
    filled(mixColours(first, shade, 0.3), ellipse(at(0.022, 1.205), width * 0.034, width * 0.05)),
    stroked(withAlpha(mixColours(first, WHITE, 0.6), 0.8), line, ellipse(at(0.022, 1.205), width * 0.02, width * 0.03)),
    stroked(strap, line * 2.2, smoothLine([at(-0.14, 1.27), at(-0.13, 1.2), at(-0.14, 1.142)])),
    // The sun on the upper edges, and the ropes.
    stroked(
      withAlpha(rim, 0.9),
      line * 1.2,
      edge(-0.365, 1.145, 0.375),
      edge(0.25, 1.115, 0.11),
      edge(0.088, 1.272, 0.224),
      smoothLine([at(-0.31, 1.255), at(-0.1, 1.268), at(0.02, 1.26)]),
    ),
    stroked(
      mixColours({ r: 214, g: 190, b: 140, a: 1 }, shade, 0.2),
      line * 1.1,
      smoothLine([at(-0.37, 0.945), at(-0.31, 1.15), at(-0.2, 1.275), at(0.1, 1.13), at(0.3, 1.27), at(0.37, 0.945)]),
      smoothLine([at(-0.2, 0.945), at(0.04, 1.15), at(0.2, 0.945)]),
    ),
  ];
}
