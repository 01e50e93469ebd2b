import type { Canvas } from '@napi-rs/canvas';
import { releaseCanvas } from '@coverwright/render/canvas/pixel-layer.ts';

/** A finished raster, independent of its canvas. */
export interface RasterPixels {
  readonly width: number;
  readonly height: number;
  /** The pixels as opaque RGBA. */
  readonly data: Buffer;
}

/** Returns the pixels of a canvas and frees the canvas's memory. The canvas is empty afterwards. */
export function toRasterPixels(canvas: Canvas): RasterPixels {
  const { width, height } = canvas;
  const data = canvas.data();
  releaseCanvas(canvas);
  return { width, height, data };
}
