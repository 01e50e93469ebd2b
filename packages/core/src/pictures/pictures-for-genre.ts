import type { Genre } from '../genres/genre.ts';
import type { LibraryPicture } from './picture-manifest.ts';

/** The height in pixels from which a picture prints a 9-inch front at 200 dpi or more. */
const SHARP_HEIGHT = 1900;
const TOO_SMALL = 25;

/** Returns library pictures that suit a genre, best first: its own collection, then related ones. Cut-out objects are left out. */
export function picturesForGenre(genre: Genre, pictures: readonly LibraryPicture[]): readonly LibraryPicture[] {
  const collections = [genre.imageCollection, ...genre.relatedCollections];
  const rank = ({ genres, coverSuitability, height }: LibraryPicture) => {
    const nearest = collections.findIndex((collection) => genres.includes(collection));
    if (nearest < 0) return Number.POSITIVE_INFINITY;
    return nearest * 10 + (5 - coverSuitability) + (height < SHARP_HEIGHT ? TOO_SMALL : 0);
  };
  return pictures
    .filter((picture) => picture.kind !== 'object' && Number.isFinite(rank(picture)))
    .sort((first, second) => rank(first) - rank(second));
}
