import { sql } from 'drizzle-orm';
import type { Services } from '../compose.ts';
import { deletedFiles } from '../db/schema.ts';
import type { Storage } from '../ports/storage.ts';
import { sweepFiles } from '../jobs/sweep-files.ts';

/** Deletes all unreferenced files from the storage once, as if every delay were over. @returns the number of deleted files */
export async function sweepNow(tools: Pick<Services, 'db' | 'log'> & { readonly storage: Storage }): Promise<number> {
  await tools.db.update(deletedFiles).set({ dueAt: sql`now()` });
  return sweepFiles(tools);
}
