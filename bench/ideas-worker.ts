// A worker of bench/ideas.ts: it warms up, reports that, and makes covers on request.
import { once } from 'node:events';
import { parentPort, workerData } from 'node:worker_threads';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { composeIdeas } from '@coverwright/core/ideas/compose-ideas.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { textsOfIdeas } from '@coverwright/core/ideas/texts-of-brief.ts';
import { libraryImage, libraryPictureId } from '@coverwright/core/pictures/library-image.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { readFontFile } from '@coverwright/export/fonts/node-font-files.ts';
import { frontPainter } from '@coverwright/export/ideas/front-painter.ts';
import { picturePixels } from '@coverwright/export/library/picture-pixels.ts';
import { readLibrary, readLibraryPicture } from '@coverwright/export/library/read-library.ts';
import { encodeJpeg } from '@coverwright/export/raster/encode-raster.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';

export interface IdeasTask {
  /** True if each cover's front is painted and encoded as well. */
  readonly paints: boolean;
  readonly seconds: number;
}

export interface IdeasTally {
  readonly covers: number;
  readonly milliseconds: number;
}

const WIDTH = 320;
const TITLES = [
  'Ash',
  'The Last Train to Nowhere',
  'Éclats d’été à Łódź',
  'A Long and Winding Title About the Wives of a Lighthouse Keeper',
];
const specification = specificationOf(createDesign());

const { paints, seconds, firstSeed }: IdeasTask & { readonly firstSeed: number } = workerData;
const engine = await createHarfBuzzEngine();
const library = await readLibrary();
const paint = frontPainter(engine, WIDTH);
const genres = GENRES.filter(({ id }) => ['thriller', 'romance', 'fantasy', 'literary', 'business', 'childrens'].includes(id));
const pictures = new Map<Genre, readonly BriefPicture[]>();

async function picturesOf(genre: Genre): Promise<readonly BriefPicture[]> {
  const known = pictures.get(genre);
  if (known) return known;
  const few = picturesForGenre(genre, library).slice(0, 4);
  const read = await Promise.all(
    few.map(async (picture) => ({
      image: libraryImage(picture),
      pixels: await picturePixels(await readLibraryPicture(picture)),
      focus: picture.focus,
    })),
  );
  pictures.set(genre, read);
  return read;
}

async function readPicture(asset: string): Promise<Uint8Array> {
  const picture = library.find(({ id }) => id === libraryPictureId(asset));
  if (!picture) throw new Error(`no picture ${asset}`);
  return readLibraryPicture(picture);
}

/** Makes a dozen covers for an inquiry. Returns their number. */
async function dozen(seed: number): Promise<number> {
  const genre = genres[seed % genres.length];
  const title = TITLES[Math.floor(seed / genres.length) % TITLES.length];
  if (!genre || title === undefined) throw new Error('nothing to make');
  const brief = { title, author: 'Marcus Hale', subtitle: null, genre, specification, blurb: null };
  await loadFaces(engine, facesForText(textsOfIdeas(brief)), readFontFile);
  const ideas = composeIdeas({ brief, pictures: await picturesOf(genre), seed }, engine);
  if (paints) {
    for (const { design } of ideas) await encodeJpeg(await paint(design, readPicture), { dpi: 72 });
  }
  return ideas.length;
}

if (!parentPort) throw new Error('run bench/ideas.ts');
// The warm-up makes covers of every genre and every title, so that pictures and faces are loaded and the code is optimized.
for (let seed = 0; seed < genres.length; seed += 1) await dozen(seed * 5);
const start = once(parentPort, 'message');
parentPort.postMessage('warm');
await start;
const began = performance.now();
let covers = 0;
for (let seed = firstSeed; performance.now() - began < seconds * 1000; seed += 1) covers += await dozen(seed);
parentPort.postMessage({ covers, milliseconds: performance.now() - began } satisfies IdeasTally);
parentPort.close();
