import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { ellipse } from '../drawing/outlines.ts';
import { bankTree } from './bank-trees.ts';
import { skyline } from './buildings.ts';

export interface LakePlace {
  readonly area: Rect;
  /** The far shore and the near one. */
  readonly shore: number;
  readonly near: number;
  /** The height of the scene under the words, units. */
  readonly room: number;
  readonly sun: Point;
}

export interface LakeTones {
  readonly sky: Rgba;
  readonly glowing: Rgba;
  readonly second: Rgba;
  readonly dark: Rgba;
  readonly leaves: Rgba;
  readonly grass: Rgba;
  readonly shade: Rgba;
  readonly isDusk: boolean;
}

const GOLD: Rgba = { r: 255, g: 212, b: 132, a: 1 };
const BLUE: Rgba = { r: 74, g: 142, b: 176, a: 1 };

/** The city beyond the lake, in two ranges of haze, and the trees of the park before it. */
export function cityBeyond(chanceOf: (part: string) => Random, place: LakePlace, tones: LakeTones): readonly SceneNode[] {
  const { area, shore: shoreFar, room, sun } = place;
  const { sky, glowing, second, dark, leaves, grass, shade, isDusk } = tones;
  const air = mixColours(sky, glowing, 0.75);
  const random = chanceOf('city');
  const far = skyline(random, {
    from: area.x - 20,
    to: area.x + area.width + 20,
    base: shoreFar,
    bottom: shoreFar + 6,
    least: room * 0.1,
    most: room * 0.31,
    narrow: 34,
    broad: 84,
  });
  const near = skyline(random, {
    from: area.x - 20,
    to: area.x + area.width + 20,
    base: shoreFar,
    bottom: shoreFar + 6,
    least: room * 0.05,
    most: room * 0.19,
    narrow: 44,
    broad: 100,
  });
  const tone = mixColours(second, dark, 0.35);
  const trees = Array.from({ length: Math.round(area.width / 34) }, (_, index) =>
    bankTree(random, {
      foot: { x: area.x + (index + between(random, 0.1, 0.9)) * 34, y: shoreFar + 4 },
      tall: room * between(random, 0.06, 0.105),
      from: { x: 0, y: -1 },
      isSlender: index % 7 === 0,
    }),
  );
  const bank = mixColours(mixColours(leaves, grass, 0.45), mixColours(shade, air, 0.55), 0.42);
  return [
    filled(mixColours(tone, air, 0.66), far.houses),
    filled(withAlpha(mixColours(GOLD, WHITE, 0.3), isDusk ? 0.75 : 0.4), far.windows),
    filled(mixColours(tone, air, 0.42), near.houses),
    filled(withAlpha(mixColours(GOLD, WHITE, 0.3), isDusk ? 0.95 : 0.6), near.windows),
    glow({ x: sun.x, y: sun.y }, room * 0.3, withAlpha(glowing, 0.55)),
    filled(bank, ...trees.map(({ mass }) => mass)),
    filled(mixColours(bank, glowing, 0.34), ...trees.map(({ lit }) => lit)),
  ];
}

/** A lake that mirrors a low sun. */
export function lakeAtLowSun(
  random: Random,
  { area, shore: shoreFar, near: shoreNear, sun }: LakePlace,
  { sky, glowing, second, dark, isDusk }: LakeTones,
): readonly SceneNode[] {
  const deep = mixColours(mixColours(mixColours(second, BLUE, 0.5), dark, 0.12), sky, isDusk ? 0.16 : 0.2);
  const glints = Array.from({ length: Math.round(area.width / 13) }, (_, index) => {
    const y = between(random, shoreFar + 10, shoreNear + 12);
    const depth = (y - shoreFar) / (shoreNear - shoreFar);
    const x = index % 3 === 0 ? area.x + random() * area.width : sun.x + (random() + random() - 1) * (46 + 120 * depth);
    const wide = between(random, 10, 26) * (0.6 + depth);
    return ellipse({ x, y }, wide, 1.4 + depth * 1.2);
  });
  return [
    painted(
      linearPaint({ x: 0, y: shoreFar }, { x: 0, y: shoreNear + 20 }, [
        mixColours(deep, glowing, 0.6),
        mixColours(deep, glowing, 0.34),
        deep,
      ]),
      rectanglePath({ ...area, y: shoreFar, height: shoreNear + 40 - shoreFar }),
    ),
    filled(withAlpha(mixColours(glowing, WHITE, 0.35), 0.62), ...glints),
  ];
}
