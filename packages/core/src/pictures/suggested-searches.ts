import type { Genre } from '../genres/genre.ts';
import { searchWords } from './search-words.ts';

const MAX_FROM_TITLE = 3;
const MAX_SEARCHES = 7;

/** What to look for first: the title's own words, then what readers of the genre know from its covers. */
export function suggestedSearches(title: string, genre: Genre | null): readonly string[] {
  return [...new Set([...searchWords(title).slice(0, MAX_FROM_TITLE), ...(genre?.motifs ?? [])])].slice(0, MAX_SEARCHES);
}
