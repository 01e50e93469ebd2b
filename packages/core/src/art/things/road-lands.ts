import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { RoleColours } from '../../design/artwork.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothShape } from '../drawing/outlines.ts';
import { acacia } from './acacia.ts';
import { bankTree, crownOf } from './bank-trees.ts';
import { butte } from './butte.ts';
import { hazyHills } from './hazy-hills.ts';
import { palm } from './palm.ts';
import { snowyRange } from './snowy-range.ts';
import { pagoda } from './far-pagoda.ts';

/** The countries that a road can lead through, in the order of the numbers that choose them. */
export const ROAD_LANDS = ['farmland', 'buttes', 'mountains', 'dunes', 'tropics', 'cone', 'redRock', 'cypresses', 'savanna'] as const;
export type RoadLand = (typeof ROAD_LANDS)[number];

/** Lands without fields, and those without hedges and farms. */
export const BARE_LANDS: ReadonlySet<RoadLand> = new Set(['buttes', 'dunes', 'redRock', 'savanna']);

const GREEN: Rgba = { r: 150, g: 164, b: 78, a: 1 };
const LUSH: Rgba = { r: 104, g: 158, b: 74, a: 1 };
const GOLD: Rgba = { r: 214, g: 170, b: 88, a: 1 };
const SAND: Rgba = { r: 226, g: 158, b: 88, a: 1 };
const EARTH: Rgba = { r: 198, g: 96, b: 58, a: 1 };
const ROCK: Rgba = { r: 178, g: 98, b: 64, a: 1 };
const PINK: Rgba = { r: 244, g: 172, b: 186, a: 1 };

/** Plants on the ground of a land, before its palette and hour. */
export const GROUND_OF: Readonly<Record<RoadLand, Rgba>> = {
  farmland: GREEN,
  buttes: GOLD,
  mountains: GREEN,
  dunes: SAND,
  tropics: LUSH,
  cone: LUSH,
  redRock: EARTH,
  cypresses: mixColours(GREEN, GOLD, 0.4),
  savanna: mixColours(GOLD, SAND, 0.3),
};

export interface FarPlace {
  readonly area: Rect;
  readonly horizon: number;
  readonly room: number;
  readonly sun: Point;
  /** 1: the road comes from the right. */
  readonly side: 1 | -1;
  /** Turns a place of the unmirrored scene into one of this one. */
  readonly place: (x: number) => number;
}

export interface LandTones {
  readonly colours: RoleColours;
  readonly leaf: Rgba;
  readonly grass: Rgba;
  readonly low: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
  readonly dim: (tone: Rgba) => Rgba;
  /** A tone behind the haze of so many units away. */
  readonly hazed: (tone: Rgba, away: number) => Rgba;
  readonly isDusk: boolean;
}

