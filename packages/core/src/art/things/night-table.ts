import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface TablePlace {
  /** The middle of the near edge of its top. */
  readonly at: Point;
  readonly width: number;
  /** The height of its lamp, units. */
  readonly lamp: number;
  readonly bottom: number;
  readonly side: 1 | -1;
}

export interface TableTones {
  readonly wood: Rgba;
  readonly shade: Rgba;
  readonly lamp: Rgba;
  readonly clay: Rgba;
  readonly cover: Rgba;
  readonly moon: Rgba;
}

/** A night table with a lamp turned low, a book and a glass of water. */
export function nightTable(
  { at: spot, width, lamp: tall, bottom, side }: TablePlace,
  { wood, shade, lamp, clay, cover, moon }: TableTones,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: spot.x + side * x * width, y: spot.y - up * width });
  const lampAt = (x: number, up: number): Point => ({
    x: spot.x + side * (-0.14 * width + x * tall),
    y: spot.y - width * 0.12 - up * tall,
  });
  const warm = mixColours(lamp, WHITE, 0.25);
  const vase = smoothShape([
    lampAt(-0.1, 0),
    lampAt(-0.17, 0.14),
    lampAt(-0.13, 0.32),
    lampAt(-0.05, 0.42),
    lampAt(0.05, 0.42),
    lampAt(0.13, 0.32),
    lampAt(0.17, 0.14),
    lampAt(0.1, 0),
  ]);
  const hood = polygon([lampAt(-0.2, 1), lampAt(0.2, 1), lampAt(0.31, 0.5), lampAt(-0.31, 0.5)]);
  const glass = polygon([at(0.24, 0.36), at(0.42, 0.36), at(0.405, 0.05), at(0.255, 0.05)]);
  const water = polygon([at(0.246, 0.24), at(0.414, 0.24), at(0.405, 0.06), at(0.255, 0.06)]);
  const front = rectanglePath({ x: spot.x - width * 0.5, y: spot.y, width, height: bottom - spot.y });
  return [
    glow(lampAt(0, 0.68), tall * 2.9, withAlpha(lamp, 0.46)),
    glow(lampAt(0, 0.68), tall * 1.1, withAlpha(lamp, 0.5)),
    painted(
      linearPaint(at(0, 0), { x: spot.x, y: spot.y + width * 1.5 }, [mixColours(wood, shade, 0.35), mixColours(wood, shade, 0.85)]),
      front,
    ),
    stroked(
      withAlpha(mixColours(wood, lamp, 0.5), 0.5),
      1.6,
      polyline([at(-0.42, -0.16), at(0.42, -0.16), at(0.42, -0.52), at(-0.42, -0.52)], true),
    ),
    filled(mixColours(lamp, wood, 0.4), ellipse(at(0, -0.34), width * 0.032)),
    painted(
      linearPaint(at(-0.5, 0.1), at(0.55, 0.1), [mixColours(wood, lamp, 0.62), mixColours(wood, lamp, 0.5), mixColours(wood, shade, 0.2)]),
      polygon([at(-0.54, 0), at(0.54, 0), at(0.46, 0.22), at(-0.46, 0.22)]),
    ),
    filled(
      mixColours(wood, lamp, 0.35),
      rectanglePath({ x: spot.x - width * 0.54, y: spot.y - 1, width: width * 1.08, height: width * 0.055 }),
    ),
    glow(at(-0.12, 0.1), width * 0.5, withAlpha(warm, 0.4)),
    shadowOf([filled(shade, ellipse(lampAt(0, 0), tall * 0.2, tall * 0.035))], withAlpha(shade, 0.7), { x: 3, y: 3 }, 4),
    painted(
      linearPaint(lampAt(-0.17, 0), lampAt(0.17, 0), [
        mixColours(clay, shade, 0.3),
        mixColours(clay, lamp, 0.5),
        mixColours(clay, shade, 0.45),
      ]),
      vase,
    ),
    painted(linearPaint(lampAt(0, 0.42), lampAt(0, 0.1), [withAlpha(warm, 0.7), withAlpha(warm, 0)]), vase),
    filled(mixColours(shade, lamp, 0.4), polygon([lampAt(-0.025, 0.4), lampAt(0.025, 0.4), lampAt(0.025, 0.54), lampAt(-0.025, 0.54)])),
    painted(
      linearPaint(lampAt(0, 0.5), lampAt(0, 1), [
        mixColours(lamp, WHITE, 0.62),
        mixColours(lamp, WHITE, 0.22),
        mixColours(lamp, shade, 0.32),
      ]),
      hood,
    ),
    painted(
      linearPaint(lampAt(-0.31, 0.6), lampAt(0.31, 0.6), [
        withAlpha(shade, 0.34),
        withAlpha(shade, 0),
        withAlpha(shade, 0),
        withAlpha(shade, 0.34),
      ]),
      hood,
    ),
    stroked(withAlpha(mixColours(lamp, WHITE, 0.6), 0.9), 2, smoothLine([lampAt(-0.31, 0.5), lampAt(0, 0.485), lampAt(0.31, 0.5)])),
    // The book lies before the lamp, a ribbon between its leaves.
    shadowOf(
      [filled(shade, polygon([at(-0.46, 0.02), at(0.12, 0.02), at(0.12, 0.1), at(-0.46, 0.1)]))],
      withAlpha(shade, 0.7),
      { x: 4, y: 3 },
      4,
    ),
    filled(
      mixColours(cover, shade, 0.35),
      rectanglePath({ x: Math.min(at(-0.46, 0).x, at(0.12, 0).x), y: at(0, 0.12).y, width: width * 0.58, height: width * 0.1 }),
    ),
    filled(
      mixColours(WHITE, lamp, 0.5),
      rectanglePath({ x: Math.min(at(-0.44, 0).x, at(0.13, 0).x), y: at(0, 0.105).y, width: width * 0.57, height: width * 0.065 }),
    ),
    painted(
      linearPaint(at(-0.2, 0.2), at(-0.1, 0.1), [mixColours(cover, lamp, 0.45), cover]),
      polygon([at(-0.47, 0.115), at(0.12, 0.115), at(0.08, 0.185), at(-0.4, 0.185)]),
    ),
    // Water in the glass takes the light of the moon and of the lamp.
    filled(withAlpha(mixColours(moon, WHITE, 0.3), 0.2), glass),
    painted(linearPaint(at(0.25, 0), at(0.41, 0), [withAlpha(lamp, 0.55), withAlpha(moon, 0.3), withAlpha(moon, 0.5)]), water),
    stroked(
      withAlpha(mixColours(moon, WHITE, 0.6), 0.85),
      1.6,
      ellipse(at(0.33, 0.36), width * 0.09, width * 0.018),
      smoothLine([at(0.42, 0.36), at(0.412, 0.2), at(0.405, 0.05)]),
    ),
    stroked(
      withAlpha(mixColours(lamp, WHITE, 0.5), 0.8),
      1.6,
      smoothLine([at(0.24, 0.36), at(0.248, 0.2), at(0.255, 0.05)]),
      ellipse(at(0.33, 0.24), width * 0.083, width * 0.014),
    ),
  ];
}
