import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, glow, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

/** The light of a lamp in a room: where it comes from, its color and the shade that it leaves. */
export interface RoomLight {
  /** 1 where the lamp is to the left, so that shadows fall to the right. */
  readonly out: 1 | -1;
  readonly light: Rgba;
  readonly shade: Rgba;
}

const SIGNS = ['star', 'heart', 'moon', 'ring'] as const;
type BlockSign = (typeof SIGNS)[number];

/** A wooden block with a painted sign. @param foot the middle of its lower front edge. */
export function toyBlock(foot: Point, size: number, sign: BlockSign, tone: Rgba, { out, light, shade }: RoomLight): readonly SceneNode[] {
  const [half, lift, slant] = [size / 2, size * 0.24, size * 0.2];
  const wood = mixColours({ r: 246, g: 214, b: 164, a: 1 }, light, 0.2);
  const at = (x: number, y: number): Point => ({ x: foot.x + x, y: foot.y - y });
  const front = polygon([at(-half, 0), at(half, 0), at(half, size), at(-half, size)]);
  const top = polygon([at(-half, size), at(half, size), at(half + out * slant, size + lift), at(-half + out * slant, size + lift)]);
  const edge = out * half;
  const flank = polygon([at(edge, 0), at(edge, size), at(edge + out * slant, size + lift), at(edge + out * slant, lift)]);
  const face = polygon([at(-half * 0.8, size * 0.1), at(half * 0.8, size * 0.1), at(half * 0.8, size * 0.9), at(-half * 0.8, size * 0.9)]);
  return [
    shadowOf(
      [filled(shade, polygon([at(-half, -2), at(half, -2), at(half + out * size * 0.5, 8), at(half * 0.2, 10)]))],
      withAlpha(shade, 0.5),
      { x: out * 10, y: 3 },
      8,
    ),
    filled(mixColours(wood, shade, 0.46), flank),
    filled(mixColours(wood, WHITE, 0.4), top),
    painted(linearPaint(at(-out * half, size), at(out * half, 0), [mixColours(wood, WHITE, 0.22), mixColours(wood, shade, 0.12)]), front),
    painted(linearPaint(at(-out * half, size), at(out * half, 0), [mixColours(tone, WHITE, 0.18), mixColours(tone, shade, 0.14)]), face),
    filled(mixColours(WHITE, light, 0.3), signOf(sign, at(0, size / 2), size * 0.26)),
  ];
}

function signOf(sign: BlockSign, middle: Point, reach: number): Path {
  const at = (x: number, y: number): Point => ({ x: middle.x + x * reach, y: middle.y + y * reach });
  switch (sign) {
    case 'star':
      return polygon(
        Array.from({ length: 10 }, (_, index) =>
          polar(middle, reach * (index % 2 === 0 ? 1 : 0.45), -Math.PI / 2 + (index / 10) * 2 * Math.PI),
        ),
      );
    case 'heart':
      return smoothShape([
        at(0, -0.4),
        at(0.5, -0.8),
        at(0.95, -0.3),
        at(0.5, 0.4),
        at(0, 0.9),
        at(-0.5, 0.4),
        at(-0.95, -0.3),
        at(-0.5, -0.8),
      ]);
    case 'moon':
      return smoothShape([
        at(0.3, -0.95),
        at(-0.5, -0.7),
        at(-0.8, 0),
        at(-0.5, 0.7),
        at(0.3, 0.95),
        at(-0.05, 0.4),
        at(-0.15, 0),
        at(-0.05, -0.4),
      ]);
    case 'ring':
      return ellipse(middle, reach * 0.8);
  }
}

/** Flags on a string between two points that sags in the middle. */
export function bunting(from: Point, to: Point, sag: number, tones: readonly Rgba[], { light, shade }: RoomLight): readonly SceneNode[] {
  const spot = (share: number): Point => ({
    x: from.x + (to.x - from.x) * share,
    y: from.y + (to.y - from.y) * share + Math.sin(share * Math.PI) * sag,
  });
  const count = Math.max(3, Math.round(Math.abs(to.x - from.x) / 92));
  const flags = Array.from({ length: count }, (_, index) => {
    const [left, right] = [spot((index + 0.12) / count), spot((index + 0.88) / count)];
    const foot = { x: (left.x + right.x) / 2 + 3, y: (left.y + right.y) / 2 + 62 };
    return { path: polygon([left, right, foot]), top: left, foot, tone: tones[index % tones.length] ?? shade };
  });
  return [
    shadowOf([filled(shade, ...flags.map(({ path }) => path))], withAlpha(shade, 0.4), { x: 6, y: 9 }, 7),
    ...flags.map(({ path, top, foot, tone }) =>
      painted(linearPaint(top, foot, [mixColours(tone, light, 0.3), tone, mixColours(tone, shade, 0.14)]), path),
    ),
    stroked(mixColours(shade, light, 0.3), 4, smoothLine(Array.from({ length: 17 }, (_, step) => spot(step / 16)))),
    filled(mixColours(light, WHITE, 0.3), ellipse(from, 7), ellipse(to, 7)),
  ];
}

