import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { ellipse, smoothShape } from '../drawing/outlines.ts';
import { alongCurve, ribbon, type RibbonPoint } from '../drawing/ribbon.ts';

/** Streaks of light along a lane in the air, long and broad where it is near. @param lane from the distance to the viewer; its width is that of a streak. */
export function trafficLane(random: Random, lane: readonly RibbonPoint[], colour: Rgba, count: number): readonly SceneNode[] {
  const line = alongCurve(lane, 30);
  const trail = ribbon(line.map((point) => ({ ...point, width: point.width * 0.9 })));
  const streaks = Array.from({ length: count }, (_, index): Path => {
    const from = Math.floor(((index + between(random, 0.1, 0.6)) / count) * (line.length - 5));
    const part = line.slice(from, from + 4);
    // Two rows beside each other.
    const shift = index % 2 === 0 ? 0.55 : -0.55;
    return ribbon(
      part.map(({ x, y, width }, step) => ({
        x,
        y: y + shift * width,
        width: Math.max(0.45, width * 0.3 * ((step + 0.5) / part.length)),
      })),
    );
  });
  return [
    shadowOf([filled(colour, trail)], withAlpha(colour, 0.3), { x: 0, y: 0 }, 7),
    shadowOf([filled(colour, ...streaks)], withAlpha(colour, 0.9), { x: 0, y: 0 }, 4),
    filled(colour, ...streaks),
    filled(withAlpha(mixColours(colour, WHITE, 0.8), 0.9), ...streaks.filter((_, index) => index % 3 === 0)),
  ];
}

/** A craft in flight with its canopy, fins and lamps. @param size half of its length. @param side the side that it flies to. */
export function aircraft(
  at: Point,
  size: number,
  side: 1 | -1,
  tones: { readonly hull: Rgba; readonly glass: Rgba; readonly lamp: Rgba; readonly jet: Rgba },
): readonly SceneNode[] {
  const spot = (x: number, y: number): Point => ({ x: at.x + side * size * x, y: at.y + size * y });
  const shape = (points: readonly (readonly [number, number])[]) => smoothShape(points.map(([x, y]) => spot(x, y)));
  const hull = shape([
    [1.05, 0.08],
    [0.7, -0.12],
    [0.3, -0.27],
    [-0.3, -0.27],
    [-0.75, -0.18],
    [-0.95, -0.02],
    [-0.8, 0.16],
    [-0.1, 0.22],
    [0.7, 0.18],
  ]);
  const glass = shape([
    [0.72, -0.1],
    [0.34, -0.25],
    [-0.06, -0.26],
    [-0.02, -0.08],
    [0.4, -0.04],
  ]);
  const fin = shape([
    [-0.42, -0.22],
    [-0.98, -0.4],
    [-1.12, -0.4],
    [-0.86, -0.08],
  ]);
  const pod = shape([
    [0.1, 0.16],
    [-0.2, 0.36],
    [-0.75, 0.36],
    [-0.9, 0.24],
    [-0.6, 0.12],
  ]);
  return [
    glow(spot(-1, 0.26), size * 0.8, withAlpha(tones.jet, 0.75)),
    filled(mixColours(tones.hull, BLACK, 0.25), fin),
    painted(
      linearPaint(spot(0, -0.3), spot(0, 0.24), [
        mixColours(tones.hull, tones.glass, 0.45),
        tones.hull,
        mixColours(tones.hull, BLACK, 0.4),
      ]),
      hull,
    ),
    filled(mixColours(tones.hull, BLACK, 0.5), pod),
    painted(
      linearPaint(spot(0.5, -0.25), spot(0, -0.02), [mixColours(tones.glass, WHITE, 0.4), mixColours(tones.glass, tones.hull, 0.5)]),
      glass,
    ),
    filled(mixColours(tones.jet, WHITE, 0.6), ellipse(spot(-0.88, 0.26), size * 0.06, size * 0.09)),
    glow(spot(1.02, 0.1), size * 0.5, withAlpha(tones.lamp, 0.9)),
    filled(mixColours(tones.lamp, WHITE, 0.6), ellipse(spot(1, 0.08), size * 0.05, size * 0.035)),
  ];
}
