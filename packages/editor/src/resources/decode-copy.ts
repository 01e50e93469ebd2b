import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';

/**
 * Decodes a working copy of a picture, no longer than `longestSide`. It is drawn 1:1 into a software canvas, because Skia samples other
 * kinds of sources differently from the server's.
 * @param natural size of the original
 * @throws DOMException if the browser cannot decode the picture
 */
export async function decodeCopy(
  blob: Blob,
  natural: { readonly width: number; readonly height: number },
  longestSide: number,
): Promise<DrawablePicture> {
  const whole = await createImageBitmap(blob, { colorSpaceConversion: 'default', imageOrientation: 'from-image' });
  const scale = Math.min(1, longestSide / Math.max(whole.width, whole.height));
  const size = { width: Math.max(1, Math.round(whole.width * scale)), height: Math.max(1, Math.round(whole.height * scale)) };
  const bitmap =
    scale < 1 ? await createImageBitmap(whole, { resizeWidth: size.width, resizeHeight: size.height, resizeQuality: 'high' }) : whole;
  const canvas = browserSurface.createCanvas(size.width, size.height);
  contextOf(canvas).drawImage(bitmap, 0, 0, size.width, size.height, 0, 0, size.width, size.height);
  bitmap.close();
  whole.close();
  return { canvas, naturalWidth: natural.width, naturalHeight: natural.height };
}
