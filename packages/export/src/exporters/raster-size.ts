import type { CoverGeometry } from '@coverwright/core/geometry/cover-geometry.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import { PRINT_DPI } from '@coverwright/core/units/units.ts';

export interface RasterDimensions {
  readonly width: number;
  readonly height: number;
  /** Pixels per inch to write into the file. */
  readonly dpi: number;
}

/** Beyond it a raster takes more than 2 GB at work; the largest wrap at 300 dpi is 6000 wide. */
export const MAX_RASTER_WIDTH = 12_000;

/** A wrap at 300 dpi, a shop's picture at the shop's size, or as wide as asked in the same proportions. */
export function rasterSize({ format, widthInches, heightInches }: CoverGeometry, widthPx: number | null): RasterDimensions {
  const own = FORMATS[format].filePixels ?? {
    width: Math.round(widthInches * PRINT_DPI),
    height: Math.round(heightInches * PRINT_DPI),
  };
  if (widthPx === null) return { ...own, dpi: PRINT_DPI };
  const height = Math.max(1, Math.round((widthPx * heightInches) / widthInches));
  return { width: widthPx, height, dpi: Math.max(1, Math.round((widthPx / own.width) * PRINT_DPI)) };
}
