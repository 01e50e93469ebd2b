import type { GenreId } from '../genres/messages.ts';

/** A gown would make every thriller and every book of advice a historical novel. */
const OF_OLDER_DAYS: ReadonlySet<GenreId> = new Set(['historical', 'mystery', 'fantasy', 'paranormal']);

/** Reports whether women in the scenes of a genre may wear long gowns. */
export function wearsGowns(genre: GenreId): boolean {
  return OF_OLDER_DAYS.has(genre);
}
