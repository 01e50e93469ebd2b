import { halvePixels } from './halve-pixels.ts';
import type { PaintCanvas, PaintSurface } from './paint-context.ts';
import { contextOf } from './pixel-layer.ts';

/** The smaller copies of a picture, created when they are first needed: 0.72, ½, 0.36, ¼ … of its size. */
export type PictureLevels = PaintCanvas[];

/**
 * The factor of the copies between halves. Engines agree on a reduction only above √½: below it, one of them blends its own smaller copies
 * and another does not (up to 6 levels on average), or skips pixels. The smaller copies are therefore ours, and the last step is always a
 * small one.
 */
const BETWEEN = 0.72;

/** The largest enlargement that loses nothing visible when it starts from the next smaller copy. */
const SLIGHT = 1.02;

/** The largest scale up to which linear interpolation is as good as a higher order, and faster. */
const MOST_LINEAR = 1.25;

/**
 * Returns the copy of a picture from which to draw it.
 * @param scale target pixels per pixel of `whole`.
 */
export function pictureLevel(surface: PaintSurface, levels: PictureLevels, whole: PaintCanvas, scale: number): PaintCanvas {
  let index = WHOLE;
  while (factorOf(index + 1) * SLIGHT >= scale && Math.min(whole.width, whole.height) * factorOf(index + 1) >= 1) index++;
  return levelAt(surface, levels, whole, index);
}

/** Returns the smoothing quality for drawing a copy. @param scale target pixels per pixel of the copy. */
export function smoothingQuality(scale: number): 'medium' | 'high' {
  return scale <= MOST_LINEAR ? 'medium' : 'high';
}

const WHOLE = -1;

/** Returns the size of a copy as a fraction of the whole picture. */
function factorOf(index: number): number {
  return index % 2 === 0 ? BETWEEN * 0.5 ** (index / 2) : 0.5 ** ((index + 1) / 2);
}

/** Returns a copy, creating it if necessary. Halves are created from halves, and the copies between from the half above them. */
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
