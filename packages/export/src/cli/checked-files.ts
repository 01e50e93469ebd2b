import { describeFontFile } from '@coverwright/render/harfbuzz/describe-font-file.ts';
import type { FontSources } from '@coverwright/render/fonts/load-design-fonts.ts';
import sharp from 'sharp';
import type { PictureReader } from '../raster/load-pictures.ts';
import { CommandLineFault } from './fault.ts';
import { say } from './say.ts';

type FontReader = NonNullable<FontSources['readOwnFont']>;

/** Returns the reader with an error that names a picture that cannot be opened, instead of a failure during painting. */
export function checkedPictures(read: PictureReader, path: string): PictureReader {
  const checked = new Set<string>();
  return async (asset) => {
    const bytes = await read(asset);
    if (checked.has(asset)) return bytes;
    await sharp(bytes, { failOn: 'error' })
      .stats()
      .catch(() => {
        throw new CommandLineFault(say('damagedPicture', { path, picture: asset }));
      });
    checked.add(asset);
    return bytes;
  };
}

/** Returns the reader with an error that names a file that is not a font. */
export function checkedFonts(read: FontReader, path: string): FontReader {
  return async (font) => {
    const bytes = await read(font);
    if (!isFont(new Uint8Array(bytes))) throw new CommandLineFault(say('damagedFont', { path, font: font.family }));
    return bytes;
  };
}

function isFont(bytes: Uint8Array): boolean {
  try {
    return describeFontFile(bytes) !== null;
  } catch {
    return false;
  }
}
