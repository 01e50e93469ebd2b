import { type Rgba, withAlpha } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { between } from '../drawing/chance.ts';
import { clockwise } from '../drawing/clockwise.ts';
import { clipped, filled, shadowOf } from '../drawing/nodes.ts';
import { polar, smoothShape } from '../drawing/outlines.ts';

interface Cloud {
  /** The middle of its flat base. */
  readonly base: Point;
  readonly width: number;
  readonly height: number;
  /** The direction that the light comes from, of length 1, with y down. */
  readonly from: Point;
}

/** The colors of a cloud, from the side of the sun to its base. */
export interface CloudTones {
  readonly lit: Rgba;
  readonly middle: Rgba;
  readonly shade: Rgba;
}

/** A heap of the cloud: its place from the middle of the base and its size, as shares of the whole. */
interface Heap {
  readonly x: number;
  readonly up: number;
  readonly wide: number;
  readonly high: number;
}

/** From the back to the front: towers first, and the broad foot last. */
const HEAPS: readonly Heap[] = [
  { x: -0.12, up: 0.1, wide: 0.54, high: 0.9 },
  { x: 0.2, up: 0, wide: 0.5, high: 0.66 },
  { x: -0.3, up: 0, wide: 0.4, high: 0.52 },
  { x: 0.04, up: 0.08, wide: 0.36, high: 0.5 },
  { x: 0.36, up: -0.02, wide: 0.34, high: 0.36 },
  { x: -0.14, up: -0.04, wide: 0.42, high: 0.32 },
  { x: 0.18, up: -0.06, wide: 0.4, high: 0.28 },
  { x: -0.4, up: -0.04, wide: 0.28, high: 0.24 },
];

/** A great cloud that towers over its base: heaps of puffs before one another, each bright towards the sun and shaded away from it. */
export function cumulus(random: Random, { base, width, height, from }: Cloud, { lit, middle, shade }: CloudTones): readonly SceneNode[] {
  return HEAPS.flatMap((heap, index): readonly SceneNode[] => {
    const path = heapOf(heap);
    const reach = width * heap.wide * 0.11;
    const near = index / (HEAPS.length - 1);
    const tone = mixColours(middle, shade, near * 0.3);
    const turned = (share: number) => ({ x: -from.x * reach * share, y: -from.y * reach * share + reach * 0.3 * share });
    return [
      shadowOf([filled(shade, path)], withAlpha(shade, 0.34), { x: -from.x * reach * 0.5, y: -reach * 0.2 }, reach * 0.6),
      clipped(path, [
        filled(lit, path),
        shadowOf([filled(tone, path)], tone, turned(0.75), reach * 0.26),
        shadowOf([filled(shade, path)], withAlpha(shade, 0.8), turned(2.3), reach * 0.8),
      ]),
    ];
  });

  /** The outline of a heap: puffs along a dome, small ones between large ones. */
  function heapOf({ x, up, wide, high }: Heap): Path {
    const [half, tall] = [(width * wide) / 2, height * high];
    const foot = { x: base.x + x * width + between(random, -0.03, 0.03) * width, y: base.y - up * height };
    const spot = (share: number): Point => ({
      x: foot.x + share * half,
      y: foot.y - tall * Math.max(0, 1 - Math.abs(share) ** 2.3) ** 0.72,
    });
    const count = 15;
    const puffs = Array.from({ length: count }, (_, index) => {
      const share = -1 + (2 * (index + between(random, 0.2, 0.8))) / count;
      const radius = half * between(random, 0.1, 0.24) * (1 - 0.35 * Math.abs(share));
      return smoothShape(
        Array.from({ length: 8 }, (_none, step) =>
          polar(spot(share * 0.96), radius * between(random, 0.92, 1.08), (step / 8) * 2 * Math.PI),
        ),
      );
    });
    const heart = smoothShape([
      ...Array.from({ length: 13 }, (_, index) => spot(-1 + (2 * index) / 12)),
      { x: foot.x + half * 0.7, y: foot.y + tall * 0.16 },
      { x: foot.x - half * 0.7, y: foot.y + tall * 0.16 },
    ]);
    return clockwise([...heart, ...puffs.flat()]);
  }
}
