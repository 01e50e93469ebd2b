import type { Rgba } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, polygon } from '../drawing/outlines.ts';
import { ridgeOf } from './ridge.ts';

interface RangePlace {
  readonly horizon: number;
  /** Height of the scene under the words, units. */
  readonly room: number;
  /** Where the mountains make way for the sun. */
  readonly mouth: number;
}

interface RangeTones {
  readonly rock: Rgba;
  readonly snow: Rgba;
  /** The air at the horizon. */
  readonly low: Rgba;
}

/** A range of mountains far away, with snow on its peaks. */
export function snowyRange(
  random: Random,
  area: Rect,
  { horizon, room, mouth }: RangePlace,
  { rock, snow, low }: RangeTones,
): readonly SceneNode[] {
  const range = ridgeOf(random, { base: horizon - room * 0.09, reach: room * 0.16, shape: 'sharp', spacing: 330 });
  const ridge = (x: number) => range(x) + room * 0.15 * Math.exp(-(((x - mouth) / 170) ** 2));
  const crest = across(area, 7, ridge);
  const line = horizon - room * 0.13;
  const fall = (x: number) => Math.max(ridge(x), Math.min(line, ridge(x) + room * 0.03 * (1 + Math.abs(Math.sin(x / 9)))));
  const caps = crest.flatMap((spot, index) => {
    const next = crest[index + 1];
    if (!next || Math.min(spot.y, next.y) > line) return [];
    return [polygon([spot, next, { x: next.x, y: fall(next.x) }, { x: spot.x, y: fall(spot.x) }])];
  });
  return [
    painted(
      linearPaint({ x: 0, y: horizon - room * 0.22 }, { x: 0, y: horizon }, [rock, mixColours(rock, low, 0.6)]),
      areaUnder(crest, horizon + 20),
    ),
    filled(snow, ...caps),
  ];
}
