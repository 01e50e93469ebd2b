import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted, radialPaint, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { ribbon, type RibbonPoint } from '../drawing/ribbon.ts';

export interface FindTones {
  readonly bone: Rgba;
  readonly clay: Rgba;
  readonly metal: Rgba;
  readonly gold: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
}

/** The bed that a find lies in: a hollow with a dark upper edge, as a trowel leaves it. */
export function hollow(outlines: readonly Path[], shade: Rgba, blur: number): readonly SceneNode[] {
  const flat = [filled(shade, ...outlines)];
  return [shadowOf(flat, withAlpha(shade, 0.75), { x: blur * 0.4, y: blur * 0.6 }, blur)];
}

/** A coiled shell turned to stone. */
export function ammonite(middle: Point, size: number, { bone, shade, light }: FindTones): readonly SceneNode[] {
  const turns = 2.6;
  const out = (angle: number) => size * 0.09 * Math.E ** (angle * 0.148);
  const steps = 62;
  const coil = Array.from({ length: steps + 1 }, (_, index): RibbonPoint => {
    const angle = (index / steps) * turns * 2 * Math.PI;
    const radius = out(angle);
    return { ...polar(middle, radius * 0.86, angle - 0.7), width: radius * 0.42 };
  });
  const body = ribbon(coil);
  const ribs = Array.from({ length: 58 }, (_, index) => {
    const angle = ((index + 4) / 62) * turns * 2 * Math.PI;
    const radius = out(angle);
    const [inner, outer] = [polar(middle, radius * 0.5, angle - 0.7), polar(middle, radius * 1.24, angle - 0.58)];
    return smoothLine([inner, polar(middle, radius * 0.88, angle - 0.68), outer]);
  });
  return [
    ...hollow([ellipse(middle, size * 0.98)], shade, size * 0.09),
    painted(
      radialPaint({ x: middle.x - size * 0.4, y: middle.y - size * 0.45 }, size * 1.9, [
        mixColours(bone, light, 0.5),
        bone,
        mixColours(bone, shade, 0.6),
      ]),
      ellipse(middle, size * 0.9),
      body,
    ),
    stroked(withAlpha(shade, 0.62), size * 0.035, ...ribs),
    stroked(
      withAlpha(mixColours(bone, WHITE, 0.5), 0.5),
      size * 0.018,
      ...ribs.map((rib) => rib.map((command) => nudged(command, -size * 0.03))),
    ),
    stroked(
      withAlpha(shade, 0.75),
      size * 0.04,
      smoothLine(
        coil
          .map((_, index) => polar(middle, out((index / steps) * turns * 2 * Math.PI) * 1.26, (index / steps) * turns * 2 * Math.PI - 0.7))
          .slice(6),
      ),
    ),
  ];
}

function nudged(command: Path[number], by: number): Path[number] {
  return command.map((part, index) => (index === 0 || typeof part !== 'number' ? part : part + by)) as unknown as Path[number];
}

/** A jar with two handles on its side, a piece of its lip broken off. */
export function buriedJar(middle: Point, size: number, angle: number, { clay, shade, light }: FindTones): readonly SceneNode[] {
  const at = (x: number, y: number): Point => ({
    x: middle.x + (x * Math.cos(angle) - y * Math.sin(angle)) * size,
    y: middle.y + (x * Math.sin(angle) + y * Math.cos(angle)) * size,
  });
  const body = smoothShape([
    at(-0.16, -0.9),
    at(-0.17, -0.62),
    at(-0.46, -0.3),
    at(-0.5, 0.08),
    at(-0.26, 0.68),
    at(0, 0.98),
    at(0.26, 0.68),
    at(0.5, 0.08),
    at(0.46, -0.3),
    at(0.17, -0.62),
    at(0.16, -0.84),
    at(0.05, -0.8),
  ]);
  const handles = [-1, 1].map((side) =>
    smoothLine([at(side * 0.16, -0.76), at(side * 0.36, -0.74), at(side * 0.42, -0.52), at(side * 0.4, -0.3)]),
  );
  const bands = [-0.2, -0.1, 0.22, 0.3].map((y) =>
    smoothLine([at(-0.48 + Math.abs(y) * 0.1, y), at(0, y + 0.07), at(0.48 - Math.abs(y) * 0.1, y)]),
  );
  const zigzag = Array.from({ length: 9 }, (_, index) => at(-0.44 + index * 0.11, (index % 2 ? 0.02 : 0.16) + 0.05));
  const crack = smoothLine([at(0.12, -0.5), at(0.2, -0.2), at(0.12, 0), at(0.24, 0.2), at(0.16, 0.44)]);
  return [
    ...hollow([body], shade, size * 0.09),
    stroked(mixColours(clay, shade, 0.6), size * 0.13, ...handles),
    stroked(mixColours(clay, light, 0.12), size * 0.075, ...handles),
    painted(
      linearPaint(at(-0.55, -0.1), at(0.55, 0.1), [
        mixColours(clay, light, 0.55),
        clay,
        mixColours(clay, shade, 0.36),
        mixColours(clay, shade, 0.72),
      ]),
      body,
    ),
    stroked(withAlpha(mixColours(clay, shade, 0.75), 0.75), size * 0.03, ...bands, smoothLine(zigzag)),
    stroked(withAlpha(shade, 0.8), size * 0.022, crack),
    stroked(withAlpha(mixColours(clay, light, 0.8), 0.6), size * 0.03, smoothLine([at(-0.4, -0.18), at(-0.4, 0.14), at(-0.24, 0.5)])),
    filled(mixColours(shade, clay, 0.15), ellipse(at(0, -0.86), size * 0.1, size * 0.06)),
  ];
}

