import { and, desc, eq, inArray, isNull, lt, or } from 'drizzle-orm';
import { assets } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import type { ListPlace } from '../list-cursor.ts';

export type AssetRow = typeof assets.$inferSelect;

export async function insertAsset(db: Database, row: AssetRow): Promise<void> {
  await db.insert(assets).values(row);
}

/** Returns the owner's own assets among these ids; others are left out. */
export async function findAssets(db: Database, ownerId: string, ids: readonly string[]): Promise<readonly AssetRow[]> {
  if (ids.length === 0) return [];
  return db
    .select()
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), inArray(assets.id, [...ids])));
}

/** Returns the automatic cut-out of an owner's picture, if there is one that the owner has not removed. */
export async function findCutout(db: Database, ownerId: string, originalId: string): Promise<AssetRow | null> {
  const [row] = await db
    .select()
    .from(assets)
    .where(and(eq(assets.ownerId, ownerId), eq(assets.originalId, originalId), eq(assets.origin, 'cutout'), isNull(assets.removedAt)))
    .limit(1);
  return row ?? null;
}

/** Lists an owner's uploads and cut-outs that are not removed, newest first, after a cursor. Copies of stock pictures are on no list. */
export async function findUploads(db: Database, ownerId: string, after: ListPlace | null, most: number): Promise<readonly AssetRow[]> {
  const beyond = after && or(lt(assets.createdAt, after.time), and(eq(assets.createdAt, after.time), lt(assets.id, after.id)));
  return db
    .select()
    .from(assets)
    .where(
      and(
        eq(assets.ownerId, ownerId),
        inArray(assets.origin, ['upload', 'cutout', 'handcut']),
        isNull(assets.removedAt),
        beyond ?? undefined,
      ),
    )
    .orderBy(desc(assets.createdAt), desc(assets.id))
    .limit(most);
}

/** Removes an asset from its owner's list, or with null restores it. */
export async function markRemoved(db: Database, ownerId: string, id: string, removedAt: Date | null): Promise<AssetRow | null> {
  const [row] = await db
    .update(assets)
    .set({ removedAt })
    .where(and(eq(assets.ownerId, ownerId), eq(assets.id, id)))
    .returning();
  return row ?? null;
}

/** Transfers an asset to another owner. */
export async function setAssetOwner(db: Database, id: string, ownerId: string): Promise<void> {
  await db.update(assets).set({ ownerId }).where(eq(assets.id, id));
}
