import type { Genre } from '@coverwright/core/genres/genre.ts';
import { offeredGenres } from '@coverwright/core/genres/genres.ts';
import { createContext, useContext } from 'react';

/** Ids of the genres that the site does not offer. */
export const WithheldGenres = createContext<readonly string[]>([]);

/** Returns the genres to choose from. @param chosen id of the cover's genre, which is always included */
export function useOfferedGenres(chosen: string | null): readonly Genre[] {
  return offeredGenres(useContext(WithheldGenres), chosen);
}
