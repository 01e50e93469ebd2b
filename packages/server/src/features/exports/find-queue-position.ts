import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../ports/database.ts';
import { FAIR_ORDER } from './fair-order.ts';

const placesSchema = z.object({ rows: z.array(z.object({ id: z.string(), place: z.coerce.number() })) });

/** The time that positions are cached, because everyone who waits polls. */
const FRESH_MS = 1000;

/** The place of an export among those that wait, 1 being the next; null when it does not wait. */
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
