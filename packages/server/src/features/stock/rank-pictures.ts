import type { Size } from '@coverwright/core/geometry/shapes.ts';
import { USUAL_FRONT, coverWorth } from './cover-worth.ts';
import type { LibraryPicture } from '@coverwright/core/pictures/picture-manifest.ts';
import { recordedFacts } from '@coverwright/core/pictures/readings/facts-of-picture.ts';

/** The score of a search word, by the field in which it is found. */
const WORTH = { tag: 5, title: 4, genre: 3, kind: 2, part: 1 } as const;

/**
 * Ranks the pictures that match a search, best first. Every word scores as a tag, in the title, as a genre or as a kind; a part of a word
 * scores a little. Among equals, the most suitable for covers of this front comes first.
 */
export function rankPictures(pictures: readonly LibraryPicture[], term: string, front: Size = USUAL_FRONT): readonly LibraryPicture[] {
  const bySuitability = suitabilityFor(front);
  const words = wordsOf(term);
  if (words.length === 0) return pictures.toSorted(bySuitability);
  return pictures
    .map((picture) => ({ picture, score: words.reduce((sum, word) => sum + worthOf(picture, word), 0) }))
    .filter(({ score }) => score > 0)
    .toSorted((a, b) => b.score - a.score || bySuitability(a.picture, b.picture))
    .map(({ picture }) => picture);
}

/** Lists the pictures of a genre, the most suitable for covers first. */
export function picturesOfGenre(pictures: readonly LibraryPicture[], genre: string, front: Size = USUAL_FRONT): readonly LibraryPicture[] {
  const wanted = genre.trim().toLowerCase();
  return pictures.filter((picture) => picture.genres.includes(wanted)).toSorted(suitabilityFor(front));
}

function worthOf(picture: LibraryPicture, word: string): number {
  const tags = picture.tags.flatMap(wordsOf);
  const title = wordsOf(picture.title);
  const genres = picture.genres.flatMap(wordsOf);
  if (tags.includes(word)) return WORTH.tag;
  if (title.includes(word)) return WORTH.title;
  if (genres.includes(word)) return WORTH.genre;
  if (picture.kind === word) return WORTH.kind;
  return word.length >= 3 && [...tags, ...title, ...genres].some((found) => found.startsWith(word)) ? WORTH.part : 0;
}

function suitabilityFor(front: Size) {
  const worth = (picture: LibraryPicture) => coverWorth(picture, recordedFacts(picture.id), front);
  return (a: LibraryPicture, b: LibraryPicture): number =>
    b.coverSuitability - a.coverSuitability || worth(b) - worth(a) || a.id.localeCompare(b.id, 'en');
}

/** Splits a text into lower-case words without accents; a plural also yields its singular. */
function wordsOf(text: string): readonly string[] {
  const plain = text
    .normalize('NFKD')
    .replace(/\p{Mark}/gu, '')
    .toLowerCase();
  return plain
    .split(/[^\p{Letter}\p{Number}]+/u)
    .filter(Boolean)
    .map((word) => (word.length > 3 ? word.replace(/s$/, '') : word));
}
