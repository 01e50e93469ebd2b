import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { type JudgedIdea, composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { readFontFile } from '../../fonts/node-font-files.ts';

const engine = await createHarfBuzzEngine();
const specification = specificationOf(createDesign());

/** Returns the first covers that an author of a genre is offered for a title, without pictures. */
export async function firstCovers(genreId: string, title: string, count: number): Promise<readonly JudgedIdea[]> {
  const genre = findGenre(genreId);
  if (!genre) throw new Error(`no genre ${genreId}`);
  const brief = { title, author: 'Marion Vale', subtitle: null, genre, specification, blurb: null };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  return composeIdeas({ brief, pictures: [], seed: 11 }, engine).slice(0, count);
}
