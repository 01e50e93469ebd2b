import type { Rgba } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder } from '../drawing/outlines.ts';
import { ridgeOf } from './ridge.ts';

interface HillsPlace {
  readonly horizon: number;
  /** Height of the scene under the words, units. */
  readonly room: number;
  /** Where the hills make way for the valley. */
  readonly mouth: number;
}

/** Ranges of hills far away, from the back to the front: their base over the horizon, their reach, the distance of peaks, and their haze. */
const RANGES = [
  { base: 0.1, reach: 0.12, spacing: 420, haze: 0.7 },
  { base: 0.06, reach: 0.09, spacing: 330, haze: 0.55 },
  { base: 0.026, reach: 0.055, spacing: 260, haze: 0.4 },
  { base: -0.004, reach: 0.026, spacing: 190, haze: 0.34 },
] as const;

/** Four ranges of hills that pale in the haze and open where the light is. @param tones of the farthest and the nearest range, and of the air. */
export function hazyHills(
  chanceOf: (part: string) => Random,
  area: Rect,
  { horizon, room, mouth }: HillsPlace,
  [far, near, air]: readonly [Rgba, Rgba, Rgba],
): readonly SceneNode[] {
  return RANGES.map(({ base, reach, spacing, haze }, index) => {
    const middle = horizon - room * base;
    const ridge = ridgeOf(chanceOf(`range ${index}`), { base: middle, reach: room * reach, shape: 'round', spacing });
    const opened = (x: number) => ridge(x) + room * 0.1 * Math.exp(-(((x - mouth) / (150 + index * 40)) ** 2));
    const tone = mixColours(mixColours(far, near, index * 0.2), air, haze);
    return painted(
      linearPaint({ x: 0, y: middle - room * 0.06 }, { x: 0, y: middle + room * 0.09 }, [tone, mixColours(tone, air, 0.72)]),
      areaUnder(across(area, 10, opened), horizon + 60),
    );
  });
}
