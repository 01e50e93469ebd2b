import { sql } from 'drizzle-orm';
import { z } from 'zod';
import type { Database } from '../../ports/database.ts';
import { FAIR_ORDER } from './fair-order.ts';

const placesSchema = z.object({ rows: z.array(z.object({ id: z.string(), place: z.coerce.number() })) });

/** Says how long places are remembered: everybody who waits asks again and again. */
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
      // A fault is told to those who wait for it, and not remembered.
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
