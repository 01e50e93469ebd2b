import type { Rect, Size } from '@coverwright/core/geometry/shapes.ts';
import type { PaintCanvas } from '../canvas/paint-context.ts';
import { contextOf } from '../canvas/pixel-layer.ts';

/** A block of RGBA pixels in rows from the top. */
export interface PixelBlock extends Size {
  readonly data: Uint8ClampedArray;
}

/** Reads a part of a canvas, clipped to its edges, in whole pixels. */
export function readBlock(canvas: PaintCanvas, area: Rect): PixelBlock {
  const left = Math.max(0, Math.floor(area.x));
  const top = Math.max(0, Math.floor(area.y));
  const right = Math.min(canvas.width, Math.ceil(area.x + area.width));
  const bottom = Math.min(canvas.height, Math.ceil(area.y + area.height));
  const size = { width: Math.max(1, right - left), height: Math.max(1, bottom - top) };
  return { ...size, data: contextOf(canvas).getImageData(left, top, size.width, size.height).data };
}

/** Returns a block that is smaller by the factor `times`. Each pixel is the mean of those that it replaces. */
export function shrinkBlock({ width, height, data }: PixelBlock, times: number): PixelBlock {
  const size = { width: Math.floor(width / times), height: Math.floor(height / times) };
  const small = new Uint8ClampedArray(size.width * size.height * 4);
  for (let y = 0; y < size.height; y += 1) {
    for (let x = 0; x < size.width; x += 1) {
      for (let channel = 0; channel < 4; channel += 1) {
        let sum = 0;
        for (let down = 0; down < times; down += 1) {
          const start = ((y * times + down) * width + x * times) * 4 + channel;
          for (let across = 0; across < times; across += 1) sum += data[start + across * 4]!;
        }
        small[(y * size.width + x) * 4 + channel] = sum / (times * times);
      }
    }
  }
  return { ...size, data: small };
}
