import type { PaintSurface } from './paint-context.ts';
import type { DrawablePicture } from './painting.ts';
import { contextOf } from './pixel-layer.ts';

/** The browser's canvases; works in workers too. */
export const browserSurface = {
  createCanvas: (width: number, height: number) => new OffscreenCanvas(width, height),
  createPath: () => new Path2D(),
} satisfies PaintSurface;

/**
 * A picture file as the painter wants it: upright, sRGB, copied pixel for pixel into a canvas.
 * @param natural the original's size when the file is a smaller working copy of it.
 * @throws DOMException when the browser cannot decode it.
 */
export async function decodeInBrowser(file: Blob, natural?: { readonly width: number; readonly height: number }): Promise<DrawablePicture> {
  const bitmap = await createImageBitmap(file, { imageOrientation: 'from-image', premultiplyAlpha: 'default' });
  const { width, height } = bitmap;
  const canvas = browserSurface.createCanvas(width, height);
  contextOf(canvas).drawImage(bitmap, 0, 0, width, height, 0, 0, width, height);
  bitmap.close();
  return { canvas, naturalWidth: natural?.width ?? width, naturalHeight: natural?.height ?? height };
}
