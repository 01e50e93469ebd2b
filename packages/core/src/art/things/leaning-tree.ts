import type { Rgba } from '../../design/colour.ts';
import type { Point } from '../../geometry/shapes.ts';
import { mixColours } from '../../palette/mix-colours.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { SceneNode } from '../../scene/scene.ts';
import { linearPaint, painted, stroked } from '../drawing/nodes.ts';
import { smoothLine, smoothShape } from '../drawing/outlines.ts';
import { type LeafTones, leafHeap, roundCrown } from './leafy-crown.ts';

interface Stand {
  readonly root: Point;
  readonly tall: number;
  /** The side that its crown leans away from, and that the light is on: 1 right. */
  readonly side: 1 | -1;
}

/** An old tree at the edge of a picture, its crown half outside. */
export function leaningTree(
  random: Random,
  { root, tall, side }: Stand,
  { bark, rim, ...tones }: LeafTones & { readonly bark: Rgba; readonly rim: Rgba },
): readonly SceneNode[] {
  const at = (x: number, up: number): Point => ({ x: root.x + side * x * tall, y: root.y - up * tall });
  const branch = (x: number, up: number) => smoothLine([at(0, 0.3), at(x * 0.4, up * 0.72), at(x, up)]);
  const heaps = roundCrown(random, at(-0.07, 0.68), tall * 0.27, tall * 0.25, [
    [7, 0.86, 0.42],
    [5, 0.5, 0.42],
    [2, 0.12, 0.4],
  ]);
  return [
    painted(
      linearPaint(at(-0.05, 0), at(0.05, 0), [tones.shade, bark, mixColours(bark, rim, 0.5)]),
      smoothShape([
        at(-0.11, -0.012),
        at(-0.06, 0.04),
        at(-0.038, 0.2),
        at(-0.03, 0.6),
        at(0.02, 0.6),
        at(0.032, 0.2),
        at(0.058, 0.05),
        at(0.12, -0.012),
      ]),
    ),
    stroked(bark, tall * 0.024, branch(0.2, 0.6), branch(-0.18, 0.62)),
    ...heaps.flatMap((heap) => leafHeap(random, heap, tall * 0.036, { x: side * 0.8, y: -0.6 }, tones)),
  ];
}
