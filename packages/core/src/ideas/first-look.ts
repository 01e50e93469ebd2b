import type { Genre } from '../genres/genre.ts';
import { WITHOUT_PICTURE } from './layouts/layouts.ts';

/** The genre as its first cover wears it: an author's own picture is seen, whatever the genre's own family shows. */
export function genreForFirstCover(genre: Genre, hasPicture: boolean): Genre {
  const { look, layouts } = genre;
  if (!hasPicture || !WITHOUT_PICTURE.has(look.layout)) return genre;
  const layout = layouts.find((id) => !WITHOUT_PICTURE.has(id));
  return layout ? { ...genre, look: { ...look, layout } } : genre;
}
