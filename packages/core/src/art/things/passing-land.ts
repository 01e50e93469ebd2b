import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { bankTree } from './bank-trees.ts';
import { butte } from './butte.ts';
import { coniferWood } from './conifers.ts';
import { fruitTree } from './fruit-trees.ts';
import { hazyHills } from './hazy-hills.ts';
import { palm } from './palm.ts';
import { ridgeOf } from './ridge.ts';
import { rockyPeak } from './rocky-peak.ts';
import { saguaro } from './saguaro.ts';

/** The lands that a train passes, in the order of the numbers that choose them. */
export const LANDS = ['hills', 'snow', 'desert', 'coast'] as const;
export type LandId = (typeof LANDS)[number];

export interface LandPlace {
  /** The part of the land that is seen. */
  readonly view: Rect;
  readonly horizon: number;
  /** Height of the scene under the words, units. */
  readonly room: number;
  /** Where the sun stands. */
  readonly sun: number;
  /** The side of the sun: 1 right. */
  readonly side: 1 | -1;
}

export interface LandTones {
  /** The farthest range, what grows, the air, and the light on what faces the sun. */
  readonly far: Rgba;
  readonly leaf: Rgba;
  readonly meadow: Rgba;
  readonly air: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
  readonly water: Rgba;
  readonly lamp: Rgba;
  readonly roof: Rgba;
}

const SAND: Rgba = { r: 214, g: 150, b: 96, a: 1 };
const ROCK: Rgba = { r: 176, g: 92, b: 62, a: 1 };
const SNOW: Rgba = { r: 242, g: 246, b: 252, a: 1 };

type ChanceOf = (part: string) => Random;

/** The distance behind the water or the fields: ranges of hills, snowy peaks, buttes, or a bay with its headlands. */
export function farLand(chanceOf: ChanceOf, id: LandId, place: LandPlace, tones: LandTones): readonly SceneNode[] {
  const { view, horizon, room, side, sun } = place;
  const { far, leaf, air, rim, shade } = tones;
  switch (id) {
    case 'snow':
      return [
        ...[
          [0.2, 0.34, 0.36],
          [0.66, 0.28, 0.3],
          [0.94, 0.38, 0.4],
          [0.44, 0.4, 0.42],
        ].flatMap(([x = 0, up = 0, half = 0], index) =>
          rockyPeak(
            chanceOf(`peak ${index}`),
            {
              summit: { x: side > 0 ? view.x + view.width * (1 - x) : view.x + view.width * x, y: horizon - room * up },
              height: room * up * 1.05,
              half: view.width * half,
            },
            side > 0 ? -1 : 1,
            { rock: mixColours(far, air, 0.3), snow: mixColours(SNOW, air, 0.12), light: rim, haze: mixColours(far, air, 0.62) },
          ),
        ),
        ...woods(chanceOf('woods'), place, mixColours(mixColours(leaf, shade, 0.45), air, 0.4)),
      ];
    case 'desert':
      return [
        ...hazyHills(chanceOf, view, { horizon: horizon + 6, room: room * 0.8, mouth: sun }, [mixColours(far, ROCK, 0.5), ROCK, air]),
        ...[
          [0.16, 130, 0.3, 0.46],
          [0.72, 96, 0.2, 0.55],
          [0.9, 190, 0.36, 0.3],
        ].flatMap(([x = 0, wide = 0, up = 0, haze = 0], index) =>
          butte(chanceOf(`butte ${index}`), {
            foot: { x: side > 0 ? view.x + view.width * (1 - x) : view.x + view.width * x, y: horizon + 14 },
            width: wide,
            height: room * up,
            rock: mixColours(mixColours(ROCK, shade, 0.25), air, haze),
            dust: mixColours(SAND, air, 0.4),
            light: mixColours(rim, ROCK, 0.3),
            sun: side,
          }),
        ),
      ];
    case 'coast':
      return [0.5, 0.3, 0.12].map((haze, index) => {
        const random = chanceOf(`headland ${index}`);
        const ridge = ridgeOf(random, { base: horizon, reach: room * 0.05, shape: 'round', spacing: 170 });
        const begin = view.x + view.width * (side > 0 ? 0.64 - index * 0.17 : 0.36 + index * 0.17);
        const tone = mixColours(mixColours(leaf, far, 0.5), air, haze);
        const height = (x: number) => {
          const inland = ((side > 0 ? begin - x : x - begin) / view.width) * 2.6;
          return inland <= 0 ? horizon + 40 : ridge(x) + room * 0.05 - room * (0.1 + index * 0.07) * Math.min(1, inland) ** 0.6;
        };
        return painted(
          linearPaint({ x: 0, y: horizon - room * 0.26 }, { x: 0, y: horizon + 30 }, [
            mixColours(tone, rim, 0.22),
            mixColours(tone, air, 0.25),
          ]),
          areaUnder(across(view, 7, height), horizon + 8 + index * 9),
        );
      });
    default:
      return hazyHills(chanceOf, view, { horizon, room: room * 1.5, mouth: sun }, [far, leaf, air]);
  }
}

