import type { PaintSurface } from './paint-context.ts';
import type { DrawablePicture } from './painting.ts';
import { contextOf } from './pixel-layer.ts';

/** The canvases of the browser, which also work in workers. */
export const browserSurface = {
  createCanvas: (width: number, height: number) => new OffscreenCanvas(width, height),
  createPath: () => new Path2D(),
} satisfies PaintSurface;

/**
 * Decodes a picture file for the painter: upright, in sRGB, copied pixel by pixel into a canvas.
 * @param natural the original's size, if the file is a smaller working copy.
 * @throws DOMException if the browser cannot decode it.
 */
export async function decodeInBrowser(file: Blob, natural?: { readonly width: number; readonly height: number }): Promise<DrawablePicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', premultiplyAlpha: 'default' });
  const { width, height } = bitmap;
  const canvas = browserSurface.createCanvas(width, height);
  contextOf(canvas).drawImage(bitmap, 0, 0, width, height, 0, 0, width, height);
  bitmap.close();
  return { canvas, naturalWidth: natural?.width ?? width, naturalHeight: natural?.height ?? height };
}
