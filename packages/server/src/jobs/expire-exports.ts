import { deleteExportsBefore } from '../features/exports/export-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';

const DAY_MS = 24 * 3_600_000;

/** Deletes exported files a day after they were made: they can be rendered again from the design at any time. */
export async function expireExports({ db, clock }: { readonly db: Database; readonly clock: Clock }): Promise<void> {
  await deleteExportsBefore(db, new Date(clock.now().getTime() - DAY_MS));
}
