import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { isSrgbProfile } from './is-srgb-profile.ts';

// libvips caches decoded pictures, but each picture is decoded once a job, so its cache would waste 200 MB.
sharp.cache(false);

/** The largest number of pixels that is decoded. No camera produces more, so a file that claims more is an attack or a mistake. */
const MOST_PIXELS = 200_000_000;

/** The factors by which libjpeg can reduce a picture while decoding it. */
const SHRINK_FACTORS = [8, 4, 2];

/**
 * Decodes a stored picture to a canvas: upright (EXIF), sRGB, 8 bits.
 * @param scale canvas pixels per natural pixel at the largest size at which it is shown; at one half or less, a smaller working copy is
 * decoded.
 * @throws Error if sharp cannot read the bytes as a picture.
 */
export async function decodePicture(bytes: Uint8Array, scale = 1): Promise<DrawablePicture> {
  const { autoOrient, icc } = await sharp(bytes).metadata();
  // A conversion from sRGB to sRGB would cost a third of the decoding time.
  const ignoreIcc = icc !== undefined && isSrgbProfile(icc);
  const pipeline = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', ignoreIcc }).autoOrient();
  const factor = SHRINK_FACTORS.find((candidate) => candidate * scale <= 1) ?? 1;
  if (factor > 1) pipeline.resize(Math.ceil(autoOrient.width / factor), Math.ceil(autoOrient.height / factor), { fit: 'fill' });
  return { canvas: await decodeOntoCanvas(pipeline), naturalWidth: autoOrient.width, naturalHeight: autoOrient.height };
}

/**
 * Decodes a stored picture to a canvas of a given size. The decoder reduces it, which takes a tenth of the time of decoding the whole
 * picture.
 * @param size the size in pixels.
 * @param natural the picture's own size, upright.
 * @throws Error if sharp cannot read the bytes as a picture.
 */
export async function decodeReduced(bytes: Uint8Array, size: Size, natural: Size): Promise<DrawablePicture> {
  const pipeline = sharp(bytes, { limitInputPixels: MOST_PIXELS }).autoOrient().resize(size.width, size.height, { fit: 'fill' });
  return { canvas: await decodeOntoCanvas(pipeline), naturalWidth: natural.width, naturalHeight: natural.height };
}

interface Size {
  readonly width: number;
  readonly height: number;
}

async function decodeOntoCanvas(pipeline: Sharp): Promise<Canvas> {
  const { data, info } = await pipeline.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const canvas = createCanvas(info.width, info.height);
  const levels = new Uint8ClampedArray(data.buffer, data.byteOffset, data.byteLength);
  canvas.getContext('2d').putImageData(new ImageData(levels, info.width, info.height), 0, 0);
  // The canvas has its own copy. Waiting for the garbage collector would hold 4 bytes a pixel through the whole job.
  data.buffer.transfer(0);
  return canvas;
}
