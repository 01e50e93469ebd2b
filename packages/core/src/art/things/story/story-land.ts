import { BLACK, type Rgba, WHITE, withAlpha } from '../../../design/colour.ts';
import type { Point, Rect } from '../../../geometry/shapes.ts';
import { mixColours } from '../../../palette/mix-colours.ts';
import type { Random } from '../../../random/seeded-random.ts';
import { type Path, rectanglePath } from '../../../scene/path.ts';
import type { SceneNode } from '../../../scene/scene.ts';
import { between } from '../../drawing/chance.ts';
import { filled, glow, glowBelow, linearPaint, painted, shadowOf, stroked } from '../../drawing/nodes.ts';
import { across, areaUnder, ellipse, smoothLine } from '../../drawing/outlines.ts';
import type { DrawingColours } from '../../heroes/tinted-thing.ts';
import type { CloudTones } from '../cumulus.ts';
import { flowerHead } from '../flower-head.ts';
import { grassBlade } from '../plants.ts';
import { ridgeOf } from '../ridge.ts';
import { stars } from '../stars.ts';
import { DAY_RAYS, raysFrom } from '../light-behind-words.ts';

export const SUN: Rgba = { r: 255, g: 232, b: 160, a: 1 };
const GRASS: Rgba = { r: 122, g: 184, b: 78, a: 1 };
const NIGHT: Rgba = { r: 18, g: 28, b: 66, a: 1 };

/** A place of a picture book, in which somebody stands on a rise. */
export interface Land {
  readonly area: Rect;
  /** The end of the quiet sky, and the ground under who stands there. */
  readonly calm: number;
  readonly floor: number;
  readonly room: number;
  readonly isNight: boolean;
  /** True if something stands in it beside who is there, so that its own small things make way. */
  readonly isShared: boolean;
  /** -1 where the place is mirrored. */
  readonly out: 1 | -1;
  readonly side: (x: number) => number;
  readonly colours: DrawingColours;
  readonly chanceOf: (part: string) => Random;
  /** The upper edge of the rise. */
  readonly rise: (x: number) => number;
  /** Where land meets the sky, far away. */
  readonly horizon: number;
  readonly tones: LandTones;
}

interface LandTones {
  readonly air: Rgba;
  readonly glow: Rgba;
  readonly grass: Rgba;
  readonly deep: Rgba;
  /** The touches that light adds to things. */
  readonly light: Rgba;
}

export function landTones(colours: DrawingColours, isNight: boolean): LandTones {
  const deep = mixColours(colours.darkest, isNight ? NIGHT : BLACK, 0.2);
  return {
    deep,
    air: isNight ? colours.dark : colours.light,
    glow: isNight ? mixColours({ r: 255, g: 190, b: 120, a: 1 }, colours.accent, 0.2) : mixColours(SUN, colours.paper, 0.3),
    grass: isNight ? mixColours(mixColours(GRASS, colours.dark, 0.5), deep, 0.22) : mixColours(GRASS, colours.main, 0.16),
    light: mixColours(SUN, WHITE, 0.3),
  };
}

/** The sky down to the horizon, quiet under the words, with the light of a low sun or of the last hour, and clouds or stars. */
export function storySky(
  { area, calm, floor, room, isNight, side, colours, chanceOf, horizon, tones }: Land,
  hasClouds = true,
): readonly SceneNode[] {
  const { air, glow: warm } = tones;
  const end = (calm - area.y) / (floor - area.y);
  const sun = { x: side(690), y: horizon - room * 0.1 };
  return [
    painted(
      {
        kind: 'linear',
        from: { x: 0, y: area.y },
        to: { x: 0, y: floor },
        stops: [
          { offset: 0, colour: isNight ? mixColours(air, colours.darkest, 0.5) : mixColours(air, colours.main, 0.42) },
          { offset: Math.min(0.8, Math.max(0.15, end)), colour: air },
          {
            offset: Math.min(0.95, Math.max(0.5, (horizon - area.y) / (floor - area.y))),
            colour: isNight ? mixColours(mixColours(air, colours.main, 0.5), warm, 0.34) : mixColours(air, warm, 0.7),
          },
          { offset: 1, colour: warm },
        ],
      },
      rectanglePath(area),
    ),
    ...(isNight ? [filled(withAlpha(colours.paper, 0.85), stars(chanceOf('stars'), { ...area, height: horizon - area.y }, 170, 4))] : []),
    ...(isNight ? [] : raysFrom(sun, sun.y - area.y, withAlpha(warm, DAY_RAYS))),
    glowBelow(calm - room * 0.2, sun, room * 0.9, withAlpha(warm, isNight ? 0.5 : 0.95)),
    ...(hasClouds
      ? [0, 1, 2, 3].flatMap((index) => {
          const random = chanceOf(`cloud ${index}`);
          const wide = between(random, 170, 300);
          const base = { x: side([110, 900, -260, 1240][index] ?? 0), y: calm + room * ([0.3, 0.2, 0.24, 0.34][index] ?? 0.3) };
          const tone = isNight ? mixColours(air, colours.main, 0.5) : mixColours(colours.paper, WHITE, 0.5);
          return cloud(random, base, wide, {
            lit: mixColours(tone, isNight ? warm : WHITE, isNight ? 0.24 : 0.7),
            middle: tone,
            shade: mixColours(tone, air, 0.6),
          });
        })
      : []),
  ];
}

