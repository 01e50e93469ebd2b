import type { PictureReading } from '../design/composition.ts';
import { filteredPixels, findPreset } from './filtered-pixels.ts';
import { type PicturePixels, mapPicture } from './picture-map.ts';
import { readingOfMap } from './picture-reading.ts';

interface Shown {
  readonly pixels: PicturePixels;
  reading: PictureReading | null;
}

const known = new WeakMap<PicturePixels, Map<string | null, Shown>>();

/** A picture as a preset shows it. Made once for each picture and preset: a dozen covers ask for the same few. */
function shownAs(pixels: PicturePixels, filter: string | null): Shown {
  const forms = known.get(pixels) ?? new Map<string | null, Shown>();
  known.set(pixels, forms);
  const shown = forms.get(filter) ?? { pixels: filteredPixels(pixels, findPreset(filter)), reading: null };
  forms.set(filter, shown);
  return shown;
}

export function pixelsAs(pixels: PicturePixels, filter: string | null): PicturePixels {
  return shownAs(pixels, filter).pixels;
}

/** Returns the reading that a layout needs of a picture under a filter preset. */
export function readingOfPicture(pixels: PicturePixels, filter: string | null): PictureReading {
  const shown = shownAs(pixels, filter);
  shown.reading ??= readingOfMap(mapPicture(shown.pixels));
  return shown.reading;
}
