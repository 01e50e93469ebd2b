import { and, eq, lt, or, type SQL } from 'drizzle-orm';
import type { AnyPgColumn } from 'drizzle-orm/pg-core';
import { isUuid } from './is-uuid.ts';

/** A place in a list that is ordered by time, then by id. */
export interface ListPlace {
  readonly time: Date;
  readonly id: string;
}

/** Returns what callers ask for the next page with. Opaque to them. */
export function writeCursor({ time, id }: ListPlace): string {
  return `${time.getTime()}.${id}`;
}

/** The place again; null for what was never given out. */
export function readCursor(cursor: string): ListPlace | null {
  const [, time, id] = /^(\d{1,15})\.([0-9a-f-]{36})$/.exec(cursor) ?? [];
  return time !== undefined && id !== undefined && isUuid(id) ? { time: new Date(Number(time)), id } : null;
}

/** Selects the rows after a place in a list that begins with the newest; without a place, all rows. */
export function comesAfter(time: AnyPgColumn, id: AnyPgColumn, place: ListPlace | null): SQL | undefined {
  return place ? or(lt(time, place.time), and(eq(time, place.time), lt(id, place.id))) : undefined;
}
