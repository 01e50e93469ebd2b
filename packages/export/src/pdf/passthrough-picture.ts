import sharp from 'sharp';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import { enlargePixels } from '../raster/enlarge-pixels.ts';
import { enlargedSize } from '../raster/enlarged-size.ts';
import { isSrgbProfile } from '../raster/is-srgb-profile.ts';
import type { ImageNode } from '@coverwright/core/scene/scene.ts';

/** A JPEG file that a PDF contains: byte for byte, or enlarged to the size at which it is shown. */
export interface PassthroughPicture {
  readonly bytes: Uint8Array;
  /** The picture's own size, in which a scene counts its visible part. */
  readonly width: number;
  readonly height: number;
  /** The size of the file's pixels. */
  readonly pixels: Size;
  readonly colourSpace: 'DeviceRGB' | 'DeviceGray';
}

/** The smallest visible share of a picture. Below it, the hidden rest would only make the file larger. */
const LEAST_SHOWN = 0.25;

/**
 * Returns a picture that can be embedded unchanged; null if its pixels need to change, because of another format, another colour space or a
 * rotated camera. One that prints with less than 120 dpi is enlarged, since printers' software would show the edges of its pixels.
 * @param scale print pixels per pixel of the picture at the largest size at which it is shown
 */
export async function readPassthroughPicture(bytes: Uint8Array, scale = 1): Promise<PassthroughPicture | null> {
  const { format, space, channels, depth, orientation, icc, width, height } = await sharp(bytes).metadata();
  if (format !== 'jpeg' || depth !== 'uchar' || (orientation ?? 1) !== 1 || (icc && !isSrgbProfile(icc))) return null;
  const isColour = space === 'srgb' && channels === 3;
  if (!isColour && !(space === 'b-w' && channels === 1)) return null;
  const enlarged = scale > LEAST_ENLARGED ? enlargedSize({ width, height }, scale) : null;
  return {
    bytes: enlarged ? await enlargeJpeg(bytes, enlarged) : bytes,
    width,
    height,
    pixels: enlarged ?? { width, height },
    colourSpace: isColour ? 'DeviceRGB' : 'DeviceGray',
  };
}

/** The scale beyond which a picture prints with less than 120 dpi. */
const LEAST_ENLARGED = 2.5;
/** The quality of an enlarged picture. It has no more detail than before, so a higher one would only make the file larger. */
const QUALITY = 90;

async function enlargeJpeg(bytes: Uint8Array, size: Size): Promise<Uint8Array> {
  const { data, info } = await sharp(bytes, { failOn: 'error', ignoreIcc: true }).raw().toBuffer({ resolveWithObject: true });
  const channels = info.channels === 1 ? 1 : 3;
  const pixels = enlargePixels({ width: info.width, height: info.height, channels, data }, size);
  const raw = sharp(pixels.data, { raw: { width: size.width, height: size.height, channels } });
  return (channels === 1 ? raw.toColourspace('b-w') : raw).jpeg({ quality: QUALITY, chromaSubsampling: '4:4:4' }).toBuffer();
}

/** Returns true for an untouched use of a picture: placed, clipped or mirrored, but not recoloured or blurred. */
export function isUntouched({ filter, blur, source }: ImageNode, { width, height }: PassthroughPicture): boolean {
  return !filter && !blur && (source.width * source.height) / (width * height) >= LEAST_SHOWN;
}
