import sharp from 'sharp';
import { isSrgbProfile } from '../raster/is-srgb-profile.ts';
import type { ImageNode } from '@coverwright/core/scene/scene.ts';

/** A JPEG file that a PDF can contain byte for byte. */
export interface PassthroughPicture {
  readonly bytes: Uint8Array;
  readonly width: number;
  readonly height: number;
  readonly colourSpace: 'DeviceRGB' | 'DeviceGray';
}

/** The smallest visible share of a picture. Below it, the hidden rest would only make the file larger. */
const LEAST_SHOWN = 0.25;

/**
 * Returns a picture that can be embedded unchanged; null if its pixels need to change, because of another format, another colour space or a
 * rotated camera.
 */
export async function readPassthroughPicture(bytes: Uint8Array): Promise<PassthroughPicture | null> {
  const { format, space, channels, depth, orientation, icc, width, height } = await sharp(bytes).metadata();
  if (format !== 'jpeg' || depth !== 'uchar' || (orientation ?? 1) !== 1 || (icc && !isSrgbProfile(icc))) return null;
  if (space === 'srgb' && channels === 3) return { bytes, width, height, colourSpace: 'DeviceRGB' };
  if (space === 'b-w' && channels === 1) return { bytes, width, height, colourSpace: 'DeviceGray' };
  return null;
}

/** Returns true for an untouched use of a picture: placed, clipped or mirrored, but not recoloured or blurred. */
export function isUntouched({ filter, blur, source }: ImageNode, { width, height }: PassthroughPicture): boolean {
  return !filter && !blur && (source.width * source.height) / (width * height) >= LEAST_SHOWN;
}
