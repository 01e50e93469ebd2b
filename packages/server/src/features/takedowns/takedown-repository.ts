import { and, eq, inArray, isNull, or } from 'drizzle-orm';
import { accounts, draftShares, items, reviews, takedowns } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { isUuid } from '../is-uuid.ts';
import type { ItemRow } from '../items/item-repository.ts';

export type TakedownRow = typeof takedowns.$inferSelect;

/** Anybody's cover that is not deleted, with its owner's address and whether it is taken down. For administrators alone. */
export async function findAnyCover(
  db: Database,
  id: string,
): Promise<{ readonly item: ItemRow; readonly email: string | null; readonly takedown: TakedownRow | null } | null> {
  if (!isUuid(id)) return null;
  const [row] = await db
    .select({ item: items, email: accounts.email, takedown: takedowns })
    .from(items)
    .leftJoin(accounts, eq(accounts.id, items.ownerId))
    .leftJoin(takedowns, eq(takedowns.itemId, items.id))
    .where(and(eq(items.id, id), isNull(items.deletedAt)));
  return row ?? null;
}

export async function isTakenDown(db: Database, itemId: string): Promise<boolean> {
  const rows = await db.select({ id: takedowns.itemId }).from(takedowns).where(eq(takedowns.itemId, itemId));
  return rows.length > 0;
}

/** False when it is taken down already. */
export async function insertTakedown(db: Database, row: TakedownRow): Promise<boolean> {
  const added = await db.insert(takedowns).values(row).onConflictDoNothing().returning({ id: takedowns.itemId });
  return added.length > 0;
}

/** What was deleted; null when the cover was not taken down. */
export async function deleteTakedown(db: Database, itemId: string): Promise<TakedownRow | null> {
  const [row] = await db.delete(takedowns).where(eq(takedowns.itemId, itemId)).returning();
  return row ?? null;
}

/** Those of some covers. */
export async function listTakedowns(db: Database, itemIds: readonly string[]): Promise<readonly TakedownRow[]> {
  if (itemIds.length === 0) return [];
  return db
    .select()
    .from(takedowns)
    .where(inArray(takedowns.itemId, [...itemIds]));
}

/** Whether a share link or a review link led to a cover that is taken down. */
export async function isLinkTakenDown(db: Database, token: string): Promise<boolean> {
  const rows = await db
    .select({ id: takedowns.itemId })
    .from(takedowns)
    .leftJoin(draftShares, eq(draftShares.itemId, takedowns.itemId))
    .leftJoin(reviews, eq(reviews.itemId, takedowns.itemId))
    .where(or(eq(draftShares.token, token), eq(reviews.token, token)))
    .limit(1);
  return rows.length > 0;
}
