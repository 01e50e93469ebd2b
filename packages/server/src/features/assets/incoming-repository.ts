import { inArray, lt } from 'drizzle-orm';
import { incomingUploads } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

/** Notes a place that was offered for an upload. */
export async function noteIncoming(db: Database, key: string, createdAt: Date): Promise<void> {
  await db.insert(incomingUploads).values({ key, createdAt });
}

export async function forgetIncoming(db: Database, keys: readonly string[]): Promise<void> {
  if (keys.length > 0) await db.delete(incomingUploads).where(inArray(incomingUploads.key, [...keys]));
}

/** Places that were offered before a moment and whose content nobody took, some at a time. */
export async function findIncomingBefore(db: Database, moment: Date, most: number): Promise<readonly string[]> {
  const rows = await db.select({ key: incomingUploads.key }).from(incomingUploads).where(lt(incomingUploads.createdAt, moment)).limit(most);
  return rows.map(({ key }) => key);
}
