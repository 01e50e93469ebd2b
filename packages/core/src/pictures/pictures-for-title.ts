import { titleWords } from '../ideas/title-words.ts';
import type { LibraryPicture } from './picture-manifest.ts';
import { searchWords } from './search-words.ts';

/** The words by which a picture is found, from any source. */
type PictureWords = Pick<LibraryPicture, 'id' | 'title' | 'tags'>;

/**
 * Puts pictures of objects that the title names before the others, which keep their order.
 * @param max the largest number of pictures that are moved to the front
 */
export function orderByTitle<Picture>(
  title: string,
  pictures: readonly Picture[],
  wordsOf: (picture: Picture) => string,
  max = Number.POSITIVE_INFINITY,
): readonly Picture[] {
  const wanted = searchWords(title);
  if (wanted.length === 0) return pictures;
  const matches = (picture: Picture) => {
    const words = new Set(titleWords(wordsOf(picture)));
    return wanted.filter((word) => words.has(word)).length;
  };
  const named = pictures
    .map((picture) => ({ picture, matches: matches(picture) }))
    .filter((one) => one.matches > 0)
    .toSorted((a, b) => b.matches - a.matches)
    .slice(0, max)
    .map(({ picture }) => picture);
  return [...new Set([...named, ...pictures])];
}

/** Returns pictures of the library whose id, title or tags contain a word of the title. Objects without a background are left out. */
export function picturesNamed(title: string, pictures: readonly LibraryPicture[]): readonly LibraryPicture[] {
  const wanted = new Set(searchWords(title));
  return orderByTitle(
    title,
    pictures.filter((picture) => picture.kind !== 'object' && titleWords(libraryWords(picture)).some((word) => wanted.has(word))),
    libraryWords,
  );
}

function libraryWords({ id, title, tags }: PictureWords): string {
  return [id.replaceAll('-', ' '), title, ...tags].join(' ');
}