/** A round cloud, lit from above. Its heaps are shaded by themselves: soft shadows cost too much for so small a thing. */
function cloud(random: Random, base: Point, wide: number, { lit, middle, shade }: CloudTones): readonly SceneNode[] {
  const heaps = [-0.36, 0.34, -0.2, 0.2, -0.02, -0.44, 0.44].map((x, index) => {
    const size = wide * ([0.13, 0.14, 0.19, 0.17, 0.23, 0.08, 0.09][index] ?? 0.1) * between(random, 0.9, 1.12);
    return { at: { x: base.x + x * wide, y: base.y - size * 0.62 }, size };
  });
  return heaps.map(({ at, size }) =>
    painted(
      linearPaint({ x: at.x - size * 0.3, y: at.y - size }, { x: at.x + size * 0.3, y: at.y + size * 0.95 }, [lit, lit, middle, shade]),
      ellipse(at, size * 1.12, size),
    ),
  );
}

/** Soft hills one behind the other, the far ones in haze. @param ground their color. */
export function storyHills(
  { area, room, floor, colours, chanceOf, horizon, tones, isNight }: Land,
  ground: Rgba,
  trees: Rgba | null,
): readonly SceneNode[] {
  return [0, 1, 2].flatMap((index) => {
    const ridge = ridgeOf(chanceOf(`hill ${index}`), {
      base: horizon + room * (0.04 + index * 0.07),
      reach: room * (0.16 - index * 0.02),
      shape: 'round',
      spacing: 460 - index * 80,
    });
    const haze = 0.66 - index * 0.22;
    const tone = mixColours(ground, mixColours(tones.air, tones.glow, 0.5), haze);
    const line = across(area, 12, ridge);
    const random = chanceOf(`grove ${index}`);
    const groves = trees
      ? Array.from({ length: Math.round(area.width / 120) }, () => {
          const x = between(random, area.x, area.x + area.width);
          return roundTree(
            random,
            { x, y: ridge(x) + 8 },
            room * between(random, 0.06, 0.1) * (0.7 + index * 0.4),
            mixColours(trees, mixColours(tones.air, tones.glow, 0.4), haze),
            tones,
            4,
          );
        })
      : [];
    return [
      ...groves.flat(),
      painted(
        linearPaint({ x: 0, y: horizon - room * 0.16 }, { x: 0, y: floor + 30 }, [
          mixColours(tone, tones.glow, isNight ? 0.16 : 0.4),
          tone,
          mixColours(tone, colours.darkest, 0.24),
        ]),
        areaUnder(line, floor + 120),
      ),
    ];
  });
}

