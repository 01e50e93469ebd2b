import { filteredPixels, findPreset } from './filtered-pixels.ts';
import { type PictureMap, type PicturePixels, mapPicture } from './picture-map.ts';

interface Shown {
  readonly pixels: PicturePixels;
  map: PictureMap | null;
}

const known = new WeakMap<PicturePixels, Map<string | null, Shown>>();

/** A picture as a preset shows it. Made once for each picture and preset: a dozen covers ask for the same few. */
function shownAs(pixels: PicturePixels, filter: string | null): Shown {
  const forms = known.get(pixels) ?? new Map<string | null, Shown>();
  known.set(pixels, forms);
  const shown = forms.get(filter) ?? { pixels: filteredPixels(pixels, findPreset(filter)), map: null };
  forms.set(filter, shown);
  return shown;
}

export function pixelsAs(pixels: PicturePixels, filter: string | null): PicturePixels {
  return shownAs(pixels, filter).pixels;
}

export function mapOfPicture(pixels: PicturePixels, filter: string | null): PictureMap {
  const shown = shownAs(pixels, filter);
  shown.map ??= mapPicture(shown.pixels);
  return shown.map;
}
