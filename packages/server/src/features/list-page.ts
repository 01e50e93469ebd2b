import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { type ListPlace, readCursor, writeCursor } from './list-cursor.ts';
import { say } from '../refusals/say.ts';

const PAGE_SIZE = 24;

/**
 * Reads a page of a list that is ordered by time, newest first.
 * @param read returns at most this number of entries after a place
 * @param placeOf returns the place of an entry
 */
export async function readPage<Entry>(
  cursor: string | undefined,
  read: (after: ListPlace | null, most: number) => Promise<readonly Entry[]>,
  placeOf: (entry: Entry) => ListPlace,
): Promise<Result<{ readonly page: readonly Entry[]; readonly nextCursor: string | null }, Refusal>> {
  const after = cursor === undefined ? null : readCursor(cursor);
  if (cursor !== undefined && !after)
    return refuse({
      code: 'badRequest',
      path: 'cursor',
      detail: say('badCursor'),
    });
  const found = await read(after, PAGE_SIZE + 1);
  const page = found.slice(0, PAGE_SIZE);
  const last = page.at(-1);
  return succeed({ page, nextCursor: last && found.length > PAGE_SIZE ? writeCursor(placeOf(last)) : null });
}
