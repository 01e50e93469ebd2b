import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { type FlowerTones, type GardenFlowerId, flowerBud, gardenFlower } from './garden-flowers.ts';
import { type SprayId, type SprayTones, berries, leafSpray, thistle } from './leaf-sprays.ts';

/** A left and a right bank of plants that grow from the foot of a front along its sides. */
export interface FlowerBank {
  /** The lower edge of its flowers, and the upper edge of what climbs along the sides. */
  readonly foot: number;
  readonly top: number;
  /** The lower edge of the words. */
  readonly words: number;
  /** The size of its flowers; 1 on a high front. */
  readonly scale: number;
  readonly flowers: readonly [GardenFlowerId, GardenFlowerId, GardenFlowerId];
  readonly sprays: readonly [SprayId, SprayId];
  readonly petals: readonly [Rgba, Rgba, Rgba];
  readonly leaves: readonly [Rgba, Rgba];
  readonly heart: Rgba;
  readonly berry: Rgba;
  readonly shade: Rgba;
  readonly light: Rgba;
  /** True where nothing blooms but a few flowers. */
  readonly isBare: boolean;
  readonly mirrored: boolean;
}

const EDGES = [-1, 1] as const;
type Edge = (typeof EDGES)[number];

const UP = -Math.PI / 2;

/** Flowers of one side: their distances from the edge of the front and over the foot, their radii, and the kind and color of each. */
const FLOWERS: readonly (readonly [number, number, number, 0 | 1 | 2])[] = [
  [20, 452, 34, 2],
  [52, 318, 50, 1],
  [196, 196, 44, 2],
  [30, 196, 74, 0],
  [386, 34, 38, 2],
  [262, 52, 62, 1],
  [112, 100, 104, 0],
];
const OTHER: readonly (readonly [number, number, number, 0 | 1 | 2])[] = [
  [24, 372, 40, 1],
  [150, 226, 38, 2],
  [50, 226, 64, 1],
  [406, 32, 34, 1],
  [304, 46, 52, 2],
  [36, 84, 62, 2],
  [174, 92, 92, 0],
];
/** Those that stay where little blooms. */
const FEW = new Set([0, 3, 5, 6]);

function placeOf({ mirrored, foot, scale }: FlowerBank): (edge: Edge, aside: number, up: number) => Point {
  return (edge, aside, up) => ({ x: 500 + (mirrored ? -edge : edge) * (500 - aside * (0.6 + 0.4 * scale)), y: foot - up * scale });
}

/** The outward direction of an edge, turned from upward by an angle to the middle. */
function inward({ mirrored }: FlowerBank, edge: Edge, angle: number): number {
  return UP - (mirrored ? -edge : edge) * angle;
}

/** Twigs that stand behind everything: they fade into the ground. @param haze the color they fade to. */
export function bankBehind(random: Random, bank: FlowerBank, haze: Rgba): readonly SceneNode[] {
  const place = placeOf(bank);
  const { leaves, sprays, shade, light, scale } = bank;
  const faded = leaves.map(
    (leaf): SprayTones => ({
      leaf: mixColours(leaf, haze, 0.52),
      shade: mixColours(shade, haze, 0.3),
      light: mixColours(light, haze, 0.3),
      isFar: true,
    }),
  );
  const tones = (index: number) => faded[index % 2] ?? { leaf: leaves[0], shade, light, isFar: true };
  return EDGES.flatMap((edge) => [
    ...[0.05, 0.36, 0.7, 1.04].flatMap((angle, index) => {
      // None grows into the words.
      const most = (bank.foot - bank.words - 120 * scale) / Math.cos(angle * 0.78);
      const length = Math.min(most, (560 - index * 78) * scale * between(random, 0.88, 1.08));
      return leafSpray(
        random,
        place(edge, 60 + index * 44, 60),
        length,
        inward(bank, edge, angle * 0.78),
        sprays[index % 2] ?? 'fern',
        tones(index),
        0.1,
      );
    }),
    ...climbing(random, bank, edge, tones(1), 0),
  ]);
}

