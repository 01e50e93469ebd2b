import { createHash } from 'node:crypto';
import { writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import type { PictureCopy } from '@coverwright/core/pictures/derived-pictures.ts';
import type { LibraryPicture } from '@coverwright/core/pictures/picture-manifest.ts';
import sharp, { type Sharp } from 'sharp';

const REGULAR = { longSide: 1200, quality: 82 };
const THUMB = { longSide: 400, quality: 78 };

/** Writes the smaller copies of a picture: JPEG, or WebP for a cut-out, which needs transparency. sRGB, without metadata. */
export async function deriveCopies(
  source: string,
  build: string,
  picture: Pick<LibraryPicture, 'id' | 'transparent'>,
): Promise<{ readonly regular: PictureCopy; readonly thumb: PictureCopy }> {
  // The large file is decoded once; the thumbnail is made from the working copy's pixels.
  const { data, info } = await within(sharp(source).rotate().toColourspace('srgb'), REGULAR.longSide)
    .raw()
    .toBuffer({ resolveWithObject: true });
  const pixels = () => sharp(data, { raw: { width: info.width, height: info.height, channels: info.channels } });
  return {
    regular: await writeCopy(pixels(), build, picture, REGULAR),
    thumb: await writeCopy(within(pixels(), THUMB.longSide), build, picture, THUMB),
  };
}

function within(image: Sharp, longSide: number): Sharp {
  return image.resize(longSide, longSide, { fit: 'inside', withoutEnlargement: true });
}

async function writeCopy(
  image: Sharp,
  build: string,
  { id, transparent }: Pick<LibraryPicture, 'id' | 'transparent'>,
  { longSide, quality }: { readonly longSide: number; readonly quality: number },
): Promise<PictureCopy> {
  const encoded = transparent ? image.webp({ quality, effort: 3 }) : image.jpeg({ quality, progressive: true });
  const { data, info } = await encoded.toBuffer({ resolveWithObject: true });
  const hash = createHash('sha256').update(data).digest('hex').slice(0, 10);
  const file = `${id}-${longSide}-${hash}.${transparent ? 'webp' : 'jpg'}`;
  await writeFile(join(build, file), data);
  return { file, width: info.width, height: info.height, bytes: data.length };
}