/** An old sword with its point in the earth. */
export function buriedSword(hilt: Point, long: number, angle: number, { metal, gold, shade, light }: FindTones): readonly SceneNode[] {
  const at = (along: number, off: number): Point => ({
    x: hilt.x + (Math.cos(angle) * along - Math.sin(angle) * off) * long,
    y: hilt.y + (Math.sin(angle) * along + Math.cos(angle) * off) * long,
  });
  const edge = (sign: number) =>
    polygon([
      at(0.02, 0),
      at(0.02, sign * 0.03),
      at(0.3, sign * 0.028),
      at(0.34, sign * 0.021),
      at(0.5, sign * 0.025),
      at(0.8, sign * 0.019),
      at(1, 0),
    ]);
  const guard = ribbon([
    { ...at(0.02, -0.13), width: long * 0.012 },
    { ...at(0, 0), width: long * 0.018 },
    { ...at(0.02, 0.13), width: long * 0.012 },
  ]);
  const grip = ribbon([
    { ...at(0, 0), width: long * 0.014 },
    { ...at(-0.14, 0), width: long * 0.018 },
  ]);
  return [
    ...hollow([edge(1), edge(-1), guard, grip], shade, long * 0.02),
    filled(mixColours(metal, light, 0.5), edge(-1)),
    filled(mixColours(metal, shade, 0.45), edge(1)),
    stroked(withAlpha(shade, 0.5), long * 0.006, smoothLine([at(0.06, 0), at(0.7, 0)])),
    filled(mixColours(shade, gold, 0.3), grip),
    filled(mixColours(gold, shade, 0.2), guard, ellipse(at(-0.17, 0), long * 0.028)),
    filled(withAlpha(mixColours(gold, light, 0.7), 0.8), ellipse(at(-0.176, -0.008), long * 0.012)),
  ];
}

/** Coins that fell from a purse, one on the other. */
export function buriedCoins(middle: Point, size: number, { gold, shade, light }: FindTones): readonly SceneNode[] {
  const places = [
    [-1.5, 0.3],
    [1.3, 0.5],
    [0.2, 0.1],
    [-0.5, -0.7],
    [2.6, 0.1],
    [-2.7, 0.6],
  ] as const;
  return places.flatMap(([x, y], index) => {
    const spot = { x: middle.x + x * size, y: middle.y + y * size };
    const down = size * (index % 2 ? 0.62 : 0.86);
    return [
      filled(withAlpha(shade, 0.6), ellipse({ x: spot.x + size * 0.16, y: spot.y + size * 0.26 }, size, down)),
      filled(mixColours(gold, shade, 0.55), ellipse({ x: spot.x, y: spot.y + size * 0.12 }, size, down)),
      painted(
        radialPaint({ x: spot.x - size * 0.4, y: spot.y - size * 0.4 }, size * 1.7, [
          mixColours(gold, light, 0.8),
          gold,
          mixColours(gold, shade, 0.5),
        ]),
        ellipse(spot, size, down),
      ),
      stroked(
        withAlpha(mixColours(gold, shade, 0.7), 0.7),
        size * 0.09,
        ellipse(spot, size * 0.72, down * 0.72),
        smoothLine([
          { x: spot.x - size * 0.2, y: spot.y + down * 0.3 },
          { x: spot.x, y: spot.y - down * 0.36 },
          { x: spot.x + size * 0.26, y: spot.y + down * 0.3 },
        ]),
      ),
    ];
  });
}

/** Pieces of a painted pot. */
export function shards(middle: Point, size: number, { clay, shade, light }: FindTones): readonly SceneNode[] {
  const pieces = [
    [-1.6, 0.2, 0.2],
    [0, -0.2, 1.3],
    [1.5, 0.3, 2.4],
    [0.5, 0.9, 3.6],
  ] as const;
  return pieces.flatMap(([x, y, turn]) => {
    const spot = { x: middle.x + x * size, y: middle.y + y * size };
    const corners = [0, 1, 2, 3].map((index) => polar(spot, size * (0.55 + 0.3 * ((index * 7 + turn * 3) % 2)), turn + index * 1.5));
    const [a, b, c] = corners;
    const piece = polygon(corners);
    return [
      ...hollow([piece], shade, size * 0.12),
      painted(
        linearPaint({ x: spot.x - size, y: spot.y - size }, { x: spot.x + size, y: spot.y + size }, [
          mixColours(clay, light, 0.5),
          clay,
          mixColours(clay, shade, 0.5),
        ]),
        piece,
      ),
      stroked(
        withAlpha(mixColours(clay, shade, 0.7), 0.8),
        size * 0.09,
        ...(a && b && c ? [smoothLine([a, { x: (b.x + spot.x) / 2, y: (b.y + spot.y) / 2 }, c])] : []),
      ),
    ];
  });
}
