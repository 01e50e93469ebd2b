import type { RasterPixels } from './raster-pixels.ts';

/** A painted picture as encoders take it: whole, or in strips from the top, each as wide as the picture. */
export type Raster = RasterPixels | StripedRaster;

export interface StripedRaster {
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  /** Painted as they are asked for, and again when they are asked for again. */
  readonly strips: Iterable<RasterPixels>;
}

export function stripsOf(raster: Raster): Iterable<RasterPixels> {
  return 'strips' in raster ? raster.strips : [raster];
}
