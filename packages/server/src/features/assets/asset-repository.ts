import { and, eq, inArray } from 'drizzle-orm';
import { assets } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

export type AssetRow = typeof assets.$inferSelect;

export async function insertAsset(db: Database, row: AssetRow): Promise<void> {
  await db.insert(assets).values(row);
}

/** The owner's own assets among these ids; others are left out. */
export async function findAssets(db: Database, ownerId: string, ids: readonly string[]): Promise<readonly AssetRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), inArray(assets.id, [...ids])));
}
