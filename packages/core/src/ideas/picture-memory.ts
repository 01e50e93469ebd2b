import { filteredPixels, findPreset } from './filtered-pixels.ts';
import { type PictureMap, type PicturePixels, mapPicture } from './picture-map.ts';

const known = new WeakMap<PicturePixels, Map<string | null, PictureMap>>();

/** The map of a picture as a preset shows it. Made once for each picture and preset: a dozen covers ask for the same few. */
export function mapOfPicture(pixels: PicturePixels, filter: string | null): PictureMap {
  const maps = known.get(pixels) ?? new Map<string | null, PictureMap>();
  known.set(pixels, maps);
  const map = maps.get(filter) ?? mapPicture(filteredPixels(pixels, findPreset(filter)));
  maps.set(filter, map);
  return map;
}
