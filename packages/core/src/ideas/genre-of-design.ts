import type { GenreOfDesign } from '../design/metadata.ts';
import type { Genre, Voice } from '../genres/genre.ts';

/** A genre in the document's words: what the spec keeps in `metadata.genre`. */
export function genreOfDesign({ id, name, recommendedFonts, imageCollection, look }: Genre): GenreOfDesign {
  return {
    id,
    name,
    recommendedFonts: [...recommendedFonts],
    marketingImageCollection: imageCollection,
    imageCollection,
    initialDesignSpec: [
      panelSpec('Title', look.title, 100),
      panelSpec('Author', look.author, 40),
      panelSpec('Subtitle', look.subtitle, 30),
      panelSpec('SpineTitle', look.title, 140),
      panelSpec('SpineAuthor', look.author, 84),
    ],
  };
}

/** Sizes are the largest that the auto-fit starts from, in screen pixels. */
function panelSpec(panel: string, voice: Voice, size: number) {
  return { Panel: panel, Font: voice.font, FontSize: size, LineSpacing: voice.lineSpacing, Caps: voice.case === 'uppercase' };
}
