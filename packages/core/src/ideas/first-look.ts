import type { Genre, LayoutId } from '../genres/genre.ts';
import type { Layout } from './layout-stage.ts';
import { LAYOUTS, WITHOUT_PICTURE } from './layouts/layouts.ts';

/** The genre as its first cover wears it: an author's own picture is seen, whatever the genre's own family shows. */
export function genreForFirstCover(genre: Genre, hasPicture: boolean): Genre {
  const { look, layouts } = genre;
  if (!hasPicture || !WITHOUT_PICTURE.has(look.layout)) return genre;
  const layout = layouts.find((id) => !WITHOUT_PICTURE.has(id) && !wantsOf(id));
  return layout ? { ...genre, look: { ...look, layout } } : genre;
}

/** A first cover has to suit any picture. */
function wantsOf(id: LayoutId): Layout['wants'] {
  const { wants }: Pick<Layout, 'wants'> = LAYOUTS[id];
  return wants;
}
