import { business } from './business.ts';
import { childrens } from './childrens.ts';
import { cookbook } from './cookbook.ts';
import { cosyMystery } from './cosy-mystery.ts';
import { crime } from './crime.ts';
import { fantasy } from './fantasy.ts';
import { historical } from './historical.ts';
import { horror } from './horror.ts';
import { inspirational } from './inspirational.ts';
import { literary } from './literary.ts';
import { memoir } from './memoir.ts';
import { mystery } from './mystery.ts';
import { nonFiction } from './non-fiction.ts';
import { paranormal } from './paranormal.ts';
import { poetry } from './poetry.ts';
import { romance } from './romance.ts';
import { romcom } from './romcom.ts';
import { scienceFiction } from './science-fiction.ts';
import { selfHelp } from './self-help.ts';
import { thriller } from './thriller.ts';
import { travel } from './travel.ts';
import { western } from './western.ts';
import { womensFiction } from './womens-fiction.ts';
import { youngAdult } from './young-adult.ts';
import type { Genre } from './genre.ts';
import { genreMessages } from './messages.ts';

/** Every genre in the order of the picker: fiction first, which most authors write. */
export const GENRES: readonly Genre[] = [
  thriller,
  crime,
  mystery,
  cosyMystery,
  horror,
  romance,
  romcom,
  womensFiction,
  fantasy,
  youngAdult,
  scienceFiction,
  paranormal,
  historical,
  literary,
  memoir,
  poetry,
  selfHelp,
  business,
  nonFiction,
  childrens,
  cookbook,
  travel,
  inspirational,
  western,
];

/** Returns a genre by its id, its name or an alias; null if there is none. */
export function findGenre(wanted: string): Genre | null {
  const word = wanted.trim().toLowerCase().replaceAll("'", '’');
  const matches = (genre: Genre) =>
    genre.id === word || genreMessages.texts[genre.id].toLowerCase() === word || genre.aliases.includes(word);
  return GENRES.find(matches) ?? null;
}

/**
 * Returns the genres that an author can choose from.
 * @param withheld the ids of genres that this site does not offer
 * @param chosen the id of the cover's current genre, which is always included
 */
export function offeredGenres(withheld: readonly string[], chosen: string | null): readonly Genre[] {
  return GENRES.filter(({ id }) => id === chosen || !withheld.includes(id));
}
