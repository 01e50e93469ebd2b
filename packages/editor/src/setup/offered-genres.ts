import type { Genre } from '@coverwright/core/genres/genre.ts';
import { offeredGenres } from '@coverwright/core/genres/genres.ts';
import { createContext, useContext } from 'react';

/** Ids of the genres that the site around does not offer. */
export const WithheldGenres = createContext<readonly string[]>([]);

/** Returns what the author chooses from. @param chosen the id that the cover has already */
export function useOfferedGenres(chosen: string | null): readonly Genre[] {
  return offeredGenres(useContext(WithheldGenres), chosen);
}
