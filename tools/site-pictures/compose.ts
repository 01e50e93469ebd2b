/**
 * Composes the designs of the books in `books.ts`, and spoils the one that the print check is shown on.
 * Writes assets/site/designs. Run: node tools/run.mjs tools/site-pictures/compose.ts [part of a design's name …]
 */
import { mkdir, writeFile } from 'node:fs/promises';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { findGenre } from '@coverwright/core/genres/genres.ts';
import { layoutsOfGenre } from '@coverwright/core/genres/layouts-of-genre.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { takesTitle } from '@coverwright/core/ideas/takes-title.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { readPictureForBrief } from '@coverwright/export/cli/inquiry-options.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { readLibrary } from '@coverwright/export/library/read-library.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { BOOKS, type ShownBook } from './books.ts';
import { FAULTY } from './shown.ts';
import { breakCover } from './break-cover.ts';

const DESIGNS = new URL('../../assets/site/designs/', import.meta.url);
/** A number with a valid check digit that belongs to no book: the standard's own example. */
const ISBN = '9780306406157';
/** Type size in points: a short blurb leaves space for larger type than the sample. */
const BLURB_SIZE = 14;
const engine = await createHarfBuzzEngine();
const library = await readLibrary();
const wanted = process.argv.slice(2);
await mkdir(DESIGNS, { recursive: true });
for (const [name, book] of Object.entries<ShownBook>(BOOKS)) {
  if (wanted.length > 0 && !wanted.some((part) => name.includes(part))) continue;
  const design = await compose(book);
  await write(name, design);
  if (FAULTY.startsWith(name)) await write(FAULTY, breakCover(design));
}

async function write(name: string, design: Design): Promise<void> {
  await writeFile(new URL(`${name}.json`, DESIGNS), `${JSON.stringify(design, null, 2)}\n`);
}

async function compose({ title, author, genre: id, recipe, picture: pictureId, book, blurb }: ShownBook): Promise<Design> {
  const genre = findGenre(id);
  if (!genre || !layoutsOfGenre(genre).includes(recipe.layout))
    throw new Error(`${title}: ${id} does not list the family ${recipe.layout}`);
  const { format = 'paperback', paper = 'white', extent = 300 } = book ?? {};
  const specification = { platform: 'kdp', format, trim: trim(6, 9), paper, extent, readingDirection: 'ltr' } as const;
  const brief = { title, author, subtitle: null, genre, specification, blurb: blurb ?? null };
  if (!takesTitle(recipe.layout, brief)) throw new Error(`${title}: the family ${recipe.layout} is not drawn for such a title`);
  const picture = library.find((candidate) => candidate.id === pictureId);
  const pictures = picture ? [await readPictureForBrief(picture)] : [];
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const { design } = composeIdea({ brief, pictures }, { ...recipe, picture: picture ? 0 : null, crop: 0 }, engine);
  if (blurb === undefined) return design;
  const written = applyCommand(design, { name: 'edit-blurb', text: { fontSize: BLURB_SIZE }, isbn: ISBN }, engine);
  if (!written.ok) throw new Error(`${title}: ${written.fault.message}`);
  return written.value;
}
