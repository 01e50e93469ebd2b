import type { StockPage, StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { z } from 'zod';

/** A list of a service's results. An entry that does not match the schema is left out, rather than failing the whole list. */
export function listOf<Entry>(entry: z.ZodType<Entry>): z.ZodType<Entry[]> {
  return z.array(z.unknown()).transform((entries) => entries.flatMap((one) => entry.safeParse(one).data ?? []));
}

/** Returns a page of a service's results, in its order. */
export function pageOf(photos: readonly StockPhoto[], page: number, totalPages: number): StockPage {
  return { status: 200, photos: [...photos], page, totalPages: Math.max(1, totalPages) };
}

/** Returns the number of pages for a number of results, up to the service's maximum. */
export function pagesFor(total: number, perPage: number, most: number): number {
  return Math.min(most, Math.ceil(total / perPage));
}

/** Returns the query string of an address, without undefined fields. */
export function queryOf(fields: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}
