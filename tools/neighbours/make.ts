/**
 * Makes the covers that stand beside the author's own in the shop-window test: composed and painted by this product, from the picture
 * library, for invented books. Writes assets/neighbours/<genre>/N.jpg and manifest.json. Run: node tools/neighbours/make.ts [genre …]
 */
import { mkdir, readFile, writeFile } from 'node:fs/promises';
import { textsOfDesign } from '@coverwright/core/design/texts-of-design.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { CoverSpecification } from '@coverwright/core/geometry/cover-geometry.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { libraryImage } from '@coverwright/core/pictures/library-image.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { trim } from '@coverwright/core/platforms/trim.ts';
import { compileScene } from '@coverwright/core/scene/compile-scene.ts';
import { type Neighbour, neighbourManifestSchema } from '@coverwright/core/shop-window/neighbour-manifest.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { picturePixels } from '@coverwright/export/library/picture-pixels.ts';
import { readLibrary, readLibraryPicture } from '@coverwright/export/library/read-library.ts';
import { loadPictures, releasePictures } from '@coverwright/export/raster/load-pictures.ts';
import { nodeSurface } from '@coverwright/export/raster/node-surface.ts';
import { takePixels } from '@coverwright/export/raster/raster-pixels.ts';
import { renderRaster } from '@coverwright/export/raster/render-raster.ts';
import { createPaintCache } from '@coverwright/render/canvas/paint-cache.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import { scaling } from '@coverwright/core/geometry/shapes.ts';
import sharp from 'sharp';
import { NEIGHBOUR_BOOKS, type NeighbourBook } from './books.ts';

const NEIGHBOURS = new URL('../../assets/neighbours/', import.meta.url);
/** Twice the widest that the shelf shows. */
const WIDTH = 320;
const QUALITY = 78;
/** Ideas whose layouts differ, the genre's own first. */
const IDEAS = [0, 1, 2, 7, 4] as const;

const ebook: CoverSpecification = {
  platform: 'kdp',
  format: 'ebook',
  trim: trim(6, 9),
  paper: 'white',
  extent: 300,
  readingDirection: 'ltr',
};
const engine = await createHarfBuzzEngine();
const library = await readLibrary();
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
  const pictures = picturesForGenre(genre, library);
  const chosen = pictures[(book.picture ?? index) % Math.max(1, pictures.length)];
  const brief = { title: book.title, author: book.author, subtitle: null, genre, specification: ebook, blurb: null };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const picture = chosen && {
    image: libraryImage(chosen),
    pixels: await picturePixels(await readLibraryPicture(chosen)),
    focus: chosen.focus,
  };
  const ideas = composeIdeas({ brief, pictures: picture ? [picture] : [], seed: index }, engine);
  const idea = ideas[book.idea ?? IDEAS[index] ?? 0];
  if (!idea) throw new Error(`${genre.id} has no idea ${book.idea}`);
  await loadFaces(engine, facesForText(textsOfDesign(idea.design)), readFontFile);
  const scene = compileScene(idea.design, engine);
  const height = Math.round((WIDTH * scene.height) / scene.width);
  const images = await loadPictures(scene, scaling(WIDTH / scene.width), () => {
    if (!chosen) throw new Error('A cover without a picture asked for one');
    return readLibraryPicture(chosen);
  });
  const canvas = renderRaster(
    scene,
    { outlines: engine, images, surface: nodeSurface, cache: createPaintCache() },
    { width: WIDTH, height },
  );
  releasePictures(images);
  const { data, ...size } = takePixels(canvas);
  const file = `${genre.id}/${index + 1}.jpg`;
  await mkdir(new URL(`${genre.id}/`, NEIGHBOURS), { recursive: true });
  await sharp(data, { raw: { width: size.width, height: size.height, channels: 4 } })
    .removeAlpha()
    .jpeg({ quality: QUALITY, mozjpeg: true })
    .toFile(new URL(file, NEIGHBOURS).pathname);
  return {
    genre: genre.id,
    file,
    title: book.title,
    author: book.author,
    width: WIDTH,
    height,
    idea: idea.id,
    picture: chosen?.id ?? null,
  };
}

async function readKnown(): Promise<readonly Neighbour[]> {
  try {
    return neighbourManifestSchema.parse(JSON.parse(await readFile(new URL('manifest.json', NEIGHBOURS), 'utf8'))).covers;
  } catch {
    return [];
  }
}
