import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import { between } from '../drawing/chance.ts';

/** A crow in flight, as its outline. Units of drawings. */
export type Crow = readonly Point[];

/** Where a flight of crows begins and ends, and how large they are. */
export interface CrowFlight {
  readonly top: number;
  readonly bottom: number;
  readonly birds: number;
  /** From wing tip to wing tip of the largest one. */
  readonly span: number;
}

/**
 * The half of a crow on the right of its spine, seen from below with the head up, from beak to tail; 1 is a wing's length. The wing ends in
 * five feathers that stand apart, which tells a crow from a gull.
 */
const HALF: readonly (readonly [number, number])[] = [
  [0, -0.4],
  [0.025, -0.33],
  [0.06, -0.28],
  [0.075, -0.2],
  [0.11, -0.13],
  [0.24, -0.2],
  [0.4, -0.27],
  [0.5, -0.28],
  [0.66, -0.25],
  [0.84, -0.2],
  [1, -0.13],
  [0.86, -0.12],
  [0.99, -0.03],
  [0.83, -0.05],
  [0.93, 0.07],
  [0.77, 0.02],
  [0.84, 0.14],
  [0.68, 0.07],
  [0.7, 0.18],
  [0.56, 0.11],
  [0.46, 0.18],
  [0.34, 0.14],
  [0.22, 0.18],
  [0.1, 0.13],
  [0.075, 0.26],
  [0.12, 0.5],
  [0.06, 0.54],
  [0, 0.55],
];

/** The wings of a crow: how far each is turned toward the eye, as a share of its length, and how far both are lifted. */
interface Pose {
  readonly left: number;
  readonly right: number;
  readonly lift: number;
}

const POSES: readonly [Pose, ...Pose[]] = [
  { left: 1, right: 0.92, lift: 0.1 },
  { left: 0.62, right: 0.95, lift: 0.42 },
  { left: 0.9, right: 0.5, lift: 0.6 },
  { left: 0.72, right: 0.78, lift: -0.28 },
  { left: 1, right: 0.7, lift: 0.28 },
];

/** Returns crows along a path that winds up a front from its bottom. The first ones are the largest. */
export function crowsInFlight(random: Random, { top, bottom, birds, span }: CrowFlight): readonly Crow[] {
  const phase = between(random, 0, 2 * Math.PI);
  const count = Math.round(birds);
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? index / (count - 1) : 0.5;
    // Steps of the golden ratio keep birds of one height apart and leave no gap.
    const height = (index * 0.618 + phase) % 1;
    const middle = {
      x: 500 + Math.sin(phase + height * 5.2) * 300 + between(random, -190, 190),
      y: bottom + (top - bottom) * height + between(random, -30, 30),
    };
    const size = (span / 2) * (1 - 0.68 * share ** 0.7) * between(random, 0.9, 1.05);
    return crow(POSES[index % POSES.length] ?? POSES[0], middle, size, between(random, -0.75, 0.75));
  });
}

function crow({ left, right, lift }: Pose, middle: Point, size: number, heading: number): Crow {
  const side = (sign: 1 | -1, reach: number) => HALF.map(([x, y]): Point => ({ x: sign * x * reach, y: y - lift * x ** 1.4 }));
  const outline = [...side(1, right), ...side(-1, left).slice(1, -1).toReversed()];
  const [cos, sin] = [Math.cos(heading) * size, Math.sin(heading) * size];
  return outline.map(({ x, y }) => ({ x: middle.x + cos * x - sin * y, y: middle.y + sin * x + cos * y }));
}