/** Hills, buttes, dunes or mountains in the haze. */
export function farLand(land: RoadLand, chanceOf: (part: string) => Random, where: FarPlace, tones: LandTones): readonly SceneNode[] {
  const { area, horizon, room, sun, place, side } = where;
  const { colours, leaf, low, rim, shade, dim, isDusk } = tones;
  const earth = { buttes: ROCK, redRock: ROCK, dunes: SAND, savanna: GOLD }[land as 'buttes'] ?? null;
  const hills = hazyHills(
    chanceOf,
    area,
    { horizon, room: room * (land === 'farmland' || land === 'cypresses' || land === 'tropics' ? 1.1 : 0.6), mouth: sun.x },
    [isDusk ? colours.dark : colours.main, earth ? dim(earth) : leaf, low],
  );
  const random = chanceOf('far');
  switch (land) {
    case 'buttes':
      return [
        ...hills,
        ...BUTTES.flatMap(([x, high, wide]) =>
          butte(random, {
            foot: { x: place(x), y: horizon + 6 },
            width: room * wide,
            height: room * high,
            rock: mixColours(dim(ROCK), low, 0.3),
            dust: mixColours(dim(ROCK), low, 0.55),
            light: rim,
            sun: side > 0 ? -1 : 1,
          }),
        ),
      ];
    case 'mountains':
      return [
        ...snowyRange(
          random,
          area,
          { horizon, room: room * 1.5, mouth: sun.x },
          {
            rock: mixColours(mixColours(colours.main, colours.dark, 0.3), low, 0.3),
            snow: mixColours(dim(mixColours(colours.paper, WHITE, 0.5)), low, 0.12),
            low,
          },
        ),
        ...hills,
      ];
    case 'dunes':
      return [...hills.slice(0, 2), ...dunes(random)];
    case 'cone':
      return [
        ...cone(),
        ...hills,
        ...pagoda({ x: place(800), y: horizon + 4 }, room * 0.24, {
          wall: mixColours(dim(mixColours(colours.accent, ROCK, 0.4)), low, 0.34),
          roof: mixColours(shade, low, 0.34),
          rim,
        }),
      ];
    case 'redRock':
      return [...hills.slice(0, 3), ...redRock()];
    default:
      return hills;
  }

  /** Dunes one before another, each with a lit side and a shaded one that meet in its crest. */
  function dunes(random: Random): readonly SceneNode[] {
    const sand = dim(SAND);
    const stands = [
      [800, 0.34, 0.74, 0.44],
      [20, 0.24, 0.62, 0.34],
      [520, 0.15, 0.5, 0.2],
      [1180, 0.3, 0.7, 0.26],
      [-430, 0.32, 0.76, 0.3],
    ] as const;
    return stands.flatMap(([x, high, wide, haze]): readonly SceneNode[] => {
      const [half, up] = [room * wide, room * high];
      const top = { x: place(x), y: horizon - up };
      const from = top.x < sun.x ? 1 : -1;
      const bend = between(random, 0.1, 0.22) * half;
      const crest: readonly Point[] = [
        top,
        { x: top.x + from * bend * 0.7, y: top.y + up * 0.36 },
        { x: top.x - from * bend * 0.1, y: top.y + up * 0.7 },
        { x: top.x + from * bend * 0.6, y: horizon + 18 },
      ];
      const foot = (sign: number) => [
        { x: top.x + sign * half * 0.34, y: top.y + up * 0.42 },
        { x: top.x + sign * half * 0.7, y: top.y + up * 0.8 },
        { x: top.x + sign * half, y: horizon + 12 },
      ];
      const bright = mixColours(mixColours(sand, rim, 0.36), low, haze);
      const dark = mixColours(mixColours(sand, shade, 0.42), low, haze);
      const body = polygon([
        ...foot(-1).toReversed(),
        top,
        ...foot(1),
        { x: top.x + half, y: horizon + 30 },
        { x: top.x - half, y: horizon + 30 },
      ]);
      const shaded = polygon([...crest, { x: top.x - from * half, y: horizon + 24 }, ...foot(-from).toReversed()]);
      return [
        painted(linearPaint(top, { x: top.x, y: horizon + 10 }, [bright, mixColours(bright, low, 0.3)]), body),
        painted(linearPaint(top, { x: top.x, y: horizon + 10 }, [dark, mixColours(dark, bright, 0.4)]), shaded),
      ];
    });
  }

  /** A single mountain with a broad foot and a cap of snow. */
  function cone(): readonly SceneNode[] {
    const top = { x: place(640), y: horizon - room * 0.36 };
    const half = room * 0.82;
    const rock = mixColours(mixColours(colours.main, colours.dark, 0.24), low, 0.4);
    const flank = (x: number) => {
      const away = Math.abs(x - top.x) / half;
      return away > 1 ? horizon + 40 : horizon - room * 0.36 * Math.max(0, (1 - away) ** 1.7 - 0.012);
    };
    const level = (x: number) => Math.max(top.y + room * 0.012, flank(x));
    const snow = (x: number) =>
      level(x) +
      room * (0.085 + 0.03 * Math.sin(x / 13) + 0.018 * Math.sin(x / 5.1)) * Math.max(0, 1 - Math.abs(x - top.x) / (half * 0.32));
    const spots = across(area, 4, level);
    const near = spots.filter(({ x }) => Math.abs(x - top.x) < half * 0.32);
    const white = mixColours(dim(mixColours(colours.paper, WHITE, 0.5)), low, 0.14);
    const from = sun.x > top.x ? 1 : -1;
    return [
      painted(linearPaint(top, { x: top.x, y: horizon }, [rock, mixColours(rock, low, 0.6)]), areaUnder(spots, horizon + 40)),
      filled(white, polygon([...near, ...near.toReversed().map(({ x }) => ({ x, y: snow(x) }))])),
      filled(
        withAlpha(mixColours(rock, shade, 0.3), 0.28),
        areaUnder(
          spots.filter(({ x }) => (x - top.x) * from < 0),
          horizon + 40,
        ),
      ),
    ];
  }

  /** One great rock with worn flanks, red in the low sun. */
  function redRock(): readonly SceneNode[] {
    const middle = { x: place(690), y: horizon + 6 };
    const [half, up] = [room * 0.56, room * 0.24];
    const at = (x: number, y: number): Point => ({ x: middle.x + x * half, y: middle.y - y * up });
    const rock = mixColours(dim({ r: 190, g: 84, b: 48, a: 1 }), low, 0.2);
    const outline = smoothShape([
      at(-1, 0),
      at(-0.9, 0.4),
      at(-0.74, 0.78),
      at(-0.5, 0.92),
      at(-0.2, 0.98),
      at(0.1, 1),
      at(0.36, 0.95),
      at(0.62, 0.9),
      at(0.8, 0.66),
      at(0.93, 0.34),
      at(1, 0),
    ]);
    const gullies = [-0.72, -0.52, -0.3, -0.08, 0.16, 0.4, 0.6, 0.78].map((x, index) =>
      smoothShape([
        at(x, 0.8 - Math.abs(x) * 0.24),
        at(x + 0.03, 0.4),
        at(x + 0.05 + (index % 2) * 0.03, 0.02),
        at(x - 0.02, 0.04),
        at(x - 0.025, 0.4),
      ]),
    );
    const from = sun.x > middle.x ? 1 : -1;
    return [
      painted(linearPaint(at(from, 0), at(-from, 0), [mixColours(rock, rim, 0.4), rock, mixColours(rock, shade, 0.4)]), outline),
      filled(withAlpha(mixColours(rock, shade, 0.6), 0.34), ...gullies),
      shadowOf([filled(low, ellipse({ x: middle.x, y: horizon + 8 }, half * 1.1, room * 0.02))], withAlpha(low, 0.5), { x: 0, y: 0 }, 8),
    ];
  }
}

