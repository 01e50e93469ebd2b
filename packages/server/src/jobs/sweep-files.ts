import { claimDeletedFiles, isStillDeleted, unmarkFilesDeleted } from '../features/files/deleted-files.ts';
import type { Database } from '../ports/database.ts';
import type { Log } from '../ports/log.ts';
import type { Storage } from '../ports/storage.ts';

interface SweepTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly log: Log;
}

/** Maximum number of files that a sweeper claims at a time: others may take the rest. */
const CLAIMED_AT_ONCE = 50;

/**
 * Deletes unreferenced files from the storage. Failed deletions are retried after increasing delays. Any number of sweepers may run in
 * parallel.
 * @returns the number of deleted files
 */
export async function sweepFiles({ db, storage, log }: SweepTools): Promise<number> {
  let gone = 0;
  let failed = 0;
  for (;;) {
    const keys = await claimDeletedFiles(db, CLAIMED_AT_ONCE);
    if (keys.length === 0) break;
    const done: string[] = [];
    for (const key of keys) {
      try {
        if (!(await isStillDeleted(db, key))) continue;
        await storage.delete(key);
        done.push(key);
      } catch (error) {
        failed += 1;
        if (failed === 1) log.warn({ key, error: String(error) }, 'file not deleted; it is tried again later');
      }
    }
    await unmarkFilesDeleted(db, done);
    gone += done.length;
  }
  return gone;
}
