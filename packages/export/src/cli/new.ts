import { createHash } from 'node:crypto';
import { readFile, writeFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { parseArgs } from 'node:util';
import { applyCommand } from '@coverwright/core/commands/apply-command.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import type { DesignImage } from '@coverwright/core/design/design-image.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { GENRES, findGenre } from '@coverwright/core/genres/genres.ts';
import { composeCover } from '@coverwright/core/ideas/compose-cover.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { textsOfBrief } from '@coverwright/core/ideas/texts-of-brief.ts';
import { libraryImage } from '@coverwright/core/pictures/library-image.ts';
import { picturesForGenre } from '@coverwright/core/pictures/pictures-for-genre.ts';
import { facesForText } from '@coverwright/render/fonts/faces-for-text.ts';
import { loadFaces } from '@coverwright/render/fonts/load-faces.ts';
import { createHarfBuzzEngine } from '@coverwright/render/harfbuzz/create-harfbuzz-engine.ts';
import sharp from 'sharp';
import { readFontFile } from '../fonts/node-font-files.ts';
import { picturePixels } from '../library/picture-pixels.ts';
import { readLibrary, readLibraryPicture } from '../library/read-library.ts';
import { CommandLineFault } from './fault.ts';
import { BOOK_OPTIONS, readBook } from './options.ts';

/** `new`: a first design by genre, with the given picture or the best of the library's. */
export async function newDesign(args: readonly string[]): Promise<string> {
  const { values } = parseArgs({
    args: [...args],
    options: {
      ...BOOK_OPTIONS,
      title: { type: 'string' },
      author: { type: 'string' },
      genre: { type: 'string' },
      subtitle: { type: 'string' },
      'blurb-file': { type: 'string' },
      image: { type: 'string' },
      isbn: { type: 'string' },
      'price-code': { type: 'string' },
      output: { type: 'string', short: 'o' },
    },
  });
  const specification = readBook(values);
  const output = required(values.output, '-o FILE');
  const genre = readGenre(required(values.genre, '--genre'));
  const words = {
    title: required(values.title, '--title'),
    author: required(values.author, '--author'),
    subtitle: values.subtitle?.trim() || null,
    genre,
  };
  const blurb = values['blurb-file'] === undefined ? null : asHtml(await readText(values['blurb-file']));
  const picture = values.image === undefined ? await bestOfLibrary(genre) : await ownPicture(values.image, output);
  const engine = await createHarfBuzzEngine();
  await loadFaces(engine, facesForText(textsOfBrief(words)), readFontFile);
  const design = withBarcode(composeCover({ ...words, specification, picture, blurb }, engine), values);
  await writeFile(output, `${JSON.stringify(design, null, 2)}\n`);
  return `${output}: ${genre.name}, ${genre.look.layout} layout${picture ? `, picture ${picture.image.assetId}` : ''}`;
}

/** @throws CommandLineFault with the sentence that says which digit or option is wrong. */
function withBarcode(design: Design, { isbn, 'price-code': addOn }: BarcodeOptions): Design {
  if (isbn === undefined && addOn === undefined) return design;
  if (isbn === undefined) throw new CommandLineFault('--price-code stands beside an ISBN; --isbn is missing');
  if (FORMATS[design.format].designType === 'front') {
    throw new CommandLineFault(`--isbn is printed on a back; ${FORMATS[design.format].name} has a front alone`);
  }
  const numbered = applyCommand(design, { name: 'edit-blurb', isbn, ...(addOn === undefined ? {} : { addOn }) });
  if (!numbered.ok) throw new CommandLineFault(numbered.fault.message);
  return numbered.value;
}

interface BarcodeOptions {
  readonly isbn?: string | undefined;
  readonly 'price-code'?: string | undefined;
}

function required(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw new CommandLineFault(`${option} is missing`);
  return value.trim();
}

function readGenre(text: string): Genre {
  const genre = findGenre(text);
  if (!genre) throw new CommandLineFault(`--genre is one of ${GENRES.map(({ id }) => id).join(', ')}; ${text} given`);
  return genre;
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new CommandLineFault(`${path}: there is no such file`);
  });
}

/** A blurb that is no HTML yet: a paragraph for each block of lines. */
function asHtml(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\s*\n\s*/g, ' ')}</p>`)
    .join('');
}

/** Null for a genre that is set in type alone. */
async function bestOfLibrary(genre: Genre): Promise<BriefPicture | null> {
  if (genre.look.layout === 'solid') return null;
  const [best] = picturesForGenre(genre, await readLibrary());
  if (!best) return null;
  return { image: libraryImage(best), pixels: await picturePixels(await readLibraryPicture(best)), focus: best.focus };
}

async function ownPicture(path: string, output: string): Promise<BriefPicture> {
  const bytes = await readFile(path).catch(() => {
    throw new CommandLineFault(`${path}: there is no such picture`);
  });
  const { width, height, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new CommandLineFault(`${path}: is not a picture that can be read; use JPEG, PNG, WebP, AVIF or TIFF`);
    });
  const image: DesignImage = {
    type: 'UPLOAD',
    assetId: `file/${createHash('sha256').update(bytes).digest('hex').slice(0, 16)}`,
    width: autoOrient.width ?? width,
    height: autoOrient.height ?? height,
    // The design names the picture beside it, so that both can be moved together.
    urls: { full: relative(dirname(resolve(output)), resolve(path)) },
    photographerName: null,
    profileLink: null,
    licence: null,
  };
  return { image, pixels: await picturePixels(bytes), focus: null };
}
