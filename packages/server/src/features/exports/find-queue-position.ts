import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../ports/database.ts';
import { FAIR_ORDER } from './fair-order.ts';

const placesSchema = z.object({ rows: z.array(z.object({ id: z.string(), place: z.coerce.number() })) });

/** Lifetime of the cached positions in milliseconds: everyone who waits polls for them. */
const FRESH_MS = 1000;

/** Returns the place of an export in the queue, starting at 1; null if it does not wait. */
export type FindQueuePosition = (id: string) => Promise<number | null>;

export function createQueuePositionFinder(db: Database, now: () => number): FindQueuePosition {
  let places: Promise<ReadonlyMap<string, number>> | null = null;
  let readAt = 0;
  return async (id) => {
    if (!places || now() - readAt > FRESH_MS) {
      readAt = now();
      places = readPlaces(db);
      // An error is reported to those who wait for it, and not cached.
      places.catch(() => {
        places = null;
      });
    }
    return (await places).get(id) ?? null;
  };
}

async function readPlaces(db: Database): Promise<ReadonlyMap<string, number>> {
  const { rows } = placesSchema.parse(await db.execute(sql`${FAIR_ORDER}`));
  return new Map(rows.map(({ id, place }) => [id, place]));
}