/** A tree with a round crown of soft heaps. @param heaps how many. */
export function roundTree(
  random: Random,
  foot: Point,
  tall: number,
  leaf: Rgba,
  { light, deep }: Pick<LandTones, 'light' | 'deep'>,
  heaps = 9,
): readonly SceneNode[] {
  const trunk = mixColours({ r: 112, g: 74, b: 48, a: 1 }, deep, 0.2);
  const puffs = Array.from({ length: heaps }, (_, index) => {
    const angle = (index / heaps) * 2 * Math.PI + random();
    const far = index === 0 ? 0 : between(random, 0.14, 0.24) * tall;
    return {
      at: { x: foot.x + Math.cos(angle) * far * 1.15, y: foot.y - tall * 0.66 + Math.sin(angle) * far },
      size: tall * between(random, 0.15, 0.23),
    };
  }).sort((a, b) => b.at.y - a.at.y);
  return [
    filled(trunk, rectanglePath({ x: foot.x - tall * 0.035, y: foot.y - tall * 0.5, width: tall * 0.07, height: tall * 0.5 })),
    ...puffs.map(({ at, size }) =>
      painted(
        linearPaint({ x: at.x - size, y: at.y - size }, { x: at.x + size * 0.6, y: at.y + size }, [
          mixColours(leaf, light, 0.3),
          leaf,
          mixColours(leaf, deep, 0.34),
        ]),
        ellipse(at, size, size * 0.92),
      ),
    ),
  ];
}

/** The rise in front, dark enough at its foot for the author's name. @param tint its color. */
export function storyRise({ area, floor, colours, rise, tones }: Land, tint: Rgba): readonly SceneNode[] {
  const edge = areaUnder(across(area, 10, rise), area.y + area.height);
  return [
    shadowOf([filled(tones.deep, edge)], withAlpha(tones.deep, 0.3), { x: 0, y: -5 }, 10),
    painted(
      {
        kind: 'linear',
        from: { x: 0, y: floor - 40 },
        to: { x: 0, y: floor + 190 },
        stops: [
          { offset: 0, colour: mixColours(tint, tones.light, 0.34) },
          { offset: 0.5, colour: mixColours(tint, colours.darkest, 0.12) },
          { offset: 0.75, colour: mixColours(tint, colours.darkest, 0.66) },
          { offset: 1, colour: mixColours(tint, colours.darkest, 0.92) },
        ],
      },
      edge,
    ),
  ];
}

/** Grass along the rise and over it. */
export function storyGrass({ area, rise, chanceOf, tones }: Land, tint: Rgba): readonly SceneNode[] {
  const random = chanceOf('grass');
  const blades = (count: number, least: number, most: number, down: number) =>
    Array.from({ length: Math.round((count * area.width) / 1100) }, (): Path => {
      const x = between(random, area.x, area.x + area.width);
      return grassBlade(random, { x, y: rise(x) + between(random, 4, down) }, between(random, least, most));
    });
  return [
    filled(mixColours(tint, tones.light, 0.3), ...blades(150, 14, 34, 16)),
    filled(mixColours(tint, tones.deep, 0.24), ...blades(150, 16, 38, 70)),
  ];
}

/** Flowers in the colors of the palette before the rise, at both sides. */
export function storyFlowers({ area, rise, chanceOf, colours, tones, isNight }: Land, count = 26): readonly SceneNode[] {
  const random = chanceOf('flowers');
  const [left, right] = [area.x, area.x + area.width];
  return Array.from({ length: Math.round((count * area.width) / 1100) }, (_, index) => {
    const x = between(random, left, right);
    const foot = { x, y: rise(x) + between(random, 52, 104) };
    const tall = between(random, 26, 54);
    const head = { x: x + between(random, -8, 8), y: foot.y - tall };
    const petal = [colours.paper, colours.accent, colours.second, mixColours(colours.accent, WHITE, 0.5)][index % 4] ?? colours.paper;
    return [
      stroked(
        mixColours(tones.grass, tones.deep, 0.3),
        3,
        smoothLine([foot, { x: (foot.x + head.x) / 2 + 3, y: foot.y - tall / 2 }, head]),
      ),
      ...flowerHead(
        random,
        head,
        between(random, 10, 17),
        index % 2 === 0 ? 'daisy' : 'five',
        { petal: mixColours(petal, tones.deep, isNight ? 0.26 : 0.02), heart: colours.second, depth: 0.1 },
        colours,
      ),
    ];
  }).flat();
}

/** The light about who stands there, under the figure. */
export function standingLight({ floor, tones, isNight }: Land, x: number, wide: number): readonly SceneNode[] {
  return [
    glow({ x, y: floor - wide * 0.5 }, wide * 1.5, withAlpha(tones.glow, isNight ? 0.3 : 0.4)),
    shadowOf(
      [filled(tones.deep, ellipse({ x: x + wide * 0.1, y: floor + 12 }, wide * 0.75, 15))],
      withAlpha(tones.deep, 0.62),
      { x: 0, y: 0 },
      9,
    ),
  ];
}
