import type { PicturePixels } from '../../ideas/picture-map.ts';
import { libraryPictureId } from '../library-image.ts';
import libraryFacts from './library-facts.json' with { type: 'json' };
import { type PictureFacts, readPictureFacts } from './picture-facts.ts';

const LIBRARY: Readonly<Record<string, PictureFacts>> = libraryFacts;
const known = new WeakMap<PicturePixels, PictureFacts>();

/** Returns the stored facts of a library picture; null for other pictures. */
export function recordedFacts(id: string): PictureFacts | null {
  return LIBRARY[id] ?? null;
}

/** Returns the facts of a picture: a library picture's from its file, others' from their pixels, read once. */
export function factsOfPicture(assetId: string, pixels: PicturePixels): PictureFacts {
  const id = libraryPictureId(assetId);
  const recorded = id === null ? null : recordedFacts(id);
  if (recorded) return recorded;
  const facts = known.get(pixels) ?? readPictureFacts(pixels);
  known.set(pixels, facts);
  return facts;
}