/** Firs on the slopes under snowy peaks. */
function woods(random: Random, { view, horizon, room }: LandPlace, tone: Rgba): readonly SceneNode[] {
  const ridge = ridgeOf(random, { base: horizon + room * 0.02, reach: room * 0.05, shape: 'round', spacing: 300 });
  return [
    filled(
      tone,
      areaUnder(across(view, 10, ridge), horizon + room * 0.2),
      coniferWood(random, ridge, { count: 90, least: room * 0.03, most: room * 0.075, from: view.x, to: view.x + view.width }),
    ),
  ];
}

/** A row of the land between the water and the line: where it begins, as a share of that land, its haze, and the height of its trees. */
const ROWS = [
  { from: 0, haze: 0.42, tall: 0.06 },
  { from: 0.22, haze: 0.24, tall: 0.12 },
  { from: 0.56, haze: 0.06, tall: 0.25 },
] as const;
const WHEAT: Rgba = { r: 222, g: 186, b: 98, a: 1 };

/** One of three rows of land before the water, the farthest first: fields and trees, drifts of snow, sand with cacti, or a shore with palms. */
export function landRow(
  chanceOf: ChanceOf,
  id: LandId,
  row: 0 | 1 | 2,
  place: LandPlace,
  { top, bottom }: { readonly top: number; readonly bottom: number },
  tones: LandTones,
): readonly SceneNode[] {
  const { view, room, side } = place;
  const { leaf, meadow, air, rim, shade } = tones;
  const { from, haze, ...own } = ROWS[row];
  const random = chanceOf(`field ${row}`);
  const tall = room * own.tall;
  const base = top + (bottom - top) * from;
  const ridge = ridgeOf(random, { base: base + room * 0.03, reach: room * (0.035 + row * 0.014), shape: 'round', spacing: 420 - row * 60 });
  const ground =
    id === 'snow'
      ? mixColours(SNOW, shade, 0.03 + row * 0.05)
      : id === 'desert'
        ? mixColours(SAND, shade, row * 0.08)
        : row === 1
          ? mixColours(meadow, WHEAT, 0.55)
          : mixColours(meadow, leaf, row * 0.24);
  const tone = mixColours(ground, air, haze);
  const dark = mixColours(mixColours(leaf, shade, 0.5), air, haze);
  const furrows = Array.from({ length: 12 }, (_, index) =>
    band(view, (x) => ridge(x + index * 16) + (index + 0.6) * room * (0.011 + row * 0.006), 1.6 + row * 1.6),
  );
  const field = [
    painted(
      linearPaint({ x: 0, y: base - room * 0.02 }, { x: 0, y: base + room * (0.16 + row * 0.1) }, [
        mixColours(tone, rim, 0.45),
        tone,
        mixColours(tone, shade, 0.34),
      ]),
      areaUnder(across(view, 9, ridge), bottom + 10),
    ),
    filled(withAlpha(row === 1 && id !== 'snow' ? mixColours(tone, rim, 0.4) : shade, row === 1 ? 0.4 : 0.08), ...furrows),
  ];
  if (id === 'snow')
    return [
      ...field,
      filled(
        dark,
        coniferWood(random, (x) => ridge(x) + 6, {
          count: [70, 34, 9][row]!,
          least: tall * 0.6,
          most: tall * 1.5,
          from: view.x,
          to: view.x + view.width,
        }),
      ),
    ];
  const spots = Array.from({ length: [15, 26, 20][row]! }, () => between(random, view.x, view.x + view.width));
  if (id === 'desert')
    return [
      ...field,
      filled(
        withAlpha(shade, 0.2),
        ...spots.map((x) => ellipse({ x: x - side * tall * 0.2, y: ridge(x) + 12 + row * 10 }, tall * 0.3, tall * 0.03)),
      ),
      filled(
        withAlpha(dark, 0.85),
        ...spots.map((x, index) => ellipse({ x, y: ridge(x) + (6 + (index % 4) * 9) * (row + 1) }, tall * 0.16, tall * 0.09)),
      ),
      filled(
        mixColours(dark, leaf, 0.3),
        ...spots.slice(0, [5, 5, 3][row]!).map((x) => saguaro(random, { x, y: ridge(x) + 8 }, tall * between(random, 0.6, 1.1))),
      ),
    ];
  const light = { x: side * 0.8, y: -0.6 };
  // Far trees stand in hedgerows, nearer ones in copses.
  const feet =
    row === 0
      ? Array.from({ length: Math.round(view.width / 17) }, (_, index) => ({
          x: view.x + index * 17 + between(random, -5, 5),
          size: between(random, 0.5, 1.1),
        }))
      : Array.from(
          { length: row === 1 ? 6 : 3 },
          (_, index) => view.x + view.width * (row === 1 ? (index + between(random, 0.1, 0.9)) / 6 : [0.12, 0.9, 0.3][index]!),
        ).flatMap((middle) =>
          Array.from({ length: row === 1 ? 6 : 4 }, (_, index) => ({
            x: middle + (index - 2) * tall * between(random, 0.24, 0.42),
            size: between(random, 0.55, 1.1),
          })),
        );
  const trees = feet.map(({ x, size }, index) => {
    const stand = { foot: { x, y: ridge(x) + 3 + (index % 3) * tall * 0.06 }, tall: tall * size, from: light };
    if (row < 2) return { ...bankTree(random, { ...stand, isSlender: id === 'coast' && index % 3 === 0 }), trunk: [], middle: [] };
    return fruitTree(random, { ...stand, fruit: 0 });
  });
  return [
    ...field,
    filled(
      withAlpha(shade, 0.26),
      ...feet.map(({ x, size }) => ellipse({ x: x - side * tall * 0.24, y: ridge(x) + tall * 0.08 }, tall * size * 0.5, tall * 0.06)),
    ),
    filled(dark, ...trees.flatMap(({ trunk, mass }) => [trunk, mass])),
    filled(mixColours(dark, leaf, 0.6), ...trees.map(({ middle }) => middle)),
    filled(mixColours(mixColours(leaf, rim, 0.42), air, haze), ...trees.map(({ lit }) => lit)),
    ...(id === 'coast' && row === 2
      ? [
          filled(
            dark,
            ...[0.1, 0.86].map((x) =>
              palm(random, { x: view.x + view.width * x, y: ridge(view.x + view.width * x) + 12 }, tall * 1.5, side * tall * 0.3),
            ),
          ),
        ]
      : []),
  ];
}

/** A band that follows a line. */
function band(view: Rect, heightAt: (x: number) => number, thick: number): Path {
  const line = across(view, 24, heightAt);
  return polygon([...line, ...line.toReversed().map(({ x, y }) => ({ x, y: y + thick }))]);
}
