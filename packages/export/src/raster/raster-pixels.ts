import type { Canvas } from '@napi-rs/canvas';
import { releaseCanvas } from '@coverwright/render/canvas/pixel-layer.ts';

/** A finished raster without its canvas. */
export interface RasterPixels {
  readonly width: number;
  readonly height: number;
  /** The pixels as opaque RGBA. */
  readonly data: Buffer;
}

/** Takes the pixels out of a canvas and gives the canvas's memory back: it is empty afterwards. */
export function toRasterPixels(canvas: Canvas): RasterPixels {
  const { width, height } = canvas;
  const data = canvas.data();
  releaseCanvas(canvas);
  return { width, height, data };
}
