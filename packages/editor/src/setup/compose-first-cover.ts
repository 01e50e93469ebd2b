import type { Design } from '@coverwright/core/design/design.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import type { BriefPicture, CoverBrief } from '@coverwright/core/ideas/cover-brief.ts';
import { genreForFirstCover } from '@coverwright/core/ideas/first-look.ts';
import { textsOfBrief } from '@coverwright/core/ideas/texts-of-brief.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { fetchFont } from '@coverwright/render/fonts/fetch-font.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import type { EditorResources } from '../resources/editor-resources.ts';
import { briefOfInquiry } from './brief-of-inquiry.ts';
import type { Inquiry } from './inquiry.ts';

/** Composes a first cover from the answers; missing texts are replaced by samples. @throws if a font cannot be loaded */
export async function composeFirstCover(
  inquiry: Inquiry,
  genre: Genre,
  picture: BriefPicture | null,
  { engine }: Pick<EditorResources, 'engine'>,
): Promise<Design> {
  const brief: CoverBrief = { ...briefOfInquiry(inquiry, genreForFirstCover(genre, picture !== null)), picture };
  await loadFaces(engine, facesForText(textsOfBrief(brief)), fetchFont);
  return composeCover(brief, engine);
}
