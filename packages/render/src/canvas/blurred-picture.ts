import type { ImageNode } from '@coverwright/core/scene/scene.ts';
import { blurPixels } from './blur-pixels.ts';
import { type PaintCache, levelsOf } from './paint-cache.ts';
import type { PaintCanvas, PaintSurface } from './paint-context.ts';
import type { DrawablePicture } from './painting.ts';
import { pictureLevel } from './picture-levels.ts';
import { contextOf } from './pixel-layer.ts';

/**
 * The blur in pixels that is enough at reduced size. Enlarged, it looks the same as a blur of every pixel, and takes a fraction of the
 * time.
 */
const ENOUGH = 4;

/**
 * Returns the picture of a node, blurred before its filter. It has the same natural size, so that the node's source rectangle stays valid.
 */
export function blurredPicture(node: ImageNode, picture: DrawablePicture, surface: PaintSurface, cache: PaintCache): DrawablePicture {
  const { canvas, naturalWidth } = picture;
  // Sigma is in the picture's natural pixels.
  const sigma = ((node.blur ?? 0) * node.source.width) / node.destination.width;
  if (sigma <= 0) return picture;
  const key = sigma.toFixed(2);
  const known = blursOf(cache, canvas).get(key);
  if (known) return { ...picture, canvas: known };
  const ofCanvas = (sigma * canvas.width) / naturalWidth;
  const level = pictureLevel(surface, levelsOf(cache, canvas), canvas, Math.min(1, ENOUGH / ofCanvas));
  const blurred = blurredCopy(level, (sigma * level.width) / naturalWidth, surface);
  cacheBlur(blursOf(cache, canvas), key, blurred);
  return { ...picture, canvas: blurred };
}

function blurredCopy(level: PaintCanvas, sigma: number, surface: PaintSurface): PaintCanvas {
  const pixels = contextOf(level).getImageData(0, 0, level.width, level.height);
  blurPixels(pixels, sigma);
  const copy = surface.createCanvas(level.width, level.height);
  contextOf(copy).putImageData(pixels, 0, 0);
  return copy;
}

function blursOf({ blurs }: PaintCache, canvas: PaintCanvas): Map<string, PaintCanvas> {
  let known = blurs.get(canvas);
  if (!known) blurs.set(canvas, (known = new Map()));
  return known;
}

/** The largest number of cached blurs of a picture: its own and that of its wrap, before and after a change. */
const MOST_BLURS = 4;

function cacheBlur(blurs: Map<string, PaintCanvas>, key: string, blurred: PaintCanvas): void {
  blurs.set(key, blurred);
  for (const oldest of blurs.keys()) {
    if (blurs.size <= MOST_BLURS) return;
    blurs.delete(oldest);
  }
}
