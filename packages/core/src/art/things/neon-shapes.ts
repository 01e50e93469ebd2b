import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { wholeBetween } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { ellipse, polygon, polyline, smoothLine } from '../drawing/outlines.ts';

/** A shape of bent tubes in a square of side 2 around the origin. No shape is a letter of any script. */
type Tubes = (at: (x: number, y: number) => Point, size: number) => Path;

const SHAPES: readonly Tubes[] = [
  (at, size) => [...ellipse(at(0, 0), size * 0.8), ...ellipse(at(0, 0), size * 0.36)],
  (at) => polygon([at(0, -0.8), at(0.8, 0.66), at(-0.8, 0.66)]),
  (at) => [-0.66, 0, 0.66].flatMap((y) => polyline([at(-0.8, y), at(0.8, y)])),
  (at) => [-0.6, 0, 0.6].flatMap((y) => polyline([at(-0.7, y + 0.3), at(0, y - 0.3), at(0.7, y + 0.3)])),
  (at) => [-0.5, 0.1].flatMap((y) => smoothLine([at(-0.8, y), at(-0.4, y - 0.4), at(0, y), at(0.4, y + 0.4), at(0.8, y)])),
  (at, size) => [...polygon([at(0, -0.85), at(0.7, 0), at(0, 0.85), at(-0.7, 0)]), ...ellipse(at(0, 0), size * 0.16)],
  // A bowl that steams.
  (at) => [
    ...smoothLine([at(-0.8, 0), at(-0.6, 0.5), at(0, 0.76), at(0.6, 0.5), at(0.8, 0)]),
    ...polyline([at(-0.9, 0), at(0.9, 0)]),
    ...[-0.36, 0.1].flatMap((x) => smoothLine([at(x, -0.22), at(x + 0.16, -0.42), at(x, -0.62), at(x + 0.16, -0.84)])),
  ],
  // An eye.
  (at, size) => [
    ...smoothLine([at(-0.9, 0), at(-0.4, -0.46), at(0.4, -0.46), at(0.9, 0), at(0.4, 0.46), at(-0.4, 0.46)], true),
    ...ellipse(at(0, 0), size * 0.26),
  ],
  // A sun over the water.
  (at) => [
    ...[0.8, 0.42].flatMap((reach) => smoothLine([-1, -0.7, 0, 0.7, 1].map((x) => at(x * reach, 0.2 - Math.sqrt(1 - x * x) * reach)))),
    ...[0.34, 0.66].flatMap((y) => polyline([at(-0.8, y), at(0.8, y)])),
  ],
];

/** A sign with shapes of light on a dark board. @param share of haze before it, from 0 to 1 */
export function neonSign(random: Random, board: Rect, colour: Rgba, haze: Rgba, share: number): readonly SceneNode[] {
  const { x, y, width, height } = board;
  const isTall = height > width;
  const cells = Math.max(1, Math.round(Math.max(width / height, height / width)));
  const cell = Math.max(width, height) / cells;
  const size = Math.min(width, height, cell) * 0.36;
  const first = wholeBetween(random, 0, SHAPES.length - 1);
  const tubes = Array.from({ length: cells }, (_, index) => {
    const middle = isTall ? { x: x + width / 2, y: y + cell * (index + 0.5) } : { x: x + cell * (index + 0.5), y: y + height / 2 };
    const shape = SHAPES[(first + index * wholeBetween(random, 1, 2)) % SHAPES.length] ?? SHAPES[0];
    return shape ? shape((dx, dy) => ({ x: middle.x + dx * size, y: middle.y + dy * size }), size) : [];
  }).flat();
  const tone = mixColours(colour, haze, share * 0.5);
  const core = mixColours(mixColours(colour, WHITE, 0.72), haze, share * 0.35);
  const thick = Math.max(1.3, size * 0.17);
  const box = rectanglePath(board);
  return [
    glow({ x: x + width / 2, y: y + height / 2 }, Math.max(width, height) * 1.05, withAlpha(tone, 0.42)),
    filled(mixColours(mixColours(BLACK, colour, 0.16), haze, share * 0.5), box),
    painted(linearPaint({ x, y }, { x: x + width, y: y + height }, [withAlpha(tone, 0.34), withAlpha(tone, 0.1)]), box),
    stroked(withAlpha(tone, 0.9), Math.max(1, thick * 0.6), box),
    stroked(withAlpha(tone, 0.45), thick * 2.6, tubes),
    stroked(tone, thick * 1.3, tubes),
    stroked(core, thick * 0.62, tubes),
  ];
}
