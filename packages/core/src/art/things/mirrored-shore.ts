import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, polygon } from '../drawing/outlines.ts';
import { conifer } from './conifers.ts';

export interface Shore {
  /** Where the land meets the water. */
  readonly water: number;
  /** The height of the wood at every x, units; no trees where it is small. */
  readonly tallAt: (x: number) => number;
  /** Units between one tree and the next. */
  readonly spacing: number;
}

export interface ShoreTones {
  readonly wood: Rgba;
  /** The color of the edges that the low sun lights. */
  readonly lit: Rgba;
  /** Mist at the foot. */
  readonly mist: Rgba;
  readonly water: Rgba;
}

const SMALL = 7;
/** Below this height nobody sees the twigs of a tree. */
const FAR = 58;

/** A wooded shore with mist at its foot, and its image in still water. */
export function mirroredShore(random: Random, area: Rect, { water, tallAt, spacing }: Shore, tones: ShoreTones): readonly SceneNode[] {
  const { wood, lit, mist } = tones;
  const ground = (x: number) => water - Math.max(0, tallAt(x) - SMALL) * 0.13;
  const trees = Array.from({ length: Math.round(area.width / spacing) }, () =>
    between(random, area.x - 20, area.x + area.width + 20),
  ).flatMap((x): readonly Path[] => {
    const tall = tallAt(x) * (0.56 + 0.5 * random() ** 1.5);
    if (tall <= SMALL) return [];
    const foot = { x, y: ground(x) + tall * 0.1 * random() + 2 };
    const breadth = between(random, 0.3, 0.44);
    return [tall < FAR ? farFir(random, foot, tall, breadth) : conifer(random, foot, tall, breadth)];
  });
  const tallest = Math.max(...across(area, 20, tallAt).map(({ y }) => y), 20);
  const land = areaUnder(across(area, 10, ground), water + 1);
  const whole = [...trees.flat(), ...land];
  const image = transformPath(whole, [1, 0, 0, -0.9, 0, water * 1.9]);
  const low = { x: 0, y: water };
  const edges = trees.map((tree) => transformPath(tree, [1, 0, 0, 1, 0, 2]));
  return [
    painted(
      linearPaint(low, { x: 0, y: water + tallest * 0.95 }, [
        mixColours(wood, tones.water, 0.4),
        withAlpha(mixColours(wood, tones.water, 0.5), 0.6),
        withAlpha(mixColours(wood, tones.water, 0.6), 0.3),
      ]),
      image,
    ),
    filled(lit, ...trees),
    painted(linearPaint({ x: 0, y: water - tallest }, low, [wood, wood, mixColours(wood, mist, 0.24)]), ...edges, land),
    painted(
      linearPaint({ x: 0, y: water - tallest * 0.5 }, { x: 0, y: water + tallest * 0.3 }, [
        withAlpha(mist, 0),
        withAlpha(mist, 0.34),
        withAlpha(mist, 0.2),
        withAlpha(mist, 0),
      ]),
      rectanglePath({ ...area, y: water - tallest * 0.5, height: tallest * 0.8 }),
    ),
  ];
}

/** A fir that stands too far away for its twigs: three ragged tiers. */
function farFir(random: Random, foot: Point, tall: number, breadth: number): Path {
  const half = tall * breadth * 0.5;
  const side = (sign: 1 | -1): readonly Point[] =>
    [
      [0.34, 0.62],
      [0.16, 0.58],
      [0.66, 0.32],
      [0.3, 0.28],
      [1, 0.05],
    ].map(([out = 0, up = 0]) => ({
      x: foot.x + sign * half * out * between(random, 0.8, 1.15),
      y: foot.y - tall * (up + between(random, -0.03, 0.03)),
    }));
  return polygon([{ x: foot.x, y: foot.y - tall }, ...side(1), { x: foot.x, y: foot.y + 2 }, ...side(-1).toReversed()]);
}