/** A small lamp with a shade of cloth, and its light. @param high from its foot to its top. */
export function bedsideLamp(foot: Point, high: number, cloth: Rgba, base: Rgba, { light, shade }: RoomLight): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: foot.x + x * high, y: foot.y - up * high });
  const body = smoothShape([
    at(-0.13, 0.02),
    at(-0.19, 0.16),
    at(-0.14, 0.32),
    at(-0.05, 0.42),
    at(0.05, 0.42),
    at(0.14, 0.32),
    at(0.19, 0.16),
    at(0.13, 0.02),
  ]);
  const hood = polygon([at(-0.19, 1), at(0.19, 1), at(0.36, 0.5), at(-0.36, 0.5)]);
  return [
    shadowOf([filled(shade, ellipse(at(0, 0.01), high * 0.2, high * 0.035))], withAlpha(shade, 0.6), { x: 0, y: 3 }, 7),
    painted(linearPaint(at(-0.2, 0.3), at(0.2, 0.1), [mixColours(base, WHITE, 0.4), base, mixColours(base, shade, 0.4)]), body),
    filled(withAlpha(WHITE, 0.5), ellipse(at(-0.08, 0.24), high * 0.025, high * 0.06)),
    filled(mixColours(base, shade, 0.4), polygon([at(-0.03, 0.4), at(0.03, 0.4), at(0.03, 0.52), at(-0.03, 0.52)])),
    glow(at(0, 0.7), high * 0.9, withAlpha(light, 0.7)),
    painted(
      linearPaint(at(0, 1), at(0, 0.5), [mixColours(cloth, light, 0.5), mixColours(cloth, light, 0.78), mixColours(cloth, WHITE, 0.62)]),
      hood,
    ),
    clipped(hood, [
      stroked(
        withAlpha(mixColours(cloth, BLACK, 0.2), 0.35),
        3,
        ...[-0.5, 0, 0.5].map((x) => smoothLine([at(x * 0.4, 1), at(x * 0.72, 0.5)])),
      ),
      stroked(
        mixColours(cloth, BLACK, 0.1),
        high * 0.045,
        smoothLine([at(-0.4, 0.5), at(0.4, 0.5)]),
        smoothLine([at(-0.4, 1), at(0.4, 1)]),
      ),
    ]),
  ];
}

/** A bow of ribbon, as under the chin of a toy bear. */
export function toyBow(middle: Point, reach: number, tone: Rgba, shade: Rgba): readonly SceneNode[] {
  const loop = (sign: 1 | -1) =>
    smoothShape(
      (
        [
          [0, 0],
          [0.5, -0.5],
          [1, -0.44],
          [1.02, 0.36],
          [0.5, 0.42],
        ] as const
      ).map(([x, y]) => ({ x: middle.x + sign * x * reach, y: middle.y + y * reach })),
    );
  return [
    shadowOf([filled(shade, loop(1), loop(-1))], withAlpha(shade, 0.4), { x: 0, y: 4 }, 4),
    painted(
      linearPaint({ x: 0, y: middle.y - reach * 0.5 }, { x: 0, y: middle.y + reach * 0.5 }, [
        mixColours(tone, WHITE, 0.24),
        mixColours(tone, shade, 0.2),
      ]),
      loop(1),
      loop(-1),
    ),
    filled(mixColours(tone, shade, 0.24), ellipse(middle, reach * 0.24, reach * 0.26)),
  ];
}

/** A ball with stripes. */
export function toyBall(foot: Point, radius: number, tones: readonly [Rgba, Rgba], { out, light, shade }: RoomLight): readonly SceneNode[] {
  const middle = { x: foot.x, y: foot.y - radius };
  const ball = ellipse(middle, radius);
  const stripe = (x: number) =>
    smoothLine(
      [-1, -0.5, 0, 0.5, 1].map((y) => ({ x: middle.x + (x * Math.sqrt(1.02 - y * y) + y * 0.16) * radius, y: middle.y + y * radius })),
    );
  return [
    shadowOf(
      [filled(shade, ellipse({ x: foot.x + out * radius * 0.3, y: foot.y }, radius * 0.95, radius * 0.16))],
      withAlpha(shade, 0.5),
      { x: 0, y: 2 },
      7,
    ),
    filled(tones[0], ball),
    clipped(ball, [
      stroked(tones[1], radius * 0.34, stripe(-0.5), stripe(0.5)),
      {
        kind: 'fill',
        path: ball,
        paint: {
          kind: 'radial',
          centre: { x: middle.x - out * radius * 0.4, y: middle.y - radius * 0.5 },
          radius: radius * 1.7,
          stops: [
            { offset: 0, colour: withAlpha(mixColours(light, WHITE, 0.5), 0.6) },
            { offset: 0.4, colour: withAlpha(light, 0.05) },
            { offset: 1, colour: withAlpha(shade, 0.6) },
          ],
        },
      },
    ]),
  ];
}
