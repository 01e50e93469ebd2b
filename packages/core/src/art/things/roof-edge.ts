import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { polygon, polyline, smoothLine } from '../drawing/outlines.ts';

export interface EdgeTones {
  readonly wall: Rgba;
  readonly shade: Rgba;
  /** The light of the low sun along edges. */
  readonly rim: Rgba;
  readonly lamp: Rgba;
}

/** A near house by its roof. @property edge the end of the roof over the gap. @property side 1 where the gap is at its right. */
export interface RoofEdge {
  readonly from: number;
  readonly edge: number;
  readonly top: number;
  readonly bottom: number;
  readonly side: 1 | -1;
  readonly thing: 'tank' | 'chimneys';
}

/** A brick house at the side of a gap, with a ledge along its roof, lit windows, a fire escape, and a water tank or chimneys. */
export function roofEdge(random: Random, { from, edge, top, bottom, side, thing }: RoofEdge, tones: EdgeTones): readonly SceneNode[] {
  const { wall, shade, rim, lamp } = tones;
  const left = Math.min(from, edge);
  const width = Math.abs(edge - from);
  const high = bottom - top;
  const wallTone = mixColours(wall, shade, 0.5);
  const inset = (share: number) => edge - side * share;
  const box = (near: number, far: number, y: number, height: number): Path => {
    const [a, b] = [inset(near), inset(far)];
    return rectanglePath({ x: Math.min(a, b), y, width: Math.abs(b - a), height });
  };
  const bricks = Array.from({ length: Math.round((width * high) / 2600) }, () =>
    rectanglePath({
      x: left + Math.round(between(random, 0, width - 30) / 30) * 30,
      y: top + 40 + Math.round(between(random, 0, high) / 13) * 13,
      width: 26,
      height: 9,
    }),
  );
  const columns = Math.floor((width - 60) / 104);
  const windows = Array.from({ length: columns * 6 }, (_, index) => ({
    near: 46 + (index % columns) * 104,
    y: top + 84 + Math.floor(index / columns) * 132,
    isLit: random() < 0.42,
  })).filter(({ y }) => y < bottom);
  const panes = (isLit: boolean) => windows.filter((at) => at.isLit === isLit).map(({ near, y }) => box(near, near + 54, y, 82));
  const flight = (y: number): readonly Path[] => [
    polyline([
      { x: inset(-44), y },
      { x: inset(-4), y: y + 128 },
    ]),
    polyline([
      { x: inset(-54), y },
      { x: inset(-14), y: y + 128 },
    ]),
    polyline([
      { x: inset(2), y },
      { x: inset(-60), y },
      { x: inset(-60), y: y - 34 },
      { x: inset(2), y: y - 34 },
    ]),
    ...[14, 28, 42].map((out) =>
      polyline([
        { x: inset(-out), y },
        { x: inset(-out), y: y - 34 },
      ]),
    ),
  ];
  return [
    ...(thing === 'tank' ? waterTank(inset(118), top, tones, side) : chimneys(random, inset, top, tones)),
    stroked(mixColours(shade, wall, 0.12), 4, ...[top + 180, top + 312, top + 444].flatMap(flight)),
    painted(
      linearPaint({ x: edge, y: 0 }, { x: inset(340), y: 0 }, [
        mixColours(wallTone, rim, 0.24),
        wallTone,
        mixColours(wallTone, shade, 0.5),
      ]),
      rectanglePath({ x: left, y: top, width, height: high }),
    ),
    filled(withAlpha(mixColours(wall, shade, 0.8), 0.4), ...bricks),
    filled(mixColours(shade, wall, 0.2), ...windows.map(({ near, y }) => box(near - 6, near + 60, y - 8, 98))),
    filled(mixColours(shade, rim, 0.14), ...panes(false)),
    ...windows.flatMap(({ near, y, isLit }) => (isLit ? [glow({ x: inset(near + 27), y: y + 41 }, 86, withAlpha(lamp, 0.3))] : [])),
    filled(mixColours(lamp, WHITE, 0.2), ...panes(true)),
    stroked(
      mixColours(shade, wall, 0.2),
      4,
      ...windows.flatMap(({ near, y }) => [
        polyline([
          { x: inset(near), y: y + 40 },
          { x: inset(near + 54), y: y + 40 },
        ]),
        polyline([
          { x: inset(near + 27), y },
          { x: inset(near + 27), y: y + 82 },
        ]),
      ]),
    ),
    filled(withAlpha(rim, 0.45), ...windows.map(({ near, y }) => box(near - 8, near + 62, y + 90, 4))),
    // The ledge, and the sun along its edge.
    filled(mixColours(wallTone, shade, 0.5), box(-8, width + 8, top + 16, 20)),
    painted(
      linearPaint({ x: edge, y: 0 }, { x: inset(300), y: 0 }, [mixColours(wallTone, rim, 0.5), mixColours(wallTone, shade, 0.25)]),
      box(-14, width + 14, top - 8, 26),
    ),
    filled(withAlpha(rim, 0.9), box(-14, width + 14, top - 9, 4)),
    filled(withAlpha(rim, 0.8), box(-14, -10, top - 9, 27), box(0, 4, top + 36, high)),
  ];
}

