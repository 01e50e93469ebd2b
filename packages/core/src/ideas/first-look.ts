import type { Genre } from '../genres/genre.ts';
import type { LayoutId } from '../genres/layout-ids.ts';
import type { Layout } from './layout-stage.ts';
import { LAYOUTS } from './layouts/layouts.ts';
import { PICTURED } from './layouts/pictured.ts';

/** Families that suit any picture, for genres whose own families are all drawn. */
const FOR_ANY_PICTURE: readonly LayoutId[] = ['taped', 'engraved', 'torn', 'window-type'];

/** The genre with families that show an author's own picture: its own where it has one, else those that suit any picture. */
export function genreForOwnPicture(genre: Genre): Genre {
  return genre.layouts.some(suitsAnyPicture) ? genre : { ...genre, layouts: [...genre.layouts, ...FOR_ANY_PICTURE] };
}

/**
 * Returns the genre for its first cover. Where the author brought a picture, the cover shows it, even if the genre's own family does not.
 */
export function genreForFirstCover(genre: Genre, hasPicture: boolean): Genre {
  const { look } = genre;
  if (!hasPicture || PICTURED.has(look.layout)) return genre;
  const layout = genreForOwnPicture(genre).layouts.find(suitsAnyPicture);
  return layout ? { ...genre, look: { ...look, layout } } : genre;
}

function suitsAnyPicture(id: LayoutId): boolean {
  const { wants }: Pick<Layout, 'wants'> = LAYOUTS[id];
  return PICTURED.has(id) && !wants;
}
