import type { Point } from '../../../geometry/shapes.ts';
import type { Random } from '../../../random/seeded-random.ts';
import type { Path } from '../../../scene/path.ts';
import { between } from '../../drawing/chance.ts';
import { smoothShape } from '../../drawing/outlines.ts';
import type { Place } from './food-parts.ts';

/** Places in a square dish that keep apart, in shares of half its breadth. */
export function insideSquare(random: Random, count: number, reach: number, from: readonly Point[] = []): readonly Point[] {
  const held = [...from];
  for (let index = 0; index < count; index += 1) {
    const tried = Array.from({ length: 7 }, () => ({ x: between(random, -reach, reach), y: between(random, -reach, reach) }));
    const room = (at: Point) => Math.min(9, ...held.map((other) => Math.hypot(at.x - other.x, at.y - other.y)));
    held.push(tried.reduce((best, at) => (room(at) > room(best) ? at : best)));
  }
  return held.slice(from.length);
}

/** The floor of a square dish with round corners. */
export function floorOfSquare(at: Place): Path {
  return smoothShape(
    Array.from({ length: 32 }, (_, index) => {
      const angle = (index / 32) * 6.2832;
      const out = 1.04 * (Math.abs(Math.cos(angle)) ** 8 + Math.abs(Math.sin(angle)) ** 8) ** (-1 / 8);
      return at(out * Math.cos(angle), out * Math.sin(angle));
    }),
  );
}
