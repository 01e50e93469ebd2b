import type { HeroId } from '../art/heroes/hero-ids.ts';
import { PEOPLE } from '../art/heroes/people.ts';
import { FIRST_NAMES } from './first-names.ts';
import { fitsOnSign } from './scenes-with-signs.ts';
import { isCreature } from './title-animals.ts';
import type { TitleHero } from './title-hero.ts';
import { titleMotifs } from './title-motifs.ts';

/** Things that stand for people in costume, who are there themselves: a child of every day builds a rocket. */
const WORN: ReadonlySet<HeroId> = new Set([
  'crown',
  'sword',
  'axe',
  'cauldron',
  'broom',
  'helmet',
  'rocket',
  'astronaut',
  'castle',
  'snowflake',
  'anchor',
  'shield',
  'throne',
] as HeroId[]);

/** Returns the thing of a title that stands beside the title's child; null where it names none. `Princess Poppy` has no poppy. */
export function thingOfHero(title: string, { word, place, costume }: TitleHero): HeroId | null {
  const fits = fitsOnSign('clearing');
  const shown = titleMotifs(title, 'childrens').find(
    (named) =>
      !named.isWeak &&
      named.word !== word &&
      !FIRST_NAMES.has(named.word) &&
      !isCreature(named) &&
      !Object.hasOwn(PEOPLE, named.motif) &&
      !(costume !== 'everyday' && WORN.has(named.motif)) &&
      !(named.motif === 'moon' && place === 'moon') &&
      (fits?.(named.motif) ?? false),
  );
  return shown?.motif ?? null;
}
