import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { polygon } from '../drawing/outlines.ts';
import type { Ridge } from './ridge.ts';

/** A fir's silhouette with ragged, drooping tiers. @param breadth its width as a share of its height. */
export function conifer(random: Random, foot: Point, height: number, breadth = 0.42): Path {
  const tiers = Math.max(6, Math.min(16, Math.round(height / 18)));
  const tier = height / tiers;
  const side = (sign: 1 | -1): readonly Point[] =>
    Array.from({ length: tiers + 1 }, (_, index) => {
      const depth = index / tiers;
      const y = foot.y - height + height * 0.96 * depth;
      const reach = height * breadth * 0.5 * depth ** 0.85 * (random() < 0.12 ? 0.6 : between(random, 0.75, 1.12));
      const droop = tier * between(random, 0.4, 0.95);
      const at = (share: number, down: number): Point => ({ x: foot.x + sign * reach * share, y: y + down });
      return [at(between(random, 0.2, 0.38), -tier * 0.1), at(0.62, droop * 0.55), at(1, droop), at(0.5, droop * 1.02)];
    }).flat();
  const trunk = Math.max(1.2, height * 0.014);
  const right = side(1);
  const left = side(-1).toReversed();
  return polygon([
    { x: foot.x, y: foot.y - height },
    ...right,
    { x: foot.x + trunk, y: foot.y - height * 0.02 },
    { x: foot.x + trunk, y: foot.y + 3 },
    { x: foot.x - trunk, y: foot.y + 3 },
    { x: foot.x - trunk, y: foot.y - height * 0.02 },
    ...left,
  ]);
}

interface Wood {
  readonly count: number;
  readonly least: number;
  readonly most: number;
  readonly from: number;
  readonly to: number;
  /** Units between groves; absent: evenly tall everywhere. */
  readonly groves?: number;
}

/** Firs along a ridge, their feet a little below its line. */
export function coniferWood(random: Random, ridge: Ridge, { count, least, most, from, to, groves }: Wood): Path {
  return Array.from({ length: count }, () => {
    const x = between(random, from, to);
    const share = groves ? 0.45 + 0.55 * Math.abs(Math.sin(x / groves + 1)) : 1;
    return conifer(random, { x, y: ridge(x) + 14 }, between(random, least, most) * share, between(random, 0.42, 0.58));
  }).flat();
}
