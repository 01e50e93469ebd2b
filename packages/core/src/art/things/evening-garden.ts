import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point, Rect } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import { rectanglePath } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, glow, linearPaint, painted } from '../drawing/nodes.ts';
import { across, areaUnder, ellipse, polygon } from '../drawing/outlines.ts';
import { bankTree, crownOf } from './bank-trees.ts';
import { blossoms } from './doorstep-plants.ts';
import { farmhouse } from './harvest-things.ts';

/** A garden from the tall grass in front to the house at its end. */
export interface GardenView {
  readonly area: Rect;
  readonly horizon: number;
  readonly floor: number;
  /** Height of the scene under the words, units. */
  readonly room: number;
  readonly sun: Point;
  readonly isDusk: boolean;
  /** 1: the house is at the right; -1: at the left. */
  readonly side: 1 | -1;
  readonly place: (x: number) => number;
}

export interface GardenTones {
  readonly leaf: Rgba;
  readonly lawn: Rgba;
  readonly low: Rgba;
  readonly glare: Rgba;
  readonly rim: Rgba;
  readonly shade: Rgba;
  readonly black: Rgba;
  readonly wood: Rgba;
  readonly wall: Rgba;
  readonly roof: Rgba;
  readonly linen: Rgba;
}

/** The house between trees at the end of the garden. */
export function houseBeyond(
  random: Random,
  { area, horizon, room, side, place }: GardenView,
  { leaf, low, rim, shade, black, wood, wall, roof }: GardenTones,
): readonly SceneNode[] {
  const foot = { x: place(740), y: horizon + 6 };
  const wide = Math.min(150, room * 0.22);
  const stands = [-1.5, -1.15, 0.9, 1.2, 1.6, -2.2, 2.1].map((x, index) => ({
    foot: { x: foot.x + side * x * wide, y: foot.y + 4 },
    tall: wide * between(random, 0.7, 1.15),
    from: { x: -side * 0.8, y: -0.6 },
    isSlender: index === 1,
  }));
  const trees = stands.map((stand) => bankTree(random, stand));
  // The crowns are dense, as gaps between their leaves would be seen.
  const crowns = stands.map(crownOf);
  const tone = mixColours(mixColours(leaf, black, 0.3), low, 0.36);
  const hedge = across(area, 16, (x) => horizon - room * 0.02 - Math.abs(Math.sin(x / 41) + Math.sin(x / 17)) * room * 0.008);
  return [
    filled(mixColours(leaf, low, 0.5), areaUnder(hedge, horizon + 30)),
    filled(tone, ...trees.map(({ mass }) => mass), ...crowns),
    filled(mixColours(tone, rim, 0.26), ...trees.map(({ lit }) => lit)),
    ...farmhouse(foot, wide, side > 0 ? -1 : 1, mixColours(wall, low, 0.26), mixColours(roof, low, 0.22), {
      wood,
      shade: mixColours(shade, low, 0.3),
      light: rim,
    }),
  ];
}

/** A lawn in the low sun. */
export function sunnyLawn(
  random: Random,
  { area, horizon, floor, room, sun, isDusk }: GardenView,
  { lawn, low, glare, rim, shade, black }: GardenTones,
): readonly SceneNode[] {
  const strokes = Array.from({ length: Math.round(area.width / 3) }, () => {
    const share = random() ** 0.7;
    const y = horizon + 10 + (floor - horizon) * share;
    const x = between(random, area.x, area.x + area.width);
    return {
      path: ellipse({ x, y }, between(random, 4, 20) * (0.3 + share), between(random, 0.8, 2.2) * (0.4 + share)),
      isLit: random() < 0.6,
    };
  });
  return [
    painted(
      linearPaint({ x: 0, y: horizon }, { x: 0, y: floor + 20 }, [
        mixColours(lawn, low, 0.6),
        mixColours(lawn, glare, 0.26),
        lawn,
        mixColours(lawn, black, 0.42),
      ]),
      areaUnder(
        across(area, 20, (x) => horizon + 4 + Math.sin(x / 190) * 3),
        area.y + area.height,
      ),
    ),
    glow({ x: sun.x, y: horizon + room * 0.06 }, room * 0.5, withAlpha(glare, isDusk ? 0.36 : 0.55)),
    filled(withAlpha(mixColours(glare, rim, 0.5), isDusk ? 0.12 : 0.2), ...strokes.filter(({ isLit }) => isLit).map(({ path }) => path)),
    filled(withAlpha(shade, 0.1), ...strokes.filter(({ isLit }) => !isLit).map(({ path }) => path)),
  ];
}

/** A white fence at the end of the lawn, and daisies in the grass. */
export function fenceAndDaisies(
  random: Random,
  { area, horizon, floor, room, isDusk }: GardenView,
  { linen, low, rim, shade }: GardenTones,
): readonly SceneNode[] {
  const [foot, high] = [horizon + room * 0.05, room * 0.042];
  const tone = mixColours(mixColours(linen, shade, 0.24), low, 0.3);
  const pickets = Array.from({ length: Math.round(area.width / 11) }, (_, index) => {
    const x = area.x + index * 11;
    return polygon([
      { x, y: foot },
      { x, y: foot - high * 0.86 },
      { x: x + 2.4, y: foot - high },
      { x: x + 4.8, y: foot - high * 0.86 },
      { x: x + 4.8, y: foot },
    ]);
  });
  const rails = [0.26, 0.66].map((up) => rectanglePath({ x: area.x, y: foot - high * up, width: area.width, height: 2.6 }));
  const daisies = Array.from({ length: Math.round(area.width / 6) }, () => {
    const share = random() ** 0.8;
    return ellipse(
      { x: between(random, area.x, area.x + area.width), y: foot + 12 + (floor - foot) * share },
      1.2 + share * 3,
      0.8 + share * 2.2,
    );
  });
  return [
    filled(withAlpha(shade, 0.2), rectanglePath({ x: area.x, y: foot - 1, width: area.width, height: 5 })),
    filled(tone, ...pickets, ...rails),
    filled(withAlpha(mixColours(linen, rim, 0.5), isDusk ? 0.5 : 0.85), ...daisies),
  ];
}

/** Flowers at both edges of a garden. @param ground where they grow. */
export function flowerBeds(
  random: Random,
  { room, place }: GardenView,
  { shade }: GardenTones,
  ground: number,
  petals: readonly [Rgba, Rgba],
): readonly SceneNode[] {
  const bed = (x: number, wide: number) =>
    Array.from({ length: 13 }, () => ({ x: x + between(random, -wide, wide), y: ground - random() * room * 0.075 }));
  const [left, right] = [place(70), place(970)];
  return [
    filled(
      withAlpha(shade, 0.3),
      ellipse({ x: left, y: ground + 4 }, room * 0.15, room * 0.02),
      ellipse({ x: right, y: ground + 4 }, room * 0.14, room * 0.02),
    ),
    ...blossoms(random, [...bed(left, room * 0.11), ...bed(right, room * 0.1)], room * 0.024, petals),
  ];
}
