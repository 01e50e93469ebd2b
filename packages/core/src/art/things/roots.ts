import type { Point } from '../../geometry/shapes.ts';
import type { Random } from '../../random/seeded-random.ts';
import { between } from '../drawing/chance.ts';
import type { RibbonPoint } from '../drawing/ribbon.ts';

/** A root with what forks from it: the middle lines of its branches. */
export type Root = readonly (readonly RibbonPoint[])[];

/** Where roots grow from and how far. Units of drawings. */
export interface RootSystem {
  /** The middle of what they grow under. */
  readonly foot: Point;
  /** The width of what they grow under, about. */
  readonly size: number;
  readonly count: number;
  readonly reach: number;
  /** Half of the width of the middle root at its beginning. */
  readonly girth: number;
}

/** Returns roots that begin side by side, wander down and fork. */
export function growRoots(random: Random, { foot, size, count, reach, girth }: RootSystem): readonly Root[] {
  return Array.from({ length: count }, (_, index) => {
    const share = count > 1 ? (index / (count - 1)) * 2 - 1 : 0;
    const start = { x: foot.x + share * size * 0.46, y: foot.y };
    const long = reach * (1 - Math.abs(share) * 0.42) * between(random, 0.72, 1);
    return branch(random, start, Math.PI / 2 - share * 0.95, long, girth * (1 - Math.abs(share) * 0.3), 2);
  });
}

function branch(random: Random, start: Point, heading: number, length: number, width: number, forks: number): Root {
  const steps = 6;
  const points: RibbonPoint[] = [{ ...start, width }];
  let angle = heading;
  for (let step = 1; step <= steps; step += 1) {
    const last = points.at(-1) ?? { ...start, width };
    // The angle drifts back down, so that roots grow into the depth.
    angle += between(random, -0.5, 0.5) + (Math.PI / 2 - angle) * 0.16;
    points.push({
      x: last.x + (Math.cos(angle) * length) / steps,
      y: last.y + (Math.sin(angle) * length) / steps,
      width: Math.max(0.6, width * (1 - step / steps)),
    });
  }
  const children =
    forks > 0
      ? [2, 3, 4].flatMap((step) => {
          const from = points[step];
          if (!from || random() < 0.25) return [];
          const side = random() < 0.5 ? 1 : -1;
          return branch(
            random,
            from,
            Math.PI / 2 + side * between(random, 0.45, 1.1),
            length * between(random, 0.28, 0.46),
            from.width * 0.75,
            forks - 1,
          );
        })
      : [];
  return [points, ...children];
}
