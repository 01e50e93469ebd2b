import type { Picture } from '@coverwright/render/mock-up/texture.ts';
import type { CoverCanvas } from './cover-canvas.ts';

/** A painted flat cover; one that was rendered elsewhere has a fixed size. */
export type PaintedCover = Pick<CoverCanvas, 'canvas'> & Partial<Pick<CoverCanvas, 'paintAs'>>;

/** Reads the pixels of the flat cover. @throws Error if the browser returns no pixels */
export function readCover({ canvas }: PaintedCover): Picture {
  const { width, height } = canvas;
  const flat = canvas.getContext('2d')?.getImageData(0, 0, width, height);
  if (!flat) throw new Error('The cover could not be read');
  return { width, height, data: flat.data };
}

/** Reads the cover painted at this width once, because a saved picture shows more detail than the screen. */
export function readLargeCover(cover: PaintedCover, width: number): Picture {
  cover.paintAs?.(width);
  const large = readCover(cover);
  cover.paintAs?.();
  return large;
}
