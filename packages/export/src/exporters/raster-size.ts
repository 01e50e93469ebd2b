import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';

export interface RasterDimensions {
  readonly width: number;
  readonly height: number;
  /** The resolution in pixels per inch to write into the file. */
  readonly dpi: number;
}

/** The largest width in pixels. Beyond it a raster needs more than 2 GB of memory; the largest wrap at 300 dpi is 6000 wide. */
export const MAX_RASTER_WIDTH = 12_000;

/** Returns the size of a raster: a wrap at 300 dpi, a shop's picture at the shop's size, or the requested width in the same proportions. */
export function rasterSize({ format, widthInches, heightInches }: CoverGeometry, widthPx: number | null): RasterDimensions {
  const own = FORMATS[format].filePixels ?? {
    width: Math.round(widthInches * PRINT_DPI),
    height: Math.round(heightInches * PRINT_DPI),
  };
  if (widthPx === null) return { ...own, dpi: PRINT_DPI };
  const height = Math.max(1, Math.round((widthPx * heightInches) / widthInches));
  return { width: widthPx, height, dpi: Math.max(1, Math.round((widthPx / own.width) * PRINT_DPI)) };
}
