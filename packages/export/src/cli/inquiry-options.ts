import { readFile } from 'node:fs/promises';
import { dirname, relative, resolve } from 'node:path';
import { type DesignImage, FILE_PICTURE } from '@coverwright/core/design/design-image.ts';
import type { Genre } from '@coverwright/core/genres/genre.ts';
import { GENRES, findGenre } from '@coverwright/core/genres/genres.ts';
import type { BriefPicture } from '@coverwright/core/ideas/cover-brief.ts';
import { libraryImage } from '@coverwright/core/pictures/library-image.ts';
import type { LibraryPicture } from '@coverwright/core/pictures/picture-manifest.ts';
import sharp from 'sharp';
import { picturePixels } from '../library/picture-pixels.ts';
import { readLibraryPicture } from '../library/read-library.ts';
import { CommandLineFault } from './fault.ts';
import { say } from './say.ts';

/** The options for a cover's words and pictures. */
export const INQUIRY_OPTIONS = {
  title: { type: 'string' },
  author: { type: 'string' },
  genre: { type: 'string' },
  subtitle: { type: 'string' },
  'blurb-file': { type: 'string' },
} as const;

interface InquiryOptions {
  readonly title?: string | undefined;
  readonly author?: string | undefined;
  readonly genre?: string | undefined;
  readonly subtitle?: string | undefined;
  readonly 'blurb-file'?: string | undefined;
}

/** Reads the request for ideas from the options. @throws CommandLineFault for a missing or unknown value. */
export async function readInquiry(values: InquiryOptions) {
  const genre = readGenre(required(values.genre, '--genre'));
  return {
    title: required(values.title, '--title'),
    author: required(values.author, '--author'),
    subtitle: values.subtitle?.trim() || null,
    genre,
    blurb: values['blurb-file'] === undefined ? null : asHtml(await readText(values['blurb-file'])),
  };
}

export function required(value: string | undefined, option: string): string {
  if (value === undefined || value.trim() === '') throw new CommandLineFault(say('missing', { option }));
  return value.trim();
}

function readGenre(text: string): Genre {
  const genre = findGenre(text);
  if (!genre) throw new CommandLineFault(say('oneOf', { option: '--genre', values: GENRES.map(({ id }) => id).join(', '), given: text }));
  return genre;
}

async function readText(path: string): Promise<string> {
  return readFile(path, 'utf8').catch(() => {
    throw new CommandLineFault(say('noFile', { path }));
  });
}

/** Converts a plain-text blurb to HTML: a paragraph for each block of lines. */
function asHtml(text: string): string {
  if (/<[a-z][^>]*>/i.test(text)) return text;
  const escaped = text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('>', '&gt;');
  return escaped
    .trim()
    .split(/\n\s*\n/)
    .map((paragraph) => `<p>${paragraph.replace(/\s*\n\s*/g, ' ')}</p>`)
    .join('');
}

export async function readPictureForBrief(picture: LibraryPicture): Promise<BriefPicture> {
  return { image: libraryImage(picture), pixels: await picturePixels(await readLibraryPicture(picture)), focus: picture.focus };
}

/**
 * Reads an author's own picture. Its path is relative to the folder that its design is written to. @throws CommandLineFault if it does not
 * exist or is not a picture.
 */
export async function ownPicture(path: string, output: string): Promise<BriefPicture> {
  const bytes = await readFile(path).catch(() => {
    throw new CommandLineFault(say('noPicture', { path }));
  });
  const { width, height, autoOrient } = await sharp(bytes)
    .metadata()
    .catch(() => {
      throw new CommandLineFault(say('notAPicture', { path }));
    });
  const image: DesignImage = {
    type: FILE_PICTURE,
    // The design names the picture by a path relative to itself, so that both can be moved together.
    assetId: relative(dirname(resolve(output)), resolve(path)),
    width: autoOrient.width ?? width,
    height: autoOrient.height ?? height,
    photographerName: null,
    profileLink: null,
    licence: null,
  };
  return { image, pixels: await picturePixels(bytes), focus: null };
}
