import { z } from 'zod';
import type { Rect } from '../geometry/shapes.ts';
import { extentLength } from './bounds.ts';

/** The visible part of a picture, in the picture's pixels. */
export const pictureCropSchema = z.strictObject({
  left: extentLength,
  top: extentLength,
  width: z.number().min(1),
  height: z.number().min(1),
});

export type PictureCrop = z.infer<typeof pictureCropSchema>;

export function cropRect({ left, top, width, height }: PictureCrop): Rect {
  return { x: left, y: top, width, height };
}
