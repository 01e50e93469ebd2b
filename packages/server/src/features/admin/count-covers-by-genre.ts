import type { listGenreCounts } from '@coverwright/contracts/calls/admin-site.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import type { Database } from '../../ports/database.ts';
import { countGenres } from './admin-repository.ts';

/** How many covers there are of each genre, in the order of the setup. */
export async function countCoversByGenre({ db }: { readonly db: Database }): Promise<AnswerOf<typeof listGenreCounts>> {
  const counts = new Map((await countGenres(db)).map(({ genre, count }) => [genre, count]));
  return { genres: GENRES.map(({ id, name }) => ({ id, name, covers: counts.get(id) ?? 0 })) };
}
