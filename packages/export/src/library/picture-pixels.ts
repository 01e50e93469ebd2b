import type { PicturePixels } from '@coverwright/core/ideas/picture-map.ts';
import sharp from 'sharp';

const THUMBNAIL_WIDTH = 240;

/** Returns a thumbnail's pixels, upright and in sRGB, for finding places for type. */
export async function picturePixels(bytes: Uint8Array): Promise<PicturePixels> {
  const { data, info } = await sharp(bytes)
    .autoOrient()
    .resize(THUMBNAIL_WIDTH)
    .toColourspace('srgb')
    .ensureAlpha()
    .raw()
    .toBuffer({ resolveWithObject: true });
  return { width: info.width, height: info.height, data };
}
