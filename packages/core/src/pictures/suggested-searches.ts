import type { Genre } from '../genres/genre.ts';
import { searchWords } from './search-words.ts';

const MAX_FROM_TITLE = 3;
/** Words in titles that no picture shows. */
const UNSEEN = new Set(
  `all any back best better big each end ever every few first good great here how know last late less life little long lost made
  make more most much never new next nothing off one only other own part real same second several short small some such
  tell than that them then there thing think third this those time told true two until way what when where which who why year yet`.split(
    /\s+/u,
  ),
);
const MAX_SEARCHES = 7;

/** Returns suggested searches: the title's own words, then subjects that readers of the genre know from its covers. */
export function suggestedSearches(title: string, genre: Genre | null): readonly string[] {
  return [
    ...new Set([
      ...searchWords(title)
        .filter((word) => !UNSEEN.has(word))
        .slice(0, MAX_FROM_TITLE),
      ...(genre?.motifs ?? []),
    ]),
  ].slice(0, MAX_SEARCHES);
}
