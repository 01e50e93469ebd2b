import { halvePixels } from './halve-pixels.ts';
import type { PaintCanvas, PaintSurface } from './paint-context.ts';
import { contextOf } from './pixel-layer.ts';

/** Smaller copies of one picture, made when first needed: 0.72, ½, 0.36, ¼ … of it. */
export type PictureLevels = PaintCanvas[];

/**
 * Engines agree on a reduction only while it stays above √½: below, one blends its own smaller copies and another does not (up to 6
 * levels on average), or samples with gaps. So the smaller copies are ours, and the last step is always a small one.
 */
const BETWEEN = 0.72;

/** An enlargement so slight that nothing is lost by starting from the next smaller copy. */
const SLIGHT = 1.02;

/** Up to here a straight line between pixels is as good as a curve, and quicker. */
const MOST_LINEAR = 1.25;

/**
 * The copy of a picture from which to draw it.
 * @param scale target pixels per pixel of `whole`.
 */
export function pictureLevel(surface: PaintSurface, levels: PictureLevels, whole: PaintCanvas, scale: number): PaintCanvas {
  let index = WHOLE;
  while (factorOf(index + 1) * SLIGHT >= scale && Math.min(whole.width, whole.height) * factorOf(index + 1) >= 1) index++;
  return levelAt(surface, levels, whole, index);
}

/** @param scale target pixels per pixel of the level. */
export function smoothingQuality(scale: number): 'medium' | 'high' {
  return scale <= MOST_LINEAR ? 'medium' : 'high';
}

const WHOLE = -1;

/** Returns how large, of the whole, the copy number `index` is. */
function factorOf(index: number): number {
  return index % 2 === 0 ? BETWEEN * 0.5 ** (index / 2) : 0.5 ** ((index + 1) / 2);
}

/** Halves come from halves, and each copy between from the half above it. */
function levelAt(surface: PaintSurface, levels: PictureLevels, whole: PaintCanvas, index: number): PaintCanvas {
  if (index === WHOLE) return whole;
  const made = levels[index];
  if (made) return made;
  const level =
    index % 2 === 0
      ? reduced(surface, levelAt(surface, levels, whole, index - 1))
      : halved(surface, levelAt(surface, levels, whole, index - 2));
  levels[index] = level;
  return level;
}

function reduced(surface: PaintSurface, from: PaintCanvas): PaintCanvas {
  const canvas = surface.createCanvas(Math.ceil(from.width * BETWEEN), Math.ceil(from.height * BETWEEN));
  const context = contextOf(canvas);
  context.imageSmoothingQuality = 'medium';
  context.drawImage(from, 0, 0, from.width, from.height, 0, 0, canvas.width, canvas.height);
  return canvas;
}

function halved(surface: PaintSurface, from: PaintCanvas): PaintCanvas {
  const canvas = surface.createCanvas(Math.ceil(from.width / 2), Math.ceil(from.height / 2));
  const context = contextOf(canvas);
  const pixels = context.getImageData(0, 0, canvas.width, canvas.height);
  halvePixels(contextOf(from).getImageData(0, 0, from.width, from.height), pixels);
  context.putImageData(pixels, 0, 0);
  return canvas;
}
