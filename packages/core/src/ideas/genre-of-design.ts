import type { GenreOfDesign } from '../design/metadata.ts';
import type { Genre } from '../genres/genre.ts';
import { genreMessages } from '../genres/messages.ts';

/** A genre in the document's words: what the spec keeps in `metadata.genre`. */
export function genreOfDesign({ id, recommendedFonts, imageCollection }: Genre): GenreOfDesign {
  return { id, name: genreMessages.texts[id], recommendedFonts: [...recommendedFonts], imageCollection };
}
