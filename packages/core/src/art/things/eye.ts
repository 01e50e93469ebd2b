import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path, PathCommand } from '../../scene/path.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, glow, linearPaint, painted, radialPaint, shadowOf } from '../drawing/nodes.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';

interface EyeStyle {
  /** Units from corner to corner. */
  readonly width: number;
  /** The colors of the iris: its bright middle and its dark edge. */
  readonly bright: Rgba;
  readonly deep: Rgba;
  readonly skin: Rgba;
  readonly black: Rgba;
  /** The pupil’s radius as a share of the iris: small in fear, large in the dark. */
  readonly pupil: number;
}

/** A staring human eye with its lids, seen from the front. @param middle of the pupil. */
export function eye(random: Random, middle: Point, { width, bright, deep, skin, black, pupil }: EyeStyle): readonly SceneNode[] {
  const half = width / 2;
  const at = (x: number, y: number): [number, number] => [middle.x + x * half, middle.y + y * half];
  const point = (x: number, y: number): Point => ({ x: middle.x + x * half, y: middle.y + y * half });
  const along = (lid: readonly Curve[]) =>
    lid.map(([, first, second, end]): PathCommand => ['C', ...at(first.x, first.y), ...at(second.x, second.y), ...at(end.x, end.y)]);
  const upper = along(UPPER_LID);
  const opening: Path = [['M', ...at(-1, 0.14)], ...upper, ...along(LOWER_LID), ['Z']];
  const iris = half * 0.46;
  const white = mixColours(WHITE, skin, 0.14);
  const fibres = (count: number, from: readonly [number, number], to: readonly [number, number], wide: number): Path =>
    Array.from({ length: count }, (_, index) => {
      const angle = ((index + random()) / count) * 2 * Math.PI;
      const [inner, outer] = [iris * between(random, ...from), iris * between(random, ...to)];
      const bend = between(random, -0.05, 0.05);
      const on = (radius: number, turn: number): Point => ({
        x: middle.x + Math.cos(angle + turn) * radius,
        y: middle.y + Math.sin(angle + turn) * radius,
      });
      return polygon([
        on(inner, -wide * 0.4),
        on((inner + outer) / 2, bend - wide),
        on(outer, bend * 1.4),
        on((inner + outer) / 2, bend + wide),
      ]);
    }).flat();
  const veins = Array.from({ length: 15 }, (_, index) =>
    vein(random, point(index % 2 === 0 ? -0.96 : 0.98, between(random, -0.06, 0.2)), middle, half),
  );
  const lid: Path = [
    ['M', ...at(-1.05, 0.16)],
    ...upper,
    ['L', ...at(1.04, 0.08)],
    ['C', ...at(0.7, -0.31), ...at(0.36, -0.54), ...at(-0.06, -0.53)],
    ['C', ...at(-0.5, -0.53), ...at(-0.76, -0.25), ...at(-1.05, 0.16)],
    ['Z'],
  ];
  const crease: Path = [
    ['M', ...at(-0.98, -0.1)],
    ['C', ...at(-0.66, -0.52), ...at(-0.4, -0.7), ...at(-0.02, -0.7)],
    ['C', ...at(0.4, -0.7), ...at(0.74, -0.5), ...at(1.04, -0.14)],
    ['C', ...at(0.72, -0.46), ...at(0.4, -0.64), ...at(-0.02, -0.64)],
    ['C', ...at(-0.4, -0.64), ...at(-0.64, -0.46), ...at(-0.98, -0.1)],
    ['Z'],
  ];
  const brow = mixColours(skin, black, 0.5);
  return [
    // The socket is in shadow towards both corners.
    painted(
      radialPaint(point(0, -0.1), half * 1.7, [
        mixColours(skin, WHITE, 0.06),
        skin,
        mixColours(skin, black, 0.55),
        mixColours(skin, black, 0.92),
      ]),
      rectanglePath({ x: middle.x - half * 3, y: middle.y - half * 2, width: half * 6, height: half * 4 }),
    ),
    shadowOf(
      [filled(black, ellipse(point(-0.98, -0.1), half * 0.3, half * 0.34), ellipse(point(0.02, -0.84), half * 0.95, half * 0.13))],
      withAlpha(brow, 0.75),
      { x: 0, y: 0 },
      half * 0.11,
    ),
    shadowOf([filled(black, crease)], withAlpha(black, 0.9), { x: 0, y: 0 }, half * 0.012),
    shadowOf([filled(black, opening)], withAlpha(mixColours(skin, black, 0.7), 0.9), { x: 0, y: half * 0.03 }, half * 0.06),
    shadowOf([filled(black, ellipse(point(0.02, 0.56), half * 0.62, half * 0.03))], withAlpha(brow, 0.5), { x: 0, y: 0 }, half * 0.05),
    clipped(opening, [
      painted(
        radialPaint(point(0, 0), half, [white, white, mixColours(white, skin, 0.5), mixColours(skin, black, 0.45)]),
        rectanglePath({ x: middle.x - half * 1.2, y: middle.y - half, width: half * 2.4, height: half * 2 }),
      ),
      filled(withAlpha(mixColours({ r: 170, g: 30, b: 30, a: 1 }, skin, 0.2), 0.34), ...veins),
      shadowOf([filled(black, ellipse(middle, iris * 1.01))], withAlpha(black, 0.7), { x: 0, y: 0 }, half * 0.03),
      painted(
        radialPaint(middle, iris, [
          mixColours(bright, WHITE, 0.3),
          bright,
          mixColours(bright, deep, 0.5),
          deep,
          mixColours(deep, black, 0.85),
        ]),
        ellipse(middle, iris),
      ),
      filled(withAlpha(mixColours(deep, black, 0.55), 0.55), fibres(120, [0.4, 0.62], [0.86, 1], 0.014)),
      filled(withAlpha(mixColours(bright, WHITE, 0.55), 0.6), fibres(96, [pupil, pupil + 0.1], [0.6, 0.88], 0.012)),
      filled(withAlpha(mixColours(bright, WHITE, 0.8), 0.5), fibres(54, [pupil, pupil + 0.04], [pupil + 0.12, pupil + 0.28], 0.02)),
      shadowOf([filled(black, ellipse(middle, iris * pupil))], withAlpha(black, 0.9), { x: 0, y: 0 }, iris * 0.03),
      filled(mixColours(black, BLACK, 0.7), ellipse(middle, iris * pupil)),
      // The upper lid throws its shadow on the ball.
      shadowOf([filled(black, lid)], withAlpha(black, 0.85), { x: 0, y: half * 0.09 }, half * 0.06),
      filled(withAlpha(WHITE, 0.95), ellipse(point(0.13, -0.19), half * 0.06, half * 0.072)),
      filled(withAlpha(WHITE, 0.55), ellipse(point(-0.12, 0.2), half * 0.03, half * 0.024)),
      glow(point(0.13, -0.19), half * 0.17, withAlpha(WHITE, 0.4)),
      painted(
        linearPaint(point(0, 0.32), point(0, 0.42), [withAlpha(skin, 0), withAlpha(mixColours(skin, WHITE, 0.3), 0.6)]),
        rectanglePath({ x: middle.x - half, y: middle.y + half * 0.3, width: 2 * half, height: half * 0.2 }),
      ),
    ]),
    filled(black, lid),
    filled(black, ...lashes(random, point)),
  ];
}

