import { type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, linearPaint, painted, shadowOf, stroked } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { bankTree } from './bank-trees.ts';

export interface RoadPlace {
  readonly area: Rect;
  readonly horizon: number;
  /** The height of the scene under the words, units. */
  readonly room: number;
  /** The side to which the road bends. */
  readonly facing: 1 | -1;
}

export interface RoadTones {
  readonly grass: Rgba;
  readonly road: Rgba;
  readonly line: Rgba;
  /** The sky over the horizon, in which what is far pales. */
  readonly air: Rgba;
  readonly light: Rgba;
  readonly shade: Rgba;
}

/** Returns where a road runs that winds away from the reader. @param share of the way from the horizon to `bottom`. */
export function roadAt({ horizon, facing }: RoadPlace, bottom: number, share: number) {
  const far = 1 - share;
  return {
    middle: 500 + facing * 210 * Math.sin(Math.PI * far ** 1.25) * far ** 2,
    y: horizon + (bottom - horizon) * share,
    half: 4 + 640 * share ** 1.45,
  };
}

/** Fields, and a road that runs away from the reader in long bends. */
export function countryRoad(place: RoadPlace, { grass, road, line, light, shade }: RoadTones, bottom: number): readonly SceneNode[] {
  const { area, horizon, room } = place;
  const rise = across(area, 30, (x) => horizon + Math.sin(x / 260) * room * 0.014);
  const edges = Array.from({ length: 15 }, (_, index) => roadAt(place, bottom, (index / 14) ** 1.6));
  const side = (sign: number, out: number): readonly Point[] => edges.map(({ y, half, middle }) => ({ x: middle + sign * half * out, y }));
  const dashes = [0.1, 0.15, 0.22, 0.32].map((share) => {
    const [from, to] = [roadAt(place, bottom, share), roadAt(place, bottom, share * 1.2)];
    return polygon([
      { x: from.middle - from.half * 0.022, y: from.y },
      { x: from.middle + from.half * 0.022, y: from.y },
      { x: to.middle + to.half * 0.022, y: to.y },
      { x: to.middle - to.half * 0.022, y: to.y },
    ]);
  });
  const furrows = Array.from({ length: 12 }, (_, index) => smoothLine(side(index % 2 === 0 ? 1 : -1, 2.4 + Math.floor(index / 2) * 1.9)));
  return [
    painted(
      linearPaint({ x: 0, y: horizon }, { x: 0, y: bottom }, [
        mixColours(grass, light, 0.42),
        grass,
        mixColours(grass, shade, 0.3),
        mixColours(grass, shade, 0.5),
      ]),
      areaUnder(rise, bottom),
    ),
    stroked(withAlpha(mixColours(grass, light, 0.6), 0.3), 5, ...furrows),
    painted(
      linearPaint({ x: 0, y: horizon }, { x: 0, y: bottom }, [mixColours(road, light, 0.6), road, mixColours(road, shade, 0.28)]),
      smoothShape([...side(-1, 1), ...side(1, 1).toReversed()]),
    ),
    stroked(withAlpha(mixColours(line, WHITE, 0.2), 0.7), 3, smoothLine(side(-1, 0.93)), smoothLine(side(1, 0.93))),
    filled(withAlpha(line, 0.85), ...dashes),
  ];
}

/** The trees along a road: places across the front, and how far down and how tall they are as shares of the room. */
const TREES = [
  { x: 360, y: 0.015, tall: 0.12 },
  { x: 640, y: 0.02, tall: 0.13 },
  { x: 250, y: 0.05, tall: 0.2 },
  { x: 740, y: 0.055, tall: 0.21 },
  { x: 858, y: 0.12, tall: 0.36 },
  { x: 118, y: 0.13, tall: 0.38 },
] as const;

/** Trees on both sides of a road, smaller with every step away, in the light of a low sun. */
export function treesAlong(
  random: Random,
  { horizon, room, facing }: RoadPlace,
  { grass, air, light, shade }: RoadTones,
): readonly SceneNode[] {
  const from = { x: -0.5 * facing, y: -0.86 };
  return TREES.flatMap(({ x, y, tall }) => {
    const size = room * tall * between(random, 0.9, 1.05);
    const foot: Point = { x: facing > 0 ? x : 1000 - x, y: horizon + room * (y + 0.02) };
    const { mass, lit } = bankTree(random, { foot, tall: size, from, isSlender: false });
    const tone = mixColours(mixColours(grass, shade, 0.34), air, Math.max(0.04, 0.42 - tall));
    const cast = filled(shade, ellipse({ x: foot.x + facing * size * 0.2, y: foot.y }, size * 0.42, size * 0.05));
    return [
      shadowOf([cast], withAlpha(shade, 0.3), { x: 0, y: 3 }, 4),
      filled(tone, mass),
      filled(mixColours(tone, mixColours(light, grass, 0.5), 0.38), lit),
    ];
  });
}
