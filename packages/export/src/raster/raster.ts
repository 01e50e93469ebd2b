import type { RasterPixels } from './raster-pixels.ts';

/** A painted picture for an encoder: whole, or in strips from the top, each as wide as the picture. */
export type Raster = RasterPixels | StripedRaster;

export interface StripedRaster {
  /** The width in pixels. */
  readonly width: number;
  readonly height: number;
  /** The strips. They are painted while they are iterated, and again in each iteration. */
  readonly strips: Iterable<RasterPixels>;
}

export function stripsOf(raster: Raster): Iterable<RasterPixels> {
  return 'strips' in raster ? raster.strips : [raster];
}
