import type { LayoutId } from '../../genres/layout-ids.ts';
import type { GenreId } from '../../genres/messages.ts';
import { motifNamed } from '../title-themes.ts';
import { hasTint, tintOfThing } from '../title-tints.ts';

/** Families that paint a thing in one ink, in foil or as a silhouette. */
const IN_ONE_INK: ReadonlySet<LayoutId> = new Set([
  'tarot',
  'radiant',
  'deco',
  'glass',
  'cameo',
  'silhouette',
  'moon-wood',
  'planet',
  'colossus',
]);
/** Colors that an ink or a silhouette has anyway. */
const OF_INK: ReadonlySet<string> = new Set(['black', 'gold', 'steel', 'white', 'cream']);

/** Reports whether a title gives a color to what a family draws, and the family draws it in other ones. */
export function isOfOtherColor(title: string, layout: LayoutId, word: string, genre: GenreId): boolean {
  if (!hasTint(title, word)) return false;
  const motif = motifNamed(title, layout, genre);
  const tint = motif ? tintOfThing(title, motif) : undefined;
  return tint === undefined || (IN_ONE_INK.has(layout) && !OF_INK.has(tint));
}
