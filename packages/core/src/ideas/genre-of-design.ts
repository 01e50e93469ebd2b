import type { GenreOfDesign } from '../design/metadata.ts';
import type { Genre } from '../genres/genre.ts';

/** A genre in the document's words: what the spec keeps in `metadata.genre`. */
export function genreOfDesign({ id, name, recommendedFonts, imageCollection }: Genre): GenreOfDesign {
  return { id, name, recommendedFonts: [...recommendedFonts], imageCollection };
}
