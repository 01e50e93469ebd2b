import type { Database } from '../../ports/database.ts';
import type { Storage } from '../../ports/storage.ts';
import { markFilesDeleted, unmarkFilesDeleted } from './deleted-files.ts';

/** Seconds in which files and their row are written. If a process dies meanwhile, the sweeper deletes the files afterward. */
const WRITING_SECONDS = 3600;

/**
 * Writes new files together with the row that refers to them: in the end both exist, or neither.
 * @param note writes the row, in the transaction that keeps the files
 * @throws the errors of the storage or the database; files that were written are deleted later
 */
export async function putFiles<Value>(
  { db, storage }: { readonly db: Database; readonly storage: Storage },
  files: ReadonlyMap<string, Uint8Array>,
  note: (transaction: Database) => Promise<Value>,
): Promise<Value> {
  const keys = [...files.keys()];
  await markFilesDeleted(db, keys, WRITING_SECONDS);
  await Promise.all([...files].map(([key, bytes]) => storage.put(key, bytes)));
  return db.transaction(async (transaction) => {
    await unmarkFilesDeleted(transaction, keys);
    return note(transaction);
  });
}
