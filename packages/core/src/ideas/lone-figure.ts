import { peopleOf } from './title-people.ts';

/** The one person in a scene, by the number that drawings store. */
const [NOBODY, MAN, WOMAN] = [0, 1, 2] as const;

/** Returns the small figure of a scene for one: whom the title names, by chance else, and nobody where it names several or the young. */
export function loneFigure(title: string, seed: number): number {
  const people = peopleOf(title);
  if (people && (people.number > 1 || people.isYoung)) return NOBODY;
  return people?.sex === 'woman' || (!people?.sex && seed % 2 === 1) ? WOMAN : MAN;
}
