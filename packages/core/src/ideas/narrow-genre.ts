import type { Genre } from '../genres/genre.ts';
import { LAYOUT_IDS, type LayoutId } from '../genres/layout-ids.ts';
import { FAMILY_RECORDS, type Style } from './critic/family-record.ts';
import { reasonMessages } from './critic/messages.ts';
import { layoutMessages } from './layouts/messages.ts';
import { themeHas } from './title-themes.ts';
import { titleWords } from './title-words.ts';

/** The author's wish for some of all covers that could be made. */
export interface Narrowing {
  readonly style?: Style;
  /** Words of what covers should show, as `moon`. */
  readonly about?: string;
}

/** Families of other genres are offered from this mark on. */
const GOOD_ENOUGH = 6.5;
/** A genre with fewer families of its own than this borrows families of other genres. */
const ENOUGH = 4;

/**
 * The genre with the families that are made in a style or show what the words say: its own first, others' where it has few. Null
 * where no family does.
 */
export function narrowGenre(genre: Genre, { style, about }: Narrowing): Genre | null {
  const words = titleWords(about ?? '');
  const isWanted = (layout: LayoutId) =>
    (style === undefined || FAMILY_RECORDS[layout].style === style) && words.every((word) => isAbout(layout, word));
  const own = genre.layouts.filter(isWanted);
  const others = LAYOUT_IDS.filter(
    (layout) => !genre.layouts.includes(layout) && FAMILY_RECORDS[layout].mark >= GOOD_ENOUGH && isWanted(layout),
  );
  const layouts = own.length >= ENOUGH ? own : [...own, ...others];
  const [first] = layouts;
  if (first === undefined) return null;
  const rest = (more: readonly LayoutId[] = []) => more.filter((layout) => isWanted(layout) && !layouts.includes(layout));
  const [namedLayouts, darkLayouts, comicLayouts] = [rest(genre.namedLayouts), rest(genre.darkLayouts), rest(genre.comicLayouts)];
  return { ...genre, layouts, namedLayouts, darkLayouts, comicLayouts, look: { ...genre.look, layout: first } };
}

/** Reports whether a family draws what the word names: by its theme, its name or its record. */
function isAbout(layout: LayoutId, word: string): boolean {
  return themeHas(layout, word) || titleWords(`${layoutMessages.texts[layout]} ${reasonMessages.texts[layout]}`).includes(word);
}
