import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { ellipse, polygon } from '../drawing/outlines.ts';
import { ribbon } from '../drawing/ribbon.ts';

/** A plant of an orchard or a vineyard, in parts of one tone each. */
export interface FruitPlant {
  readonly trunk: Path;
  readonly mass: Path;
  readonly middle: Path;
  readonly lit: Path;
  readonly fruit: Path;
}

interface Stand {
  readonly foot: Point;
  readonly tall: number;
  /** The direction of the light, of length 1, with y down. */
  readonly from: Point;
  /** The share of the usual fruit. */
  readonly fruit: number;
}

/** Heights, in units, from which a plant has single leaves, and up to which it has none. */
const [NEAR, FAR] = [190, 60] as const;

interface Heap extends Point {
  readonly size: number;
  /** From -1, away from the light, to 1. */
  readonly light: number;
  readonly isOuter: boolean;
}

/** The shape of a leaf along its own axis, half of it on each side: x along, y across, clockwise. */
const LEAF = [
  [1, 0],
  [0.25, 0.42],
  [-0.55, 0.3],
  [-0.9, 0],
  [-0.55, -0.3],
  [0.25, -0.42],
] as const;

function plantOf(random: Random, heaps: readonly Heap[], { tall, from, fruit }: Stand, trunk: Path, girth: number): FruitPlant {
  const isNear = tall > NEAR;
  const shape = ({ x, y, size }: Heap, share: number, shift: number): Path =>
    ellipse({ x: x + from.x * size * shift, y: y + from.y * size * shift }, size * share, size * share * 0.82);
  /** Single leaves around a heap, of plants near enough for them. */
  const leaves = (heap: Heap, count: number, spread: number): Path =>
    Array.from({ length: isNear ? count : Math.floor(count / 3) }, () => {
      const angle = between(random, 0, 2 * Math.PI);
      const long = Math.max(2.2, Math.min(9, tall * 0.024)) * between(random, 0.75, 1.15);
      const [cos, sin] = [Math.cos(angle + between(random, -0.8, 0.8)) * long, Math.sin(angle + between(random, -0.8, 0.8)) * long];
      const [x, y] = [heap.x + Math.cos(angle) * heap.size * spread, heap.y + Math.sin(angle) * heap.size * spread * 0.86];
      return polygon(LEAF.map(([along, out]) => ({ x: x + along * cos - out * sin, y: y + along * sin + out * cos })));
    }).flat();
  const towards = heaps.filter(({ light }) => light > between(random, -0.35, 0.25));
  const brightest = heaps.filter(({ light }) => light > between(random, 0, 0.7));
  const hung = heaps.filter(() => random() < fruit * 0.55);
  const radius = Math.max(1.1, tall * girth);
  return {
    trunk,
    mass: heaps.flatMap((heap) => [...shape(heap, 1, 0), ...(heap.isOuter ? leaves(heap, 5, 0.95) : [])]),
    middle: towards.flatMap((heap) => [...shape(heap, isNear ? 0.5 : 0.74, 0.22), ...leaves(heap, 4, 0.7)]),
    lit: brightest.flatMap((heap) => [...(tall > FAR ? [] : shape(heap, 0.45, 0.4)), ...leaves(heap, 6, 0.62)]),
    fruit: hung.flatMap((heap) =>
      ellipse({ x: heap.x + between(random, -0.7, 0.7) * heap.size, y: heap.y + between(random, -0.2, 0.8) * heap.size }, radius),
    ),
  };
}

/** A fruit tree with a round crown on a short trunk. */
export function fruitTree(random: Random, stand: Stand): FruitPlant {
  const { foot, tall, from } = stand;
  const count = tall > NEAR ? 56 : tall > FAR ? 22 : 10;
  const heaps = Array.from({ length: count }, (_, index): Heap => {
    const angle = index * 2.39996 + between(random, -0.3, 0.3);
    const out = Math.sqrt((index + 0.5) / count) * between(random, 0.9, 1.05);
    const [x, y] = [Math.cos(angle) * out, Math.sin(angle) * out * (Math.sin(angle) > 0 ? 0.82 : 1)];
    const size = tall * (count > 40 ? 0.085 : count > 20 ? 0.115 : 0.17) * (1.2 - 0.45 * out) * between(random, 0.85, 1.15);
    return {
      x: foot.x + x * tall * 0.44,
      y: foot.y - tall * 0.62 + y * tall * 0.37,
      size,
      light: x * from.x + y * from.y,
      isOuter: out > 0.7,
    };
  });
  const limb = (x: number, up: number) =>
    ribbon([
      { x: foot.x, y: foot.y - tall * 0.18, width: tall * 0.026 },
      { x: foot.x + x * tall * 0.5, y: foot.y - tall * (0.2 + up * 0.4), width: tall * 0.018 },
      { x: foot.x + x * tall, y: foot.y - tall * (0.2 + up), width: tall * 0.008 },
    ]);
  const trunk = clockwise([
    ...ribbon([
      { x: foot.x - tall * 0.01, y: foot.y + 2, width: tall * 0.05 },
      { x: foot.x, y: foot.y - tall * 0.08, width: tall * 0.032 },
      { x: foot.x + tall * 0.008, y: foot.y - tall * 0.3, width: tall * 0.026 },
    ]),
    ...limb(-0.22, 0.28),
    ...limb(0.2, 0.3),
    ...limb(0.02, 0.36),
  ]);
  return plantOf(random, heaps, stand, trunk, 0.0165);
}

/** A vine of a vineyard: a hedge on a post, flat at its sides. @param wide the breadth that it fills in its row. */
export function grapeVine(random: Random, stand: Stand, wide: number): FruitPlant {
  const { foot, tall, from } = stand;
  const count = tall > 90 ? 34 : tall > 40 ? 14 : 6;
  const heaps = Array.from({ length: count }, (): Heap => {
    const [x, y] = [between(random, -1, 1), between(random, -1, 1)];
    const size = tall * (count > 30 ? 0.12 : count > 10 ? 0.18 : 0.26) * between(random, 0.8, 1.15);
    return {
      x: foot.x + x * wide * 0.5,
      y: foot.y - tall * (0.62 - y * 0.27),
      size,
      light: x * from.x * 0.5 + y * from.y,
      isOuter: Math.abs(y) > 0.6,
    };
  });
  const trunk = ribbon([
    { x: foot.x, y: foot.y + 1, width: tall * 0.035 },
    { x: foot.x + tall * 0.03, y: foot.y - tall * 0.22, width: tall * 0.024 },
    { x: foot.x, y: foot.y - tall * 0.5, width: tall * 0.02 },
  ]);
  return plantOf(random, heaps, { ...stand, fruit: stand.fruit * 0.7 }, trunk, 0.03);
}
