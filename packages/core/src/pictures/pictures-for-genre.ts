import type { Genre } from '../genres/genre.ts';
import type { LibraryPicture } from './picture-manifest.ts';

/** Library pictures that suit a genre, best first: its own collection, then its neighbours'; cut-out objects never. */
export function picturesForGenre(genre: Genre, pictures: readonly LibraryPicture[]): readonly LibraryPicture[] {
  const collections = [genre.imageCollection, ...genre.relatedCollections];
  const rank = ({ genres, coverSuitability }: LibraryPicture) => {
    const nearest = collections.findIndex((collection) => genres.includes(collection));
    return nearest < 0 ? Number.POSITIVE_INFINITY : nearest * 10 + (5 - coverSuitability);
  };
  return pictures
    .filter((picture) => picture.kind !== 'object' && Number.isFinite(rank(picture)))
    .sort((first, second) => rank(first) - rank(second));
}
