/**
 * Makes the covers that stand beside the author's own in the shop-window test: composed and painted by this product, from the picture
 * library, for invented books. Writes assets/neighbours/<genre>/N.jpg and manifest.json. Run: node tools/neighbours/make.ts [genre …]
 */
import { NOVEL } from '@coverwright/core/geometry/testing/novel.ts';
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { composeIdea } from '@coverwright/core/ideas/compose-idea.ts';
import { PICTURED } from '@coverwright/core/ideas/layouts/pictured.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import type { LibraryPicture } from '@coverwright/core/pictures/picture-manifest.ts';
import { type Neighbour, neighbourManifestSchema } from '@coverwright/core/shop-window/neighbour-manifest.ts';
import { readPictureForBrief } from '@coverwright/export/cli/inquiry-options.ts';
import { pictureReader } from '@coverwright/export/cli/picture-reader.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { frontPainter } from '@coverwright/export/ideas/front-painter.ts';
import { readLibrary } from '@coverwright/export/library/read-library.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';
import { NEIGHBOUR_BOOKS, type NeighbourBook } from './books.ts';

const NEIGHBOURS = new URL('../../assets/neighbours/', import.meta.url);
/** Width in pixels: twice the largest width in a store's list. */
const WIDTH = 320;
const QUALITY = 78;

const engine = await createHarfBuzzEngine();
const library = await readLibrary();
const paint = frontPainter(engine, WIDTH);
const wanted = new Set(process.argv.slice(2));
const known = await readKnown();
const covers: Neighbour[] = [];
for (const genre of GENRES) {
  const isWanted = wanted.size === 0 || wanted.has(genre.id);
  if (!isWanted) covers.push(...known.filter((cover) => cover.genre === genre.id));
  else for (const [index, book] of (NEIGHBOUR_BOOKS[genre.id] ?? []).entries()) covers.push(await makeNeighbour(genre, book, index));
}
const manifest = neighbourManifestSchema.parse({ version: 1, covers });
await writeFile(new URL('manifest.json', NEIGHBOURS), `${JSON.stringify(manifest, null, 1)}\n`);

async function makeNeighbour(genre: Genre, book: NeighbourBook, index: number): Promise<Neighbour> {
  const { layout } = book;
  const { type = index, colour = index, motif = index } = book.chosen;
  const chosen = !PICTURED.has(layout) ? null : pictureOf(genre, book, index);
  // The most common proportions of paperbacks, so that no cover is taller than the author's own.
  const brief = { title: book.title, author: book.author, subtitle: null, genre, specification: NOVEL, blurb: null };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const pictures = chosen ? [await readPictureForBrief(chosen)] : [];
  const recipe = { layout, type, colour, picture: chosen ? 0 : null, crop: 0, motif };
  const idea = composeIdea({ brief, pictures }, recipe, engine);
  const { data, ...size } = await paint(idea.design, pictureReader(NEIGHBOURS.pathname));
  const file = `${genre.id}/${index + 1}.jpg`;
  await mkdir(new URL(`${genre.id}/`, NEIGHBOURS), { recursive: true });
  await sharp(data, { raw: { ...size, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(new URL(file, NEIGHBOURS).pathname);
  return {
    genre: genre.id,
    file,
    title: book.title,
    author: book.author,
    ...size,
    idea: idea.id,
    picture: chosen?.id ?? null,
  };
}

function pictureOf(genre: Genre, { chosen: { picture: wantedPicture } }: NeighbourBook, index: number): LibraryPicture {
  const suitable = picturesForGenre(genre, library);
  const picture =
    wantedPicture === undefined ? suitable[index % Math.max(1, suitable.length)] : suitable.find(({ id }) => id === wantedPicture);
  if (!picture) throw new Error(`${genre.id} has no picture ${wantedPicture ?? index}`);
  return picture;
}

async function readKnown(): Promise<readonly Neighbour[]> {
  try {
    return neighbourManifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', NEIGHBOURS), 'utf8'))).covers;
  } catch {
    return [];
  }
}
