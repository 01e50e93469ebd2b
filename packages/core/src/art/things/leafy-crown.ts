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
import { leaf } from './plants.ts';

/** A heap of leaves in a tree's crown. */
export interface LeafHeap {
  readonly middle: Point;
  readonly across: number;
  readonly down: number;
}

/** The colors of leaves, from the side of the light to the inside of the crown. */
export interface LeafTones {
  readonly lit: Rgba;
  readonly middle: Rgba;
  readonly shade: Rgba;
}

/** A heap of leaves: bright ones on the side of the light, dark ones below, and the shade that it throws on the heap behind. @param size of a leaf. */
export function leafHeap(
  random: Random,
  heap: LeafHeap,
  size: number,
  from: Point,
  { lit, middle, shade }: LeafTones,
): readonly SceneNode[] {
  const { across, down } = heap;
  const outline = heapOutline(random, heap, size);
  const leaves = (towards: number, count: number, least: number, most: number): Path =>
    Array.from({ length: count }, () => {
      const angle = Math.atan2(from.y, from.x) + between(random, -1.5, 1.5) + (towards > 0 ? 0 : Math.PI);
      const out = between(random, least, most);
      const at = { x: heap.middle.x + Math.cos(angle) * across * out, y: heap.middle.y + Math.sin(angle) * down * out };
      return leaf(at, size * between(random, 0.7, 1.1), between(random, 0.2, 2.9), 0.5);
    }).flat();
  const reach = Math.min(across, down);
  const count = Math.round((across + down) / size);
  return [
    shadowOf([filled(shade, outline)], withAlpha(shade, 0.5), { x: -from.x * reach * 0.12, y: reach * 0.14 }, reach * 0.1),
    clipped(outline, [
      filled(lit, outline),
      shadowOf([filled(middle, outline)], middle, { x: -from.x * reach * 0.28, y: -from.y * reach * 0.28 }, reach * 0.16),
      shadowOf([filled(shade, outline)], withAlpha(shade, 0.8), { x: -from.x * reach * 0.8, y: -from.y * reach * 0.8 }, reach * 0.22),
      filled(mixColours(middle, shade, 0.5), leaves(-1, count, 0.1, 0.9)),
      filled(mixColours(lit, middle, 0.35), leaves(1, count, 0.1, 0.75)),
    ]),
    filled(mixColours(lit, middle, 0.08), leaves(1, Math.round(count * 0.7), 0.55, 0.92)),
  ];
}

/** The outline of a heap: leaves all around a bumpy heart. */
function heapOutline(random: Random, { middle, across, down }: LeafHeap, size: number): Path {
  const spot = (angle: number, out: number): Point => ({
    x: middle.x + Math.cos(angle) * across * out,
    y: middle.y + Math.sin(angle) * down * out,
  });
  const count = Math.max(14, Math.round((2 * Math.PI * Math.max(across, down)) / (size * 0.85)));
  const heart = smoothShape(Array.from({ length: 18 }, (_, index) => spot((index / 18) * 2 * Math.PI, between(random, 0.86, 1))));
  const edge = Array.from({ length: count }, (_, index) => {
    const angle = ((index + random() * 0.6) / count) * 2 * Math.PI;
    const stalk = spot(angle, between(random, 0.78, 0.9));
    return leaf(stalk, size * between(random, 0.75, 1.15), angle + between(random, -0.7, 0.7), 0.55);
  });
  return clockwise([...heart, ...edge.flat()]);
}

/** Places of heaps over a round crown, those at the back first. */
export function roundCrown(
  random: Random,
  middle: Point,
  across: number,
  down: number,
  rings: readonly (readonly [count: number, out: number, size: number])[],
): readonly LeafHeap[] {
  return rings.flatMap(([count, out, size]) =>
    Array.from({ length: count }, (_, index) => {
      const spot = polar(
        { x: 0, y: 0 },
        out * between(random, 0.9, 1.06),
        ((index + between(random, 0, 0.5)) / count) * 2 * Math.PI - Math.PI / 2,
      );
      const wide = size * between(random, 0.85, 1.12);
      return {
        middle: { x: middle.x + spot.x * across, y: middle.y + spot.y * down },
        across: across * wide,
        down: down * wide * 0.86,
      };
    }).toSorted((a, b) => a.middle.y - b.middle.y),
  );
}
