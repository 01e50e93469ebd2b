import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

interface OfficeTones {
  readonly metal: Rgba;
  readonly shade: Rgba;
  readonly screen: Rgba;
  readonly mark: Rgba;
  readonly rim: Rgba;
}

/** An open laptop that faces the viewer from the side of a table. @param hinge the middle of its hinge. @param width units. */
export function laptop(hinge: Point, width: number, side: 1 | -1, { metal, shade, screen, mark, rim }: OfficeTones): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: hinge.x + side * x * width, y: hinge.y - up * width });
  const lid = polygon([at(-0.5, 0), at(-0.53, 0.62), at(0.47, 0.66), at(0.5, 0)]);
  const glass = polygon([at(-0.472, 0.03), at(-0.5, 0.59), at(0.442, 0.63), at(0.47, 0.03)]);
  const deck = polygon([at(-0.5, 0), at(0.5, 0), at(0.49, -0.2), at(-0.64, -0.2)]);
  const keys = [0, 1, 2, 3].map((row) => {
    const [a, b] = [-0.03 - row * 0.026, -0.048 - row * 0.026];
    return polygon([at(-0.46 - row * 0.022, a), at(0.46, a), at(0.46, b), at(-0.47 - row * 0.022, b)]);
  });
  const on = (x: number, up: number): Point => ({ x: hinge.x + (x - side * 0.016) * width, y: hinge.y - up * width });
  const bars = [0.16, 0.22, 0.2, 0.3, 0.36, 0.46].map((tall, index) => {
    const x = -0.36 + index * 0.12;
    return polygon([on(x, 0.09), on(x + 0.066, 0.09), on(x + 0.064, 0.09 + tall * 0.8), on(x - 0.002, 0.09 + tall * 0.8)]);
  });
  const trend = smoothLine([on(-0.38, 0.24), on(-0.2, 0.3), on(-0.06, 0.29), on(0.12, 0.42), on(0.32, 0.56)]);
  return [
    shadowOf(
      [filled(shade, polygon([at(-0.68, -0.19), at(0.5, -0.19), at(0.52, -0.27), at(-0.76, -0.27)]))],
      withAlpha(shade, 0.8),
      { x: 0, y: 0 },
      width * 0.03,
    ),
    painted(linearPaint(at(0, 0), at(0, -0.2), [mixColours(metal, shade, 0.55), mixColours(metal, rim, 0.2)]), deck),
    filled(withAlpha(shade, 0.7), ...keys),
    filled(mixColours(metal, shade, 0.7), lid),
    stroked(withAlpha(rim, 0.85), width * 0.008, smoothLine([at(-0.53, 0.62), at(-0.03, 0.64), at(0.47, 0.66)])),
    painted(linearPaint(at(-0.4, 0.6), at(0.3, 0), [mixColours(screen, WHITE, 0.12), screen]), glass),
    clipped(glass, [
      filled(withAlpha(mark, 0.5), ...bars),
      stroked(withAlpha(mixColours(mark, WHITE, 0.5), 0.8), width * 0.009, trend),
      filled(withAlpha(WHITE, 0.1), polygon([at(0.1, 0.66), at(0.34, 0.66), at(0.06, 0), at(-0.2, 0)])),
    ]),
    glow(at(0, 0.2), width * 0.75, withAlpha(mixColours(screen, mark, 0.3), 0.16)),
    stroked(withAlpha(rim, 0.5), width * 0.006, smoothLine([at(-0.64, -0.2), at(0, -0.2), at(0.49, -0.2)])),
  ];
}

/** A cup of coffee against the light, with its steam. @param foot the middle of its foot. @param size its height. */
export function backlitCup(
  foot: Point,
  size: number,
  side: 1 | -1,
  { body, shade, rim }: Readonly<Record<'body' | 'shade' | 'rim', Rgba>>,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + side * x * size, y: foot.y - up * size });
  const wall = smoothShape([
    at(-0.44, 1),
    at(-0.42, 0.5),
    at(-0.34, 0.1),
    at(-0.2, 0),
    at(0.2, 0),
    at(0.34, 0.1),
    at(0.42, 0.5),
    at(0.44, 1),
  ]);
  const steam = [-0.14, 0.14].map((x, index) =>
    ribbon([
      { ...at(x, 1.12), width: size * 0.02 },
      { ...at(x + 0.12, 1.5 + index * 0.1), width: size * 0.05 },
      { ...at(x - 0.06, 1.9 + index * 0.12), width: size * 0.04 },
      { ...at(x + 0.1, 2.35 + index * 0.2), width: 0.4 },
    ]),
  );
  return [
    shadowOf([filled(shade, ellipse(at(-0.06, -0.06), size * 0.52, size * 0.1))], withAlpha(shade, 0.85), { x: 0, y: 0 }, size * 0.06),
    stroked(mixColours(body, shade, 0.4), size * 0.11, smoothLine([at(-0.4, 0.8), at(-0.7, 0.72), at(-0.68, 0.38), at(-0.38, 0.26)])),
    painted(
      linearPaint(at(-0.44, 0), at(0.44, 0), [mixColours(body, shade, 0.55), mixColours(body, shade, 0.35), mixColours(body, rim, 0.45)]),
      wall,
    ),
    filled(mixColours(body, rim, 0.35), ellipse(at(0, 1), size * 0.44, size * 0.12)),
    filled(mixColours(shade, { r: 90, g: 50, b: 26, a: 1 }, 0.5), ellipse(at(0, 0.98), size * 0.38, size * 0.09)),
    stroked(withAlpha(rim, 0.9), size * 0.025, smoothLine([at(-0.42, 1.02), at(-0.2, 1.1), at(0.2, 1.1), at(0.42, 1.02)])),
    ...steam.map((wisp) => painted(linearPaint(at(0, 1.1), at(0, 2.4), [withAlpha(WHITE, 0.3), withAlpha(WHITE, 0)]), wisp)),
  ];
}

/** A closed notebook with a pen on a table, seen low. @param near the middle of its near edge. */
export function closedNotebook(
  near: Point,
  width: number,
  side: 1 | -1,
  { cover, shade, rim }: Readonly<Record<'cover' | 'shade' | 'rim', Rgba>>,
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: near.x + side * x * width, y: near.y - up * width });
  const top = polygon([at(-0.5, 0.07), at(0.5, 0.07), at(0.46, 0.27), at(-0.36, 0.27)]);
  return [
    shadowOf(
      [filled(shade, polygon([at(-0.54, -0.02), at(0.52, -0.02), at(0.5, 0.1), at(-0.5, 0.1)]))],
      withAlpha(shade, 0.8),
      { x: 0, y: 4 },
      width * 0.03,
    ),
    {
      kind: 'fill',
      path: rectanglePath({ x: near.x - width * 0.5, y: near.y - width * 0.07, width, height: width * 0.06 }),
      paint: { kind: 'solid', colour: mixColours(rim, shade, 0.45) },
    },
    painted(linearPaint(at(0, 0.27), at(0, 0.07), [mixColours(cover, rim, 0.35), mixColours(cover, shade, 0.3)]), top),
    stroked(withAlpha(rim, 0.7), width * 0.008, smoothLine([at(-0.36, 0.27), at(0.05, 0.27), at(0.46, 0.27)])),
    stroked(mixColours(shade, cover, 0.1), width * 0.034, smoothLine([at(-0.2, 0.13), at(0.05, 0.18), at(0.3, 0.23)])),
    stroked(withAlpha(rim, 0.8), width * 0.01, smoothLine([at(-0.2, 0.145), at(0.05, 0.195), at(0.3, 0.245)])),
  ];
}
