import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { clipped, glow, linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, polyline } from '../drawing/outlines.ts';
import { ridgeOf } from './ridge.ts';

interface RangesPlace {
  /** The middle height of the farthest range. */
  readonly base: number;
  /** Height of the scene under the words, units. */
  readonly room: number;
  readonly sun: Point;
}

interface RangesTones {
  readonly blue: Rgba;
  readonly low: Rgba;
  readonly glare: Rgba;
  readonly rim: Rgba;
}

/** Four ranges of hills, each paler than the one before it, which sink a little under the sun. */
export function blueRanges(
  chanceOf: (part: string) => Random,
  area: Rect,
  { base, room, sun }: RangesPlace,
  { blue, low, glare, rim }: RangesTones,
): readonly SceneNode[] {
  return [0, 1, 2, 3].flatMap((index) => {
    const middle = base + room * 0.05 * index;
    const ridge = ridgeOf(chanceOf(`range ${index}`), {
      base: middle,
      reach: room * (0.1 - index * 0.012),
      shape: 'round',
      spacing: 430 - index * 70,
    });
    const line = (x: number) => ridge(x) + room * 0.05 * Math.exp(-(((x - sun.x) / 190) ** 2));
    const tone = mixColours(mixColours(blue, low, 0.52 - index * 0.11), glare, 0.06);
    const land = areaUnder(across(area, 9, line), base + room * 0.35);
    return [
      painted(linearPaint({ x: 0, y: middle - room * 0.1 }, { x: 0, y: middle + room * 0.16 }, [tone, mixColours(tone, low, 0.72)]), land),
      clipped(land, [glow({ x: sun.x, y: middle }, room * 0.3, withAlpha(glare, 0.4))]),
      stroked(withAlpha(rim, 0.34), 1.2, polyline(across(area, 12, line))),
    ];
  });
}
