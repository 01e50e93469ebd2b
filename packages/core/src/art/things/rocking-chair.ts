import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, filled, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';

interface ChairPlace {
  /** On the floor under its middle. */
  readonly foot: Point;
  /** From the floor to the top of its back, units. */
  readonly height: number;
  /** The side that it faces, and that the lamp is on: 1 right. */
  readonly side: 1 | -1;
}

interface ChairTones {
  readonly wood: Rgba;
  readonly cloth: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** From the near side of the chair to its far one, as shares of its height. */
const DEPTH = { x: 0.27, y: 0.055 } as const;

/** A rocking chair from the side and a little from behind, with a blanket over its back, in the light of a lamp. */
export function rockingChair({ foot, height, side }: ChairPlace, { wood, cloth, light, shade }: ChairTones): readonly SceneNode[] {
  const at = (x: number, y: number, far = 0): Point => ({
    x: foot.x + side * (x + far * DEPTH.x - DEPTH.x / 2) * height,
    y: foot.y - (y + far * DEPTH.y) * height,
  });
  const thick = height * 0.034;
  const lit = mixColours(wood, light, 0.45);
  const dim = mixColours(wood, shade, 0.5);
  const frame = (far: number): { readonly rocker: Path; readonly posts: readonly Path[]; readonly arm: Path } => ({
    rocker: smoothLine([at(-0.56, 0.12, far), at(-0.34, 0.04, far), at(0, 0.012, far), at(0.34, 0.05, far), at(0.52, 0.13, far)]),
    posts: [
      smoothLine([at(-0.24, 0.03, far), at(-0.23, 0.38, far), at(-0.3, 0.7, far), at(-0.42, 1, far)]),
      smoothLine([at(0.27, 0.035, far), at(0.29, 0.4, far), at(0.28, 0.6, far)]),
    ],
    arm: smoothLine([at(-0.28, 0.62, far), at(0, 0.64, far), at(0.25, 0.625, far), at(0.36, 0.6, far)]),
  });
  const [near, far] = [frame(0), frame(1)];
  const seat = polygon([at(-0.25, 0.37), at(0.32, 0.4), at(0.32, 0.4, 1), at(-0.25, 0.37, 1)]);
  const front = polygon([at(-0.25, 0.37), at(0.32, 0.4), at(0.32, 0.365), at(-0.25, 0.335)]);
  const crest = smoothShape([
    at(-0.4, 0.93),
    at(-0.43, 1.03),
    at(-0.44, 1.06, 0.5),
    at(-0.43, 1.03, 1),
    at(-0.4, 0.93, 1),
    at(-0.41, 0.96, 0.5),
  ]);
  const spindles = [0.14, 0.28, 0.42, 0.57, 0.72, 0.86].map((share) =>
    smoothLine([at(-0.24, 0.39, share), at(-0.29, 0.66, share), at(-0.4, 0.95, share)]),
  );
  const blanket = smoothShape([
    at(-0.435, 1.05, 0.2),
    at(-0.445, 1.075, 0.55),
    at(-0.435, 1.05, 0.95),
    at(-0.36, 0.86, 0.98),
    at(-0.3, 0.62, 0.96),
    at(-0.31, 0.585, 0.6),
    at(-0.3, 0.6, 0.22),
    at(-0.36, 0.84, 0.18),
  ]);
  const stripes = [0.99, 0.9, 0.78, 0.67].map((y) =>
    smoothLine([
      at(-0.31 - (y - 0.62) * 0.31, y, 0.1),
      at(-0.32 - (y - 0.62) * 0.31, y + 0.008, 0.6),
      at(-0.31 - (y - 0.62) * 0.31, y, 1.05),
    ]),
  );
  return [
    stroked(
      dim,
      thick,
      far.rocker,
      ...far.posts,
      far.arm,
      smoothLine([at(0.28, 0.18), at(0.28, 0.18, 1)]),
      smoothLine([at(-0.235, 0.18), at(-0.235, 0.18, 1)]),
    ),
    painted(linearPaint(at(0.32, 0.4), at(-0.25, 0.37), [lit, wood, dim]), seat),
    stroked(mixColours(wood, shade, 0.24), thick * 0.55, ...spindles),
    stroked(withAlpha(light, 0.5), thick * 0.16, ...spindles),
    painted(linearPaint(at(-0.4, 1, 1), at(-0.4, 1), [lit, mixColours(wood, shade, 0.2)]), crest),
    painted(
      linearPaint(at(-0.4, 0.8, 1), at(-0.4, 0.8, 0.1), [mixColours(cloth, light, 0.4), cloth, mixColours(cloth, shade, 0.4)]),
      blanket,
    ),
    clipped(blanket, [stroked(withAlpha(mixColours(cloth, WHITE, 0.65), 0.75), height * 0.02, ...stripes)]),
    filled(mixColours(wood, shade, 0.36), front),
    stroked(mixColours(wood, shade, 0.14), thick * 1.1, near.rocker, ...near.posts, near.arm),
    // The lamp shines on the upper edges.
    stroked(
      withAlpha(mixColours(light, WHITE, 0.3), 0.85),
      thick * 0.26,
      ...[near, far].flatMap(({ rocker, posts, arm }) => [rocker, ...posts, arm]),
    ),
    filled(withAlpha(light, 0.5), ellipse(at(0.34, 0.605), thick * 0.5, thick * 0.4)),
  ];
}
