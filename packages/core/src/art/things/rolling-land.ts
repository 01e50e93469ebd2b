import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clipped, filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { ridgeOf, sampledRidge } from './ridge.ts';

interface LandPlace {
  readonly horizon: number;
  /** Height of the scene under the words, units. */
  readonly room: number;
  /** The x of the sun. */
  readonly sun: number;
}

interface LandTones {
  readonly grass: Rgba;
  readonly field: Rgba;
  readonly tree: Rgba;
  readonly air: Rgba;
  readonly glare: Rgba;
}

/** Rolling country from far to near: the middle of each swell under the horizon, its reach, and its haze. */
const SWELLS = [
  { base: 0.018, reach: 0.026, spacing: 300, haze: 0.66 },
  { base: 0.06, reach: 0.034, spacing: 360, haze: 0.46 },
  { base: 0.12, reach: 0.04, spacing: 420, haze: 0.28 },
  { base: 0.22, reach: 0.05, spacing: 520, haze: 0.1 },
] as const;
/** The number of a swell with a village on it. */
const VILLAGE = 2;

/** Rolling country in low sun: swells of land with fields, hedges and trees. @param village what stands on the nearer side of the valley. */
export function rollingLand(
  chanceOf: (part: string) => Random,
  area: Rect,
  { horizon, room, sun }: LandPlace,
  { grass, field, tree, air, glare }: LandTones,
  village: readonly SceneNode[],
): readonly SceneNode[] {
  const bottom = area.y + area.height;
  return SWELLS.flatMap(({ base, reach, spacing, haze }, index): readonly SceneNode[] => {
    const random = chanceOf(`swell ${index}`);
    const middle = horizon + room * base;
    const crest = sampledRidge(
      ridgeOf(chanceOf(`crest ${index}`), { base: middle, reach: room * reach, shape: 'round', spacing }),
      area,
      10,
    );
    const land = areaUnder(across(area, 10, crest), bottom);
    const tone = mixColours(grass, air, haze);
    const lit = mixColours(tone, glare, 0.5);
    const size = 0.35 + index * 0.45;
    const strips = Array.from({ length: Math.round(area.width / (58 + index * 16)) }, (): Path => {
      const [x, down] = [between(random, area.x, area.x + area.width), room * between(random, 0.006, 0.05) * (1 + index * 0.5)];
      const [wide, tall, slant] = [
        between(random, 26, 80) * size * 1.3,
        room * between(random, 0.008, 0.02) * (0.6 + index * 0.5),
        ((x - sun) / 1000) * 60 * size,
      ];
      const y = crest(x) + down;
      return polygon([
        { x: x - wide, y },
        { x: x + wide, y: y + (crest(x + wide) - crest(x)) * 0.8 },
        { x: x + wide * 1.2 + slant, y: y + tall + (crest(x + wide) - crest(x)) * 0.8 },
        { x: x - wide * 1.1 + slant, y: y + tall },
      ]);
    });
    const bushes = Array.from({ length: Math.round(area.width / (6 + index * 3)) }, () => {
      const x = between(random, area.x, area.x + area.width);
      const clump = Math.sin(x / (37 + index * 21) + index) + Math.sin(x / 13);
      const y = crest(x) + (random() < 0.76 ? 1 : room * between(random, 0.004, 0.06) * (0.7 + index * 0.4));
      return { x, y, reach: between(random, 1.6, 4.2) * size * (clump > 0.3 ? 1.5 : 0.7) };
    });
    return [
      filled(mixColours(lit, glare, 0.3), land),
      painted(
        linearPaint({ x: 0, y: middle - room * reach * 0.5 }, { x: 0, y: middle + room * (0.1 + index * 0.05) }, [
          mixColours(tone, glare, 0.26),
          tone,
          mixColours(tone, tree, 0.34),
        ]),
        areaUnder(
          across(area, 10, (x) => crest(x) + 1.4 + index * 0.6),
          bottom,
        ),
      ),
      clipped(land, [
        filled(withAlpha(mixColours(mixColours(field, glare, 0.35), air, haze), 0.7), ...strips.filter((_, at) => at % 3 === 0)),
        filled(withAlpha(mixColours(tone, tree, 0.25), 0.5), ...strips.filter((_, at) => at % 3 === 1)),
        filled(withAlpha(mixColours(field, air, haze), 0.55), ...strips.filter((_, at) => at % 3 === 2)),
      ]),
      filled(
        mixColours(mixColours(tree, air, haze), glare, 0.4),
        ...bushes.map(({ x, y, reach: r }) => ellipse({ x: x + Math.sign(sun - x) * r * 0.25, y: y - r * 0.9 }, r, r * 0.85)),
      ),
      filled(mixColours(tree, air, haze), ...bushes.map(({ x, y, reach: r }) => ellipse({ x, y: y - r * 0.6 }, r * 1.05, r * 0.85))),
      ...(index === VILLAGE ? village : []),
    ];
  });
}
