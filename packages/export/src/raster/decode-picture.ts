import { type Canvas, createCanvas, ImageData } from '@napi-rs/canvas';
import sharp, { type Sharp } from 'sharp';
import type { Size } from '@coverwright/core/geometry/shapes.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { enlargePixels } from './enlarge-pixels.ts';
import { enlargedSize } from './enlarged-size.ts';
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
 * @param enlarges above a scale of 1, enlarges the picture with a better filter than that of the canvas, as files for print and sale need.
 * @throws Error if sharp cannot read the bytes as a picture.
 */
export async function decodePicture(bytes: Uint8Array, scale = 1, enlarges = false): Promise<DrawablePicture> {
  const { autoOrient, icc } = await sharp(bytes).metadata();
  // A conversion from sRGB to sRGB would cost a third of the decoding time.
  const ignoreIcc = icc !== undefined && isSrgbProfile(icc);
  const pipeline = sharp(bytes, { limitInputPixels: MOST_PIXELS, failOn: 'error', ignoreIcc }).autoOrient();
  const factor = SHRINK_FACTORS.find((candidate) => candidate * scale <= 1) ?? 1;
  if (factor > 1) pipeline.resize(Math.ceil(autoOrient.width / factor), Math.ceil(autoOrient.height / factor), { fit: 'fill' });
  const canvas = await decodeOntoCanvas(pipeline, enlarges ? enlargedSize(autoOrient, scale) : null);
  return { canvas, naturalWidth: autoOrient.width, naturalHeight: autoOrient.height };
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
  return { canvas: await decodeOntoCanvas(pipeline, null), naturalWidth: natural.width, naturalHeight: natural.height };
}

/** @param enlarged the size of the canvas; null for that of the decoded picture. */
async function decodeOntoCanvas(pipeline: Sharp, enlarged: Size | null): Promise<Canvas> {
  const { data, info } = await pipeline.toColourspace('srgb').ensureAlpha().raw({ depth: 'uchar' }).toBuffer({ resolveWithObject: true });
  const decoded = { width: info.width, height: info.height, data };
  const { width, height, data: pixels } = enlarged ? enlargePixels(decoded, enlarged) : decoded;
  const canvas = createCanvas(width, height);
  const levels = new Uint8ClampedArray(pixels.buffer, pixels.byteOffset, pixels.byteLength);
  canvas.getContext('2d').putImageData(new ImageData(levels, width, height), 0, 0);
  // The canvas has its own copy. Waiting for the garbage collector would hold 4 bytes a pixel through the whole job.
  if (pixels.buffer instanceof ArrayBuffer) pixels.buffer.transfer(0);
  if (enlarged) data.buffer.transfer(0);
  return canvas;
}
