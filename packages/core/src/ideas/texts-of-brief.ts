import type { Genre } from '../genres/genre.ts';
import type { FaceRequest } from '../text/text-engine.ts';
import type { CoverBrief } from './cover-brief.ts';
import { LONG_TITLE_VOICE } from './layouts/script.ts';

/** Every face that `composeCover` may ask for, with the words it sets: what has to be loaded before composing. */
export function textsOfBrief({
  title,
  author,
  subtitle,
  genre,
}: Pick<CoverBrief, 'title' | 'author' | 'subtitle' | 'genre'>): readonly (FaceRequest & { readonly text: string })[] {
  const text = [title, author, subtitle ?? '', genre.look.genreLine ?? ''].join(' ');
  return voicesOf(genre).map(({ font, bold = false, italic = false }) => ({ family: font, bold, italic, text }));
}

function voicesOf({ look }: Genre) {
  return [look.title, look.author, look.subtitle, LONG_TITLE_VOICE];
}
