import type { Genre } from '../../genres/genre.ts';
import type { LayoutId } from '../../genres/layout-ids.ts';
import { markIn } from './family-record.ts';
import { MARKS_BESIDE_TITLES, MARKS_BESIDE_TITLES_IN_GENRES, MARK_BESIDE_TITLES } from './marks-beside-titles.ts';

/**
 * The mark, from 1 to 10, that readers gave a family's covers in a genre: where they show no word of the title, that of such covers, because a
 * scene that is good where the title names it says another book elsewhere.
 */
export function markOfCover(genre: Pick<Genre, 'id'>, layout: LayoutId, showsWord: boolean): number {
  const mark = markIn(genre, layout);
  return showsWord ? mark : Math.min(mark, markBesideTitle(genre, layout));
}

function markBesideTitle({ id }: Pick<Genre, 'id'>, layout: LayoutId): number {
  return MARKS_BESIDE_TITLES_IN_GENRES[id][layout] ?? MARKS_BESIDE_TITLES[layout] ?? MARK_BESIDE_TITLES;
}
