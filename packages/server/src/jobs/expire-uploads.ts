import { sql } from 'drizzle-orm';
import { items } from '../db/schema.ts';
import { type AssetRow, deleteAsset, findRemovedBefore } from '../features/assets/asset-repository.ts';
import { findIncomingBefore, forgetIncoming } from '../features/assets/incoming-repository.ts';
import type { Clock } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Storage } from '../ports/storage.ts';

const HOUR_MS = 3_600_000;
/** A place is offered for an hour; the second is for a slow line. */
const INCOMING_MS = 2 * HOUR_MS;
const REMOVED_MS = 30 * 24 * HOUR_MS;
const AT_ONCE = 500;

interface ExpiryTools {
  readonly db: Database;
  readonly storage: Storage;
  readonly clock: Clock;
}

/** Forgets what was put and never saved, and pictures that were removed a month ago and that no cover shows. */
export async function expireUploads({ db, storage, clock }: ExpiryTools): Promise<void> {
  const now = clock.now().getTime();
  const abandoned = await findIncomingBefore(db, new Date(now - INCOMING_MS), AT_ONCE);
  for (const key of abandoned) await storage.delete(key);
  await forgetIncoming(db, abandoned);
  for (const row of await findRemovedBefore(db, new Date(now - REMOVED_MS), AT_ONCE)) {
    if (await isOnACover(db, row)) continue;
    for (const key of [row.fullKey, row.regularKey, row.thumbKey]) await storage.delete(key);
    await deleteAsset(db, row.id);
  }
}

async function isOnACover(db: Database, { id, ownerId }: AssetRow): Promise<boolean> {
  const [found] = await db
    .select({ id: items.id })
    .from(items)
    .where(sql`${items.ownerId} = ${ownerId} and strpos(${items.designs}::text, ${id}) > 0`)
    .limit(1);
  return found !== undefined;
}
