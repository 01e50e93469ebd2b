import { browserSurface } from '@coverwright/render/canvas/browser-surface.ts';
import type { DrawablePicture } from '@coverwright/render/canvas/painting.ts';
import { contextOf } from '@coverwright/render/canvas/pixel-layer.ts';
import type { SentPixels } from './filter-task.ts';

/** Returns the pixels of a small copy of a picture, whose longer side is at most `longest`. */
export function smallPixels({ canvas }: Pick<DrawablePicture, 'canvas'>, longest: number): SentPixels {
  const scale = Math.min(1, longest / Math.max(canvas.width, canvas.height));
  const width = Math.max(1, Math.round(canvas.width * scale));
  const height = Math.max(1, Math.round(canvas.height * scale));
  const context = contextOf(browserSurface.createCanvas(width, height));
  context.imageSmoothingQuality = 'medium';
  context.drawImage(canvas, 0, 0, canvas.width, canvas.height, 0, 0, width, height);
  return { width, height, data: new Uint8ClampedArray(context.getImageData(0, 0, width, height).data) };
}
