import { createCanvas, Path2D, type Canvas } from '@napi-rs/canvas';
import type { PaintSurface } from '@coverwright/render/canvas/paint-context.ts';

/** The canvases of the server: the same Skia that Chromium uses, in software. */
export const nodeSurface = {
  createCanvas: (width: number, height: number): Canvas => createCanvas(width, height),
  createPath: () => new Path2D(),
} satisfies PaintSurface;