function vein(random: Random, from: Point, to: Point, half: number): Path {
  const count = 7;
  const reach = between(random, 0.3, 0.52);
  const line = Array.from({ length: count }, (_, index): Point => {
    const share = (index / (count - 1)) * reach;
    return { x: from.x + (to.x - from.x) * share, y: from.y + (to.y - from.y) * share + between(random, -0.03, 0.03) * half };
  });
  const width = (index: number) => half * 0.006 * (1 - index / count);
  return polygon([
    ...line.map(({ x, y }, index) => ({ x, y: y - width(index) })),
    ...line.map(({ x, y }, index) => ({ x, y: y + width(index) })).toReversed(),
  ]);
}

function lashes(random: Random, point: (x: number, y: number) => Point): readonly Path[] {
  const lash = (x: number, y: number, turn: number, bend: number, long: number): Path => {
    const root = point(x, y);
    const on = (along: number, off: number): Point =>
      point(x + Math.sin(turn - bend * (1 - along)) * long * along + off, y - Math.cos(turn - bend * (1 - along)) * long * along);
    return [
      ['M', on(0, -0.013).x, root.y],
      ['Q', on(0.5, -0.008).x, on(0.5, 0).y, on(1, 0).x, on(1, 0).y],
      ['Q', on(0.5, 0.01).x, on(0.5, 0).y, on(0, 0.013).x, root.y],
      ['Z'],
    ];
  };
  const upper = Array.from({ length: 40 }, (_, index) => {
    const t = (index + between(random, -0.3, 0.3)) / 39;
    const { x, y } = onLid(UPPER_LID, 0.06 + 0.92 * t);
    // The lid is thickest in the middle.
    return lash(
      x,
      y - 0.01 - 0.04 * Math.sin(Math.PI * t),
      (t - 0.44) * 1.9,
      (t - 0.44) * 1.3,
      between(random, 0.13, 0.23) * (0.7 + 0.5 * t),
    );
  });
  const lower = Array.from({ length: 34 }, (_, index) => {
    const t = (index + between(random, -0.3, 0.3)) / 33;
    const { x, y } = onLid(LOWER_LID, 0.07 + 0.84 * t);
    return lash(x, y + 0.008, Math.PI + (t - 0.46) * 1.5, (t - 0.46) * 0.7, between(random, 0.05, 0.11));
  });
  return [...upper, ...lower];
}

type Curve = readonly [Point, Point, Point, Point];

/** The edges of the lids, from the left corner to the right and back, as shares of half the eye's width from the pupil. */
const UPPER_LID: readonly [Curve, Curve] = [
  [
    { x: -1, y: 0.14 },
    { x: -0.72, y: -0.2 },
    { x: -0.48, y: -0.46 },
    { x: -0.06, y: -0.47 },
  ],
  [
    { x: -0.06, y: -0.47 },
    { x: 0.36, y: -0.48 },
    { x: 0.72, y: -0.26 },
    { x: 1, y: 0.06 },
  ],
];
const LOWER_LID: readonly [Curve, Curve] = [
  [
    { x: 1, y: 0.06 },
    { x: 0.74, y: 0.28 },
    { x: 0.42, y: 0.4 },
    { x: 0.06, y: 0.41 },
  ],
  [
    { x: 0.06, y: 0.41 },
    { x: -0.34, y: 0.42 },
    { x: -0.7, y: 0.32 },
    { x: -1, y: 0.14 },
  ],
];

/** A point of a lid's edge. @param along from one corner, 0, to the other, 1. */
function onLid(lid: readonly [Curve, Curve], along: number): Point {
  const [a, b, c, d] = along < 0.5 ? lid[0] : lid[1];
  const t = (along * 2) % 1;
  const u = 1 - t;
  const on = (axis: 'x' | 'y') => u ** 3 * a[axis] + 3 * u * u * t * b[axis] + 3 * u * t * t * c[axis] + t ** 3 * d[axis];
  return { x: on('x'), y: on('y') };
}
