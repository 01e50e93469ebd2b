import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { type Path, rectanglePath, transformPath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
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

/** A wooded shore with mist at its foot, and its image in still water. */
export function mirroredShore(random: Random, area: Rect, { water, tallAt, spacing }: Shore, tones: ShoreTones): readonly SceneNode[] {
  const { wood, lit, mist } = tones;
  const ground = (x: number) => water - Math.max(0, tallAt(x) - SMALL) * 0.13;
  const trees = Array.from({ length: Math.round(area.width / spacing) }, () =>
    between(random, area.x - 20, area.x + area.width + 20),
  ).flatMap((x): readonly Path[] => {
    const tall = tallAt(x) * (0.56 + 0.5 * random() ** 1.5);
    return tall > SMALL ? [conifer(random, { x, y: ground(x) + tall * 0.1 * random() + 2 }, tall, between(random, 0.3, 0.44))] : [];
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
