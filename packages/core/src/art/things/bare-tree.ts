import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import type { Path } from '../../scene/path.ts';
import { between } from '../drawing/chance.ts';
import { polar, polygon } from '../drawing/outlines.ts';

interface TreeStyle {
  readonly depth?: number;
  /** Radians between a branch's children. */
  readonly spread?: number;
  /** The direction of the trunk, radians; absent: upward. */
  readonly angle?: number;
  /** The trunk's width; absent: a share of the height. */
  readonly width?: number;
}

/** A leafless tree or, grown downwards, a root: every branch forks into thinner ones. */
export function bareTree(random: Random, foot: Point, height: number, style: TreeStyle = {}): Path {
  const { depth = 7, spread = 0.55, angle = -Math.PI / 2, width = height * 0.07 } = style;
  return branch(random, foot, { length: height * 0.27, width, angle, depth, spread });
}

interface Branch {
  readonly length: number;
  readonly width: number;
  readonly angle: number;
  readonly depth: number;
  readonly spread: number;
}

const SEGMENTS = 3;

function branch(random: Random, from: Point, { length, width, angle, depth, spread }: Branch): Path {
  if (depth <= 0 || length < 5) return [];
  const left: Point[] = [];
  const right: Point[] = [];
  let [place, heading] = [from, angle];
  for (let segment = 0; segment <= SEGMENTS; segment += 1) {
    const half = (width * (1 - (0.3 * segment) / SEGMENTS)) / 2;
    left.push(polar(place, half, heading - Math.PI / 2));
    right.push(polar(place, half, heading + Math.PI / 2));
    if (segment === SEGMENTS) break;
    place = polar(place, length / SEGMENTS, heading);
    heading += between(random, -0.22, 0.22);
  }
  const forks = random() < 0.3 ? 3 : 2;
  const children = Array.from({ length: forks }, (_, index) => {
    const side = (index / (forks - 1) - 0.5) * 2;
    return branch(random, place, {
      length: length * between(random, 0.66, 0.86),
      width: width * (0.72 - forks * 0.04),
      angle: heading + side * spread * between(random, 0.7, 1.25) + between(random, -0.12, 0.12),
      depth: depth - 1,
      spread,
    });
  });
  return [...polygon([...left, ...right.toReversed()]), ...children.flat()];
}
