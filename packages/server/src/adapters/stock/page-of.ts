import type { StockPage, StockPhoto } from '@coverwright/contracts/calls/stock.ts';
import { z } from 'zod';

/** Results of a service as its list: an entry that is not what the service promises is left out, not a reason to show nothing. */
export function listOf<Entry>(entry: z.ZodType<Entry>): z.ZodType<Entry[]> {
  return z.array(z.unknown()).transform((entries) => entries.flatMap((one) => entry.safeParse(one).data ?? []));
}

export function pageOf(photos: readonly StockPhoto[], page: number, totalPages: number): StockPage {
  return { status: 200, photos: [...photos], page, totalPages: Math.max(1, totalPages) };
}

/** Pages of a number of results, and never more than the service turns. */
export function pagesFor(total: number, perPage: number, most: number): number {
  return Math.min(most, Math.ceil(total / perPage));
}

/** The query of an address; what is undefined is left out. */
export function queryOf(fields: Readonly<Record<string, string | number | undefined>>): string {
  const query = new URLSearchParams();
  for (const [name, value] of Object.entries(fields)) if (value !== undefined) query.set(name, String(value));
  return query.toString();
}
