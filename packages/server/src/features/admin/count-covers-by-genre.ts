import type { listGenreCounts } from '@coverwright/contracts/calls/admin-site.ts';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import { GENRES } from '@coverwright/core/genres/genres.ts';
import { nameGenre } from '@coverwright/core/genres/name-genre.ts';
import type { Database } from '../../ports/database.ts';
import type { SettingStore } from '../site/create-setting-store.ts';
import { countGenres } from './admin-repository.ts';

interface GenreTools {
  readonly db: Database;
  readonly withheldGenres: SettingStore<readonly string[]>;
}

/** Counts the covers of each genre, with whether authors may choose it, in the order of the setup. */
export async function countCoversByGenre({ db, withheldGenres }: GenreTools): Promise<AnswerOf<typeof listGenreCounts>> {
  const counts = new Map((await countGenres(db)).map(({ genre, count }) => [genre, count]));
  const withheld = await withheldGenres.read();
  return { genres: GENRES.map(({ id }) => ({ id, name: nameGenre(id), covers: counts.get(id) ?? 0, isOffered: !withheld.includes(id) })) };
}