const BUTTES = [
  [70, 0.13, 0.24],
  [-260, 0.1, 0.3],
  [690, 0.15, 0.2],
  [880, 0.11, 0.32],
  [1240, 0.12, 0.25],
  [-620, 0.13, 0.26],
] as const;

/** A tree of the land. @param tall units @param away how far off it is */
export function landTree(
  land: RoadLand,
  random: Random,
  { foot, tall, away }: { readonly foot: Point; readonly tall: number; readonly away: number },
  side: 1 | -1,
  { leaf, shade, rim, dim, hazed }: LandTones,
): readonly SceneNode[] {
  const shadow = filled(withAlpha(shade, 0.3), ellipse({ x: foot.x + side * tall * 0.3, y: foot.y }, tall * 0.6, tall * 0.06));
  const tone = hazed(mixColours(leaf, shade, 0.34), away);
  if (land === 'tropics') {
    const high = tall * between(random, 1.1, 1.5);
    const lean = high * between(random, -0.22, 0.22);
    return [
      shadow,
      filled(tone, palm(random, foot, high, lean)),
      filled(mixColours(tone, rim, 0.2), ellipse({ x: foot.x + tall * 0.2, y: foot.y }, tall * 0.26, tall * 0.12)),
    ];
  }
  if (land === 'savanna') {
    const { mass, lit } = acacia(random, foot, tall * 1.05, between(random, -0.12, 0.12));
    return [shadow, filled(tone, mass), filled(mixColours(tone, rim, 0.34), lit)];
  }
  const isSlender = random() < (land === 'cypresses' ? 0.86 : 0.25);
  const stand = { foot, tall: land === 'cypresses' && isSlender ? tall * 1.1 : tall, from: { x: -side * 0.8, y: -0.6 }, isSlender };
  const tree = bankTree(random, stand);
  const isInBloom = land === 'cone' && random() < 0.6;
  const crown = isInBloom ? hazed(mixColours(dim(PINK), shade, 0.1), away) : tone;
  return [shadow, filled(crown, tree.mass, crownOf(stand)), filled(mixColours(crown, isInBloom ? WHITE : rim, 0.34), tree.lit)];
}
