import { type Rgba } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse } from '../drawing/outlines.ts';
import type { LeafTones } from './leafy-crown.ts';
import { ridgeOf } from './ridge.ts';

interface HillTones {
  readonly lawn: Rgba;
  readonly air: Rgba;
  readonly light: Rgba;
  readonly leaves: LeafTones;
}

/** Two ranges of hills with round trees in the haze of the day or the night. @param side where shadows fall: 1 right. */
export function woodedHills(
  chanceOf: (part: string) => Random,
  {
    area,
    floor,
    room,
    side,
    isNight,
  }: { readonly area: Rect; readonly floor: number; readonly room: number; readonly side: 1 | -1; readonly isNight: boolean },
  { lawn, air, light, leaves }: HillTones,
): readonly SceneNode[] {
  const [left, right] = [area.x, area.x + area.width];
  return [0, 1].flatMap((index) => {
    const random = chanceOf(`hill ${index}`);
    const ridge = ridgeOf(random, {
      base: floor - room * (0.26 - index * 0.09),
      reach: room * 0.1,
      shape: 'round',
      spacing: 420 - index * 80,
    });
    const tone = mixColours(lawn, air, 0.55 - index * 0.25);
    const trees = Array.from({ length: Math.round(area.width / 90) }, () => ({
      x: between(random, left, right),
      tall: room * between(random, 0.05, 0.1) * (0.8 + index * 0.4),
    }));
    const woods = trees.flatMap(({ x, tall }) => [
      ellipse({ x, y: ridge(x) - tall * 0.55 }, tall * 0.42, tall * 0.5),
      ellipse({ x: x + tall * 0.3, y: ridge(x) - tall * 0.3 }, tall * 0.34, tall * 0.36),
    ]);
    const tops = trees.map(({ x, tall }) => ellipse({ x: x - side * tall * 0.1, y: ridge(x) - tall * 0.66 }, tall * 0.26, tall * 0.28));
    const leaf = mixColours(mixColours(leaves.middle, leaves.shade, 0.2), air, 0.45 - index * 0.25);
    return [
      filled(leaf, ...woods),
      filled(mixColours(leaf, light, isNight ? 0.08 : 0.3), ...tops),
      painted(
        linearPaint({ x: 0, y: floor - room * 0.36 }, { x: 0, y: floor }, [mixColours(tone, light, isNight ? 0.06 : 0.4), tone]),
        areaUnder(across(area, 10, ridge), floor + 60),
      ),
    ];
  });
}
