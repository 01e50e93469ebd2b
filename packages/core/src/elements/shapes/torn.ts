import { seededRandom } from '../../random/seeded-random.ts';
import type { Path, PathCommand } from '../../scene/path.ts';
import type { OutlineRequest } from './outline-request.ts';

/** The largest number of points along a side. */
const MOST_POINTS = 420;

/**
 * A sheet of paper with torn edges. `top`, `right`, `bottom`, `left`: 1 for torn, 0 for cut straight. `depth`: the largest depth of the
 * tear, in print pixels; it stays within the box. `seed`: the seed of the tear.
 */
export function torn({ width, height, parameters }: OutlineRequest): Path {
  const depth = Math.min(Math.abs(parameters['depth'] ?? width * 0.02), width / 3, height / 3);
  const random = seededRandom(Math.round(Math.abs(parameters['seed'] ?? 1)));
  const side = (name: string, length: number, place: (along: number, inwards: number) => readonly [number, number]): PathCommand[] => {
    const isTorn = (parameters[name] ?? 1) > 0.5;
    const inwards = isTorn ? tear(length, depth, random) : [0];
    return inwards.map((away, index) => ['L', ...place((index / inwards.length) * length, away)]);
  };
  const [first, ...rest] = [
    ...side('top', width, (along, away) => [along, away]),
    ...side('right', height, (along, away) => [width - away, along]),
    ...side('bottom', width, (along, away) => [width - along, height - away]),
    ...side('left', height, (along, away) => [away, height - along]),
  ];
  if (!first || first[0] !== 'L') return [];
  return [['M', first[1], first[2]], ...rest, ['Z']];
}

/** Returns the depth of a tear at even distances: fibers on slow bends, and zero at the corners where it begins and ends. */
function tear(length: number, depth: number, random: () => number): readonly number[] {
  const count = Math.max(4, Math.min(MOST_POINTS, Math.round(length / Math.max(3, depth / 5))));
  const bends = [count / 5, count / 14, count / 40].map((wide) => ({
    wide: Math.max(2, wide),
    knots: Array.from({ length: Math.ceil(count / Math.max(2, wide)) + 2 }, random),
  }));
  return Array.from({ length: count }, (_, index) => {
    const slow = bends.reduce((sum, { wide, knots }, octave) => {
      const at = index / wide;
      const knot = Math.floor(at);
      const t = at - knot;
      const soft = t * t * (3 - 2 * t);
      return sum + ((knots[knot] ?? 0) + ((knots[knot + 1] ?? 0) - (knots[knot] ?? 0)) * soft) * [0.5, 0.3, 0.14][octave]!;
    }, 0);
    // Two tears meet in the corner of the sheet. Deeper tears would cross there.
    const fromCorner = Math.min(1, (Math.min(index, count - index) / count) * (length / (depth || 1)));
    return Math.min(1, slow + 0.12 * random()) * depth * fromCorner;
  });
}
