import type { Point } from '../../geometry/shapes.ts';
import type { Path } from '../../scene/path.ts';
import { figure, walker } from './figures.ts';
import { groupOf } from './groups.ts';
import { longGown } from './long-gown.ts';

/** The person of a scene of an older day, by the number that an artwork stores: nobody, a gown, a dress, a coat and hat. */
export const OLD_DAYS_PERSON = { label: 'person', least: 0, most: 3, standard: 1, step: 1 } as const;

/** Returns the people of a scene of an older day, from behind: a group that the title names, else the scene's own person. */
export function oldDaysPeople(person: number, group: number, feet: Point, height: number): Path {
  const own = person > 2.5 ? walker : person > 1.5 ? inDress : longGown;
  return groupOf(group, feet, height, 'hat') ?? own(feet, height);
}

function inDress(feet: Point, height: number): Path {
  return figure(feet, height, 'dress');
}
