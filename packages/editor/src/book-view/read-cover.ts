import type { Picture } from '@coverwright/render/mock-up/texture.ts';
import type { CoverCanvas } from './cover-canvas.ts';

/** A flat cover; one that was painted elsewhere is as large as it came. */
export type PaintedCover = Pick<CoverCanvas, 'canvas'> & Partial<Pick<CoverCanvas, 'paintAs'>>;

/** The flat cover as it is painted now. @throws Error where the browser gives no pixels back. */
export function readCover({ canvas }: PaintedCover): Picture {
  const { width, height } = canvas;
  const flat = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  if (!flat) throw new Error('The cover could not be read');
  return { width, height, data: flat.data };
}

/** The same, painted so wide for once: a picture to be kept shows more than the screen. */
export function readLargeCover(cover: PaintedCover, width: number): Picture {
  cover.paintAs?.(width);
  const large = readCover(cover);
  cover.paintAs?.();
  return large;
}
