import type { ImageFilter } from '../design/image-filter.ts';
import { applyFilter } from '../filters/apply-filter.ts';
import { FILTER_PRESETS } from '../filters/filter-presets.ts';
import type { PicturePixels } from './picture-map.ts';

/** A genre's filter by name; null for none. */
export function findPreset(name: string | null): ImageFilter | null {
  return FILTER_PRESETS.find((preset) => preset.name === name) ?? null;
}

/** A thumbnail as the filter shows it: what type will stand on. */
export function filteredPixels(pixels: PicturePixels, filter: ImageFilter | null): PicturePixels {
  if (!filter) return pixels;
  const data = Uint8ClampedArray.from(pixels.data);
  applyFilter(data, filter);
  return { ...pixels, data };
}
