import { markFilesDeleted } from '../files/deleted-files.ts';
import { eq, inArray, lt } from 'drizzle-orm';
import { incomingUploads } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

/** Records an address that was offered for an upload. */
export async function insertIncomingUpload(db: Database, key: string, createdAt: Date): Promise<void> {
  await db.insert(incomingUploads).values({ key, createdAt });
}

export async function deleteIncomingUpload(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(incomingUploads).where(inArray(incomingUploads.key, [...keys]));
}

/** Returns true if a location was offered for an upload that has not been taken yet. */
export async function hasIncomingUpload(db: Database, key: string): Promise<boolean> {
  const rows = await db.select({ key: incomingUploads.key }).from(incomingUploads).where(eq(incomingUploads.key, key));
  return rows.length > 0;
}

/** Deletes addresses that were offered before a time, with their unused uploads. */
export async function deleteIncomingBefore(db: Database, moment: Date): Promise<void> {
  await db.transaction(async (transaction) => {
    const rows = await transaction.delete(incomingUploads).where(lt(incomingUploads.createdAt, moment)).returning();
    await markFilesDeleted(
      transaction,
      rows.map(({ key }) => key),
    );
  });
}
