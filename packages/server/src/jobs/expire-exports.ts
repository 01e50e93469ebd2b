import { deleteExportsBefore } from '../features/exports/export-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';

const DAY_MS = 24 * 3_600_000;

/** Forgets files a day after they were made: they can be rendered again from the design at any time. */
export async function expireExports({ db, storage, clock }: { db: Database; storage: Storage; clock: Clock }): Promise<void> {
  const keys = await deleteExportsBefore(db, new Date(clock.now().getTime() - DAY_MS));
  for (const key of keys) await storage.delete(key);
}