/** A wooden tank on legs, as on the roofs of old cities. */
function waterTank(x: number, roof: number, { wall, shade, rim }: EdgeTones, side: 1 | -1): readonly SceneNode[] {
  const tone = mixColours(mixColours(wall, shade, 0.42), rim, 0.08);
  const [half, foot, top] = [58, roof - 74, roof - 190];
  const body = polygon([
    { x: x - half, y: foot },
    { x: x - half * 0.96, y: top },
    { x: x + half * 0.96, y: top },
    { x: x + half, y: foot },
  ]);
  const lid = polygon([
    { x: x - half * 1.12, y: top + 4 },
    { x, y: top - 48 },
    { x: x + half * 1.12, y: top + 4 },
  ]);
  const lines = Array.from({ length: 8 }, (_, index) => {
    const at = x - half + (half * 2 * (index + 0.5)) / 8;
    return smoothLine([
      { x: at, y: top },
      { x: at, y: foot },
    ]);
  });
  return [
    stroked(
      mixColours(shade, wall, 0.15),
      7,
      ...[-0.84, -0.3, 0.3, 0.84].map((share) =>
        smoothLine([
          { x: x + half * share, y: foot },
          { x: x + half * share * 1.1, y: roof },
        ]),
      ),
    ),
    stroked(
      mixColours(shade, wall, 0.15),
      3,
      polyline([
        { x: x - half * 0.86, y: foot },
        { x: x + half * 0.9, y: roof },
      ]),
      polyline([
        { x: x + half * 0.86, y: foot },
        { x: x - half * 0.9, y: roof },
      ]),
    ),
    painted(
      linearPaint({ x: x + side * half, y: 0 }, { x: x - side * half, y: 0 }, [
        mixColours(tone, rim, 0.62),
        tone,
        mixColours(tone, shade, 0.55),
      ]),
      body,
    ),
    stroked(withAlpha(shade, 0.35), 2, ...lines),
    filled(
      withAlpha(shade, 0.5),
      ...[0.2, 0.55, 0.86].map((share) => rectanglePath({ x: x - half, y: top + (foot - top) * share, width: half * 2, height: 4 })),
    ),
    painted(
      linearPaint({ x: x + side * half, y: 0 }, { x: x - side * half, y: 0 }, [mixColours(tone, rim, 0.5), mixColours(tone, shade, 0.5)]),
      lid,
    ),
  ];
}

function chimneys(random: Random, inset: (share: number) => number, roof: number, { wall, shade, rim }: EdgeTones): readonly SceneNode[] {
  const tone = mixColours(wall, shade, 0.5);
  const stacks = [96, 154, 300].map((near, index) => ({ near, high: 60 + 26 * index * between(random, 0.6, 1) }));
  const mast = inset(40);
  return [
    ...stacks.flatMap(({ near, high }): readonly SceneNode[] => {
      const [a, b] = [inset(near), inset(near + 40)];
      const left = Math.min(a, b);
      return [
        painted(
          linearPaint({ x: a, y: 0 }, { x: b, y: 0 }, [mixColours(tone, rim, 0.45), mixColours(tone, shade, 0.4)]),
          rectanglePath({ x: left, y: roof - high, width: 40, height: high }),
        ),
        filled(mixColours(tone, shade, 0.3), rectanglePath({ x: left - 4, y: roof - high, width: 48, height: 9 })),
        filled(
          mixColours(tone, rim, 0.25),
          ...[6, 23].map((x) => rectanglePath({ x: left + x, y: roof - high - 17, width: 11, height: 17 })),
        ),
      ];
    }),
    stroked(
      mixColours(shade, wall, 0.15),
      3,
      ...[
        [0, 0, 0, 118],
        [-26, 112, 26, 112],
        [-20, 96, 20, 96],
        [-14, 80, 14, 80],
      ].map(([x0 = 0, y0 = 0, x1 = 0, y1 = 0]) =>
        polyline([
          { x: mast + x0, y: roof - y0 },
          { x: mast + x1, y: roof - y1 },
        ]),
      ),
    ),
  ];
}
