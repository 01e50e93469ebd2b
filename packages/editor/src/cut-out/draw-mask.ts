import { contextOf } from './load-mask.ts';
import type { Mask, StrokeBounds } from './mask.ts';

/** Draws a picture through its mask; the removed parts stay faintly visible, as a guide. */
export function drawMasked(canvas: HTMLCanvasElement, picture: HTMLCanvasElement, mask: Mask, touched: StrokeBounds): void {
  const { left, top, right, bottom } = touched;
  const pixels = contextOf(picture).getImageData(left, top, right - left + 1, bottom - top + 1);
  const { data, width, height } = pixels;
  for (let y = 0; y < height; y++) {
    for (let x = 0; x < width; x++) {
      const share = (mask.data[(top + y) * mask.width + left + x] ?? 0) / 255;
      const at = (y * width + x) * 4;
      data[at + 3] = Math.round((data[at + 3] ?? 255) * (GHOST + (1 - GHOST) * share));
    }
  }
  contextOf(canvas).putImageData(pixels, left, top);
}

/** Opacity of the removed parts. */
const GHOST = 0.16;

export function wholeOf({ width, height }: Mask): StrokeBounds {
  return { left: 0, top: 0, right: width - 1, bottom: height - 1 };
}

/** Encodes a mask as a PNG, white where the picture stays. @throws Error if the browser cannot encode it */
export async function encodeMask({ width, height, data }: Mask): Promise<Blob> {
  const canvas = document.createElement('canvas');
  canvas.width = width;
  canvas.height = height;
  const pixels = new ImageData(width, height);
  for (const [at, value] of data.entries()) pixels.data.set([value, value, value, 255], at * 4);
  contextOf(canvas).putImageData(pixels, 0, 0);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => (blob ? resolve(blob) : reject(new Error('No PNG'))), 'image/png');
  });
}