/** Twigs along an edge of the front, the thinner the higher, and none over the words. */
function climbing(random: Random, bank: FlowerBank, edge: Edge, tones: SprayTones, layer: number): readonly SceneNode[] {
  const { foot, top, scale, sprays, mirrored } = bank;
  const x = edge * (mirrored ? -1 : 1) < 0 ? -8 : 1008;
  const from = foot - 150 * scale;
  const count = 7;
  return Array.from({ length: count }, (_, index) => {
    const share = (index + 0.5 * layer) / count;
    const y = from + (top - from) * share;
    const length = (196 * (1 - share) ** 1.2 + 76) * (0.6 + 0.4 * scale) * between(random, 0.85, 1.1);
    return leafSpray(
      random,
      { x, y },
      length,
      inward(bank, edge, 0.28 + 0.24 * (index % 3) + 0.2 * (1 - share)),
      sprays[(index + layer) % 2] ?? 'rose',
      tones,
    );
  }).flat();
}

/** Leaves, buds, berries and flowers nearest to the viewer. */
export function bankBefore(random: Random, bank: FlowerBank): readonly SceneNode[] {
  const place = placeOf(bank);
  const { leaves, sprays, petals, flowers, heart, berry, shade, light, scale, isBare } = bank;
  const tones = leaves.map((leaf): SprayTones => ({ leaf, shade, light }));
  const tone = (index: number) => tones[index % 2] ?? { leaf: leaves[0], shade, light };
  const flowerTones = (index: number): FlowerTones => ({ petal: petals[index] ?? petals[0], heart, shade, light });
  return EDGES.flatMap((edge) => {
    const spots = edge < 0 ? FLOWERS : OTHER;
    return [
      ...climbing(random, bank, edge, tone(0), 1),
      ...[-0.2, 0.12, 0.44, 0.74, 1.02, 1.3].flatMap((angle, index) =>
        leafSpray(
          random,
          place(edge, 70 + index * 26, 40),
          (330 - index * 14) * scale * between(random, 0.85, 1.1),
          inward(bank, edge, angle),
          sprays[(index + 1) % 2] ?? 'rose',
          tone(index),
          // Those that lean to the middle rise, so that none hangs into the words below.
          (bank.mirrored ? -edge : edge) * (index > 2 ? 0.4 : between(random, -0.3, 0.4)),
        ),
      ),
      ...[1.02, 1.24, 1.42].flatMap((angle, index) =>
        leafSpray(
          random,
          place(edge, 250 + index * 50, 44),
          (200 - index * 24) * scale,
          inward(bank, edge, angle),
          index === 1 ? 'olive' : 'rose',
          tone(index),
          (bank.mirrored ? -edge : edge) * 0.34,
        ),
      ),
      ...[0.22, 0.62, 0.98].flatMap((angle, index) => {
        const root = place(edge, 116 + index * 50, 80);
        const long = (isBare ? 250 : 212) * scale * between(random, 0.9, 1.2);
        const heading = inward(bank, edge, angle);
        const tip = { x: root.x + Math.cos(heading) * long, y: root.y + Math.sin(heading) * long };
        if (index === 1 && !isBare) return thistle(random, tip, 62 * scale, heading, petals[1], tone(1));
        return berries(random, root, long * 1.1, heading, berry, tone(0), isBare ? 9 : 7);
      }),
      ...(isBare
        ? []
        : [
            [300, 148, 0.5],
            [150, 300, 0.35],
            [70, 400, 0.2],
          ].flatMap(([aside = 0, up = 0, angle = 0], index) =>
            flowerBud(place(edge, aside, up), (22 - index * 3) * scale, inward(bank, edge, angle), flowerTones(index), leaves[0]),
          )),
      ...spots.flatMap(([aside, up, radius, kind], index) =>
        isBare && !FEW.has(index) ? [] : gardenFlower(random, place(edge, aside, up), radius * scale, flowers[kind], flowerTones(kind)),
      ),
    ];
  });
}
