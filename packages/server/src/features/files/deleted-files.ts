import { inArray, lte, sql } from 'drizzle-orm';
import { deletedFiles } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

/** Maximum number of rows in a statement. */
const AT_ONCE = 1000;

/**
 * Marks files as no longer referred to. Call it in the transaction that removes the reference: the sweeper then deletes the files from the
 * storage, with retries, and nothing is lost if the transaction fails.
 * @param inSeconds the earliest time of deletion
 */
export async function markFilesDeleted(db: Database, keys: readonly string[], inSeconds = 0): Promise<void> {
  // A fixed order keeps two transactions from waiting for each other.
  const sorted = keys.toSorted();
  for (let start = 0; start < sorted.length; start += AT_ONCE) {
    const rows = sorted
      .slice(start, start + AT_ONCE)
      .map((key) => ({ key, dueAt: sql<Date>`now() + make_interval(secs => ${inSeconds})` }));
    await db.insert(deletedFiles).values(rows).onConflictDoNothing();
  }
}

/** Marks files as referred to again, in the transaction that adds the reference. */
export async function unmarkFilesDeleted(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(deletedFiles).where(inArray(deletedFiles.key, [...keys]));
}

/**
 * Claims files that are due, longest due first, by postponing their next attempt: by a minute, then twice as long each time, up to six
 * hours. If a sweeper dies, the next one continues.
 */
export async function claimDeletedFiles(db: Database, most: number): Promise<readonly string[]> {
  const due = db
    .select({ key: deletedFiles.key })
    .from(deletedFiles)
    .where(lte(deletedFiles.dueAt, sql`now()`))
    .orderBy(deletedFiles.dueAt, deletedFiles.key)
    .limit(most)
    .for('update', { skipLocked: true });
  const rows = await db
    .update(deletedFiles)
    .set({
      attempts: sql`${deletedFiles.attempts} + 1`,
      dueAt: sql`now() + least(interval '1 minute' * (2 ^ least(${deletedFiles.attempts}, 10)), interval '6 hours')`,
    })
    .where(inArray(deletedFiles.key, due))
    .returning({ key: deletedFiles.key });
  return rows.map(({ key }) => key);
}

/** Returns true if no row has referred to the file since it was claimed. */
export async function isStillDeleted(db: Database, key: string): Promise<boolean> {
  const rows = await db
    .select({ key: deletedFiles.key })
    .from(deletedFiles)
    .where(inArray(deletedFiles.key, [key]));
  return rows.length > 0;
}
