import type { PicturePixels } from '../../ideas/picture-map.ts';
import { libraryPictureId } from '../library-image.ts';
import libraryFacts from './library-facts.json' with { type: 'json' };
import { type PictureFacts, readPictureFacts } from './picture-facts.ts';

const LIBRARY: Readonly<Record<string, PictureFacts>> = libraryFacts;
const known = new WeakMap<PicturePixels, PictureFacts>();

/** Returns what is on record of a library picture; null: it is not in the library. */
export function recordedFacts(id: string): PictureFacts | null {
  return LIBRARY[id] ?? null;
}

/** Returns what is known of a picture: of the library's from its file, of others from their pixels, read once. */
export function factsOfPicture(assetId: string, pixels: PicturePixels): PictureFacts {
  const id = libraryPictureId(assetId);
  const recorded = id === null ? null : recordedFacts(id);
  if (recorded) return recorded;
  const facts = known.get(pixels) ?? readPictureFacts(pixels);
  known.set(pixels, facts);
  return facts;
}
