import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isUuid } from './is-uuid.ts';

/** A place in a list that is ordered by time, then by id. */
export interface ListPlace {
  readonly time: Date;
  readonly id: string;
}

/** Returns an opaque cursor with which clients request the next page. */
export function writeCursor({ time, id }: ListPlace): string {
  return `${time.getTime()}.${id}`;
}

/** Parses a cursor; null if it is invalid. */
export function readCursor(cursor: string): ListPlace | null {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  return time !== undefined && id !== undefined && isUuid(id) ? { time: new Date(Number(time)), id } : null;
}

/** Returns the condition for rows after a place in a list with the newest first; all rows without a place. */
export function comesAfter(time: AnyPgColumn, id: AnyPgColumn, place: ListPlace | null): SQL | undefined {
  return place ? or(lt(time, place.time), and(eq(time, place.time), lt(id, place.id))) : undefined;
}
