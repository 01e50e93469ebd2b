import { type Rgba, WHITE } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
import { butte } from './butte.ts';
import { conifer } from './conifers.ts';
import { ridgeOf } from './ridge.ts';

interface Range {
  readonly area: Rect;
  readonly horizon: number;
  /** The height of the whole scene, units, by which the range is as high as it is. */
  readonly room: number;
  /** The side of the brighter sky: 1 right. */
  readonly side: 1 | -1;
  /** True: a ridge of firs before the mountains; false: buttes. */
  readonly isWooded: boolean;
}

interface RangeTones {
  /** The sky at the horizon, and higher. */
  readonly low: Rgba;
  readonly dark: Rgba;
  readonly black: Rgba;
  readonly soil: Rgba;
}

const BUTTES = [
  { x: 170, wide: 150, high: 0.33 },
  { x: 800, wide: 105, high: 0.4 },
  { x: 985, wide: 190, high: 0.28 },
  { x: -420, wide: 210, high: 0.36 },
  { x: 1500, wide: 200, high: 0.34 },
] as const;

/** Mountains far away at night, and buttes or a wooded ridge before them. */
export function nightRange(
  chanceOf: (part: string) => Random,
  { area, horizon, room, side, isWooded }: Range,
  { low, dark, black, soil }: RangeTones,
): readonly SceneNode[] {
  const far = ridgeOf(chanceOf('far'), { base: horizon - room * 0.1, reach: room * 0.16, shape: 'sharp', spacing: 330 });
  const near = ridgeOf(chanceOf('near'), { base: horizon - room * 0.015, reach: room * 0.06, shape: 'round', spacing: 300 });
  const [back, front] = [mixColours(low, dark, 0.42), mixColours(mixColours(low, dark, 0.75), black, 0.25)];
  return [
    painted(
      linearPaint({ x: 0, y: horizon - room * 0.3 }, { x: 0, y: horizon }, [back, mixColours(back, low, 0.6)]),
      areaUnder(across(area, 9, far), horizon + 40),
    ),
    ...(isWooded ? [firs()] : buttes()),
    painted(
      linearPaint({ x: 0, y: horizon - room * 0.05 }, { x: 0, y: horizon + room * 0.1 }, [front, mixColours(front, soil, 0.6)]),
      areaUnder(across(area, 9, near), horizon + 80),
    ),
  ];

  function firs(): SceneNode {
    const random = chanceOf('ridge');
    const trees = Array.from({ length: Math.round(area.width / 11) }, () => {
      const x = between(random, area.x, area.x + area.width);
      return conifer(random, { x, y: near(x) + 12 }, room * between(random, 0.05, 0.14), 0.4);
    });
    return filled(front, ...trees);
  }

  function buttes(): readonly SceneNode[] {
    return BUTTES.flatMap(({ x, wide, high }, index) =>
      butte(chanceOf(`butte ${index}`), {
        foot: { x: side > 0 ? x : 1000 - x, y: horizon + 6 },
        width: wide,
        height: room * high,
        rock: mixColours(front, low, 0.22),
        dust: mixColours(front, low, 0.5),
        light: mixColours(low, WHITE, 0.25),
        sun: side,
      }),
    );
  }
}
