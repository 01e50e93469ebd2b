import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import type { FigureId } from './figure-outlines.ts';
import { figure, walker } from './figures.ts';

/** The people of a scene, from left to right, by the number that an artwork stores for them. Zero leaves the scene its own person. */
const GROUPS: readonly (readonly FigureId[])[] = [
  [],
  ['dress', 'dress'],
  ['coat', 'coat'],
  ['dress', 'coat'],
  ['girl'],
  ['boy'],
  ['girl', 'girl'],
  ['boy', 'boy'],
  ['girl', 'boy'],
  ['dress', 'dress', 'dress'],
  ['coat', 'coat', 'coat'],
  ['dress', 'coat', 'dress'],
  ['girl', 'boy', 'girl'],
  ['dress', 'dress', 'dress', 'dress'],
  ['coat', 'coat', 'coat', 'coat'],
  ['dress', 'coat', 'dress', 'coat'],
  ['girl', 'boy', 'girl', 'boy'],
];

/** Adds a group of people to a scene in place of its own person. */
export const GROUP_PARAMETER = { label: 'group', least: 0, most: GROUPS.length - 1, standard: 0, step: 1 } as const;

/** Returns the people of a group, from left to right; none for the scene's own. */
export function membersOf(group: number): readonly FigureId[] {
  return GROUPS[Math.round(group)] ?? [];
}

/** The height of each person beside a man in a coat. */
const TALL: Readonly<Record<FigureId, number>> = { coat: 1, dress: 0.93, boy: 0.8, girl: 0.76 };
/** No two people of a group are of one height. */
const UNEVEN = [1, 0.955, 1.025, 0.97] as const;
/** The width that a person needs, as a share of the own height. */
const WIDE = 0.325;

/**
 * Returns people side by side, from behind, in the middle of `feet`; null for the scene's own person. @param height a man's, units.
 * @param men what men wear: a hat as well, in scenes of an older day.
 */
export function groupOf(group: number, feet: Point, height: number, men: 'coat' | 'hat' = 'coat'): Path | null {
  const people = GROUPS[Math.round(group)];
  if (!people || people.length === 0) return null;
  const heights = people.map((id, index) => TALL[id] * (people.length === 1 ? 1 : (UNEVEN[index] ?? 1)) * height);
  const widths = heights.map((tall) => tall * WIDE);
  const whole = widths.reduce((sum, width) => sum + width, 0);
  return people.flatMap((id, index) => {
    const before = widths.slice(0, index).reduce((sum, width) => sum + width, 0);
    const x = feet.x - whole / 2 + before + (widths[index] ?? 0) / 2;
    const [at, tall] = [{ x, y: feet.y }, heights[index] ?? height];
    return id === 'coat' && men === 'hat' ? walker(at, tall) : figure(at, tall, id);
  });
}
