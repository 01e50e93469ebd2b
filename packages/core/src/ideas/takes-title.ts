import type { Genre } from '../genres/genre.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { breakLoneWord } from './lone-word.ts';
import { isRightToLeft } from './right-to-left.ts';
import type { TitleLimits } from './layout-stage.ts';
import { isComic } from './title-comic.ts';
import { moodOf } from './title-mood.ts';
import { isOnlyOnSign, speaksOf } from './title-themes.ts';
import { isAboutWork } from './titles-of-work.ts';

interface Titled {
  readonly title: string;
  readonly author: string;
}

/** True when a layout family is drawn for titles such as this one. */
export function takesTitle(layout: LayoutId, { title, author }: Titled): boolean {
  const { titles }: { readonly titles?: TitleLimits } = LAYOUTS[layout];
  if (!titles) return true;
  const words = title.split(/\s+/u).filter((word) => word !== '');
  const { words: most = Number.POSITIVE_INFINITY, fewest = 0, letters = Number.POSITIVE_INFINITY } = titles;
  if (titles.isLeftToRight && isRightToLeft(title)) return false;
  const { longest = Number.POSITIVE_INFINITY, author: authorLetters = Number.POSITIVE_INFINITY } = titles;
  // A long lone word stands in two lines, as two words do.
  const parts = breakLoneWord(title)?.split('|') ?? words;
  return (
    words.length <= most &&
    parts.length >= fewest &&
    count(title) <= letters &&
    parts.every((part) => count(part) <= longest) &&
    count(author) <= authorLetters
  );
}

/**
 * The genre's families that take this title, in its own order; those that draw what it names, and those for dark and comic titles and for work, last. The look's
 * own takes a title that no other family does.
 */
export function familiesFor(
  { id, layouts, namedLayouts = [], darkLayouts = [], comicLayouts = [], workLayouts = [], look }: Genre,
  words: Titled,
): readonly LayoutId[] {
  const named = namedLayouts.filter((layout) => speaksOf(words.title, layout, id) && !isOnlyOnSign(words.title, layout));
  const forMood = isComic(words.title, id) ? comicLayouts : moodOf(words.title, id) === 'dark' ? darkLayouts : [];
  const forWork = isAboutWork(words.title) ? workLayouts : [];
  const offered = [...layouts, ...named, ...forMood, ...forWork];
  const taking = [...new Set(offered)].filter((layout) => takesTitle(layout, words));
  return taking.length > 0 ? taking : [look.layout];
}

/** Counts letters as readers do: an accent is part of its letter. */
function count(text: string): number {
  return [...text.normalize('NFC')].length;
}
