import type { Costume } from '../art/things/child/child-look.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { heroOfTitle, namesAnimal } from './title-hero.ts';
import { titleMotifs } from './title-motifs.ts';

/** Families that show a child. */
const SHOWS_CHILD: ReadonlySet<LayoutId> = new Set(['small-hero', 'hero-portrait', 'puddle']);
/** Families that show whatever thing a title has, were it a bare sword for a knight. */
const SHOWS_ANY_THING: ReadonlySet<LayoutId> = new Set([
  'companion',
  'stickers',
  'pop-up',
  'story-hill',
  'tree-house',
  'clearing',
  'parade',
  'balloon',
  'under-sea',
]);

/** Children who may as well be out in the rain. */
const IN_THE_RAIN: ReadonlySet<Costume> = new Set(['everyday', 'rain']);

/** Reports whether a children's book is about a child, and a family shows an animal or a bare thing; or the other way round. @param showsFace for a family with the face of an animal. */
export function showsNobodyOfTitle(title: string, layout: LayoutId, showsFace: boolean): boolean {
  const hero = heroOfTitle(title);
  if (hero === null) return SHOWS_CHILD.has(layout) && namesAnimal(title);
  if (layout === 'puddle') return !IN_THE_RAIN.has(hero.costume) || hero.place !== 'garden';
  return (showsFace || SHOWS_ANY_THING.has(layout)) && !namesAnimal(title);
}

/**
 * Reports whether a family stands a thing of a child's title in a book: the button that Anaïs plants tells more of her story than an animal does,
 * while a sword would stand for a knight.
 */
export function showsThingOfChild(title: string, layout: LayoutId): boolean {
  return layout === 'pop-up' && heroOfTitle(title)?.costume === 'everyday' && titleMotifs(title, 'childrens').some(({ isWeak }) => !isWeak);
}
