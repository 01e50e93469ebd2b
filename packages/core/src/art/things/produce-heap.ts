import { BLACK, type Rgba, WHITE, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { filled, painted, radialPaint, stroked } from '../drawing/nodes.ts';
import { ellipse, polar, smoothLine, smoothShape } from '../drawing/outlines.ts';
import { GREEN, looseProduce, type LooseId } from './loose-produce.ts';
import { leaf } from './plants.ts';

/** The produce in the crates of a stall, in the order of the numbers that choose it. */
export const PRODUCE = [
  'tomato',
  'lemon',
  'orange',
  'apple',
  'bread',
  'aubergine',
  'lettuce',
  'carrot',
  'pear',
  'grape',
  'onion',
  'peach',
  'lime',
  'potato',
] as const;
export type ProduceId = (typeof PRODUCE)[number];

const TONES: Readonly<Record<ProduceId, Rgba>> = {
  tomato: { r: 214, g: 58, b: 40, a: 1 },
  lemon: { r: 250, g: 208, b: 62, a: 1 },
  orange: { r: 242, g: 138, b: 40, a: 1 },
  apple: { r: 186, g: 44, b: 48, a: 1 },
  bread: { r: 206, g: 142, b: 76, a: 1 },
  aubergine: { r: 72, g: 36, b: 84, a: 1 },
  lettuce: { r: 108, g: 158, b: 68, a: 1 },
  carrot: { r: 236, g: 126, b: 44, a: 1 },
  pear: { r: 196, g: 190, b: 84, a: 1 },
  grape: { r: 164, g: 186, b: 84, a: 1 },
  onion: { r: 158, g: 62, b: 88, a: 1 },
  peach: { r: 246, g: 164, b: 112, a: 1 },
  lime: { r: 118, g: 164, b: 62, a: 1 },
  potato: { r: 198, g: 160, b: 108, a: 1 },
};

export interface HeapPlace {
  /** The middle of its near edge. */
  readonly foot: Point;
  readonly width: number;
  /** The depth of a heap and its height over that, as they are seen. */
  readonly depth: number;
  readonly rise: number;
}

export interface HeapLight {
  readonly light: Rgba;
  readonly shade: Rgba;
  /** The share of the shade behind that lies on it, from 0 to 1. */
  readonly dim: number;
  /** The side that the light comes from: 1 right. */
  readonly from: 1 | -1;
}

/** The size of one piece as a share of the heap's breadth, and its height as a share of its own. */
function sizeOf(id: ProduceId): number {
  if (id === 'bread') return 0.19;
  if (id === 'lettuce') return 0.19;
  if (id === 'grape') return 0.1;
  if (id === 'aubergine' || id === 'carrot') return 0.13;
  return id === 'lime' ? 0.088 : 0.105;
}

/** A heap of one kind of fruit, vegetable or bread in a crate, the farthest pieces first. */
export function produceHeap(random: Random, id: ProduceId, { foot, width, depth, rise }: HeapPlace, heap: HeapLight): readonly SceneNode[] {
  const radius = width * sizeOf(id);
  const rows = Math.max(2, Math.round((depth + rise) / (radius * 0.95)) + 1);
  const tone = mixColours(TONES[id], heap.shade, heap.dim);
  const dark = mixColours(tone, heap.shade, 0.75);
  const ground = smoothShape([
    { x: foot.x - width * 0.5, y: foot.y + radius * 0.4 },
    { x: foot.x - width * 0.46, y: foot.y - depth * 0.7 },
    { x: foot.x - width * 0.2, y: foot.y - depth - rise * 0.8 },
    { x: foot.x + width * 0.2, y: foot.y - depth - rise * 0.8 },
    { x: foot.x + width * 0.46, y: foot.y - depth * 0.7 },
    { x: foot.x + width * 0.5, y: foot.y + radius * 0.4 },
  ]);
  return [
    filled(dark, ground),
    ...Array.from({ length: rows }, (_, row): readonly SceneNode[] => {
      const near = row / (rows - 1);
      const half = width * (0.3 + 0.17 * near) - radius * 0.3;
      const count = Math.max(2, Math.round((half * 2) / (radius * 1.62)) + 1);
      const spots = Array.from({ length: count }, (_piece, index) => {
        const across = (index / (count - 1)) * 2 - 1;
        return {
          x: foot.x + across * half + between(random, -0.16, 0.16) * radius + (row % 2 ? radius * 0.3 : -radius * 0.3),
          y: foot.y - depth * (1 - near) - rise * (1 - near * near) * (1 - across * across * 0.75) + between(random, -0.12, 0.12) * radius,
        };
      });
      return isRound(id)
        ? roundRow(random, id, spots, radius, tone, heap)
        : spots.flatMap((spot) => looseProduce(random, id, spot, radius * between(random, 0.9, 1.08), tone, heap));
    }).flat(),
  ];
}

function isRound(id: ProduceId): id is Exclude<ProduceId, LooseId> {
  return !['bread', 'lettuce', 'carrot', 'aubergine', 'grape'].includes(id);
}

/** A row of round fruit: what all of them have is one node. */
function roundRow(
  random: Random,
  id: Exclude<ProduceId, LooseId>,
  spots: readonly Point[],
  usual: number,
  tone: Rgba,
  { light, shade, from, dim }: HeapLight,
): readonly SceneNode[] {
  const bright = mixColours(light, shade, dim * 0.8);
  const fruit = spots.map(({ x, y }) => {
    const radius = usual * between(random, 0.9, 1.08);
    return {
      x,
      y,
      radius,
      lit: { x: x + from * radius * 0.36, y: y - radius * 0.42 },
      top: { x: x + between(random, -0.3, 0.3) * radius, y: y - radius * between(random, 0.4, 0.7) },
    };
  });
  const stalk = (long: number) =>
    fruit.map(({ top, x, y, radius }) =>
      id === 'pear'
        ? smoothLine([
            { x, y: y - radius * 1.25 },
            { x: x + radius * 0.14, y: y - radius * 1.6 },
          ])
        : smoothLine([top, { x: top.x + radius * 0.12, y: top.y - radius * long }]),
    );
  const strength = id === 'peach' || id === 'onion' || id === 'potato' ? 0.2 : 0.65;
  return [
    filled(
      withAlpha(shade, 0.32),
      ...fruit.map(({ x, y, radius }) => ellipse({ x: x - from * radius * 0.12, y: y + radius * 0.22 }, radius * 0.98, radius * 0.9)),
    ),
    ...fruit.map(({ x, y, radius, lit }) =>
      painted(
        radialPaint(lit, radius * 1.75, [
          mixColours(tone, bright, 0.6),
          tone,
          mixColours(tone, shade, 0.35),
          mixColours(tone, shade, 0.68),
        ]),
        outlineOf(random, id, { x, y }, radius),
      ),
    ),
    filled(
      withAlpha(mixColours(bright, WHITE, 0.5), strength * (1 - dim * 0.7)),
      ...fruit.map(({ lit, radius }) =>
        ellipse({ x: lit.x + from * radius * 0.06, y: lit.y - radius * 0.06 }, radius * 0.17, radius * 0.12),
      ),
    ),
    ...(id === 'tomato'
      ? [
          filled(
            mixColours(GREEN, shade, dim),
            ...fruit.flatMap(({ top, x, radius }) => [0, 1, 2, 3, 4].map((index) => leaf(top, radius * 0.46, index * 1.257 + x, 0.3))),
          ),
        ]
      : []),
    ...(id === 'apple' || id === 'pear' ? [stroked(mixColours(BLACK, tone, 0.35), usual * 0.09, ...stalk(0.4))] : []),
    ...(id === 'onion'
      ? [
          stroked(
            withAlpha(mixColours(tone, WHITE, 0.4), 0.5),
            usual * 0.05,
            ...fruit.flatMap(({ x, y, radius, top }) =>
              [-0.5, 0, 0.5].map((out) =>
                smoothLine([top, { x: x + out * radius, y }, { x: x + out * radius * 0.5, y: y + radius * 0.85 }]),
              ),
            ),
          ),
        ]
      : []),
  ];
}

function outlineOf(random: Random, id: Exclude<ProduceId, LooseId>, spot: Point, radius: number): Path {
  if (id === 'lemon') {
    const turn = between(random, -0.6, 0.6);
    const reaches = [1.2, 0.86, 0.82, 0.88, 1.14, 0.88, 0.82, 0.86];
    return smoothShape(reaches.map((reach, index) => polar(spot, radius * reach, turn + (index / 8) * 2 * Math.PI)));
  }
  if (id !== 'pear') return ellipse(spot, radius, radius * 0.95);
  const half = [
    [0.4, -0.9],
    [0.86, 0.1],
    [0.5, 0.85],
  ] as const;
  const at = (x: number, y: number): Point => ({ x: spot.x + x * radius, y: spot.y + y * radius });
  return smoothShape([at(0, -1.3), ...half.map(([x, y]) => at(x, y)), ...half.toReversed().map(([x, y]) => at(-x, y))]);
}
