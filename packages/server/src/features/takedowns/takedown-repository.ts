import { and, eq, inArray, isNull, or, sql } from 'drizzle-orm';
import { accounts, draftShares, items, reviews, takedowns } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';
import { isUuid } from '../is-uuid.ts';
import type { ItemRow } from '../items/item-repository.ts';

export type TakedownRow = typeof takedowns.$inferSelect;

/** Finds any owner's cover that is not deleted, with its owner's address and its takedown. For administrators only. */
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

/** Inserts takedowns. Returns the covers that were not taken down before. */
export async function insertTakedowns(db: Database, rows: readonly TakedownRow[]): Promise<readonly string[]> {
  const added = await db
    .insert(takedowns)
    .values([...rows])
    .onConflictDoNothing()
    .returning({ id: takedowns.itemId });
  return added.map(({ id }) => id);
}

/** Deletes the takedowns of covers. Returns the deleted ones. */
export async function deleteTakedowns(db: Database, itemIds: readonly string[]): Promise<readonly TakedownRow[]> {
  return db
    .delete(takedowns)
    .where(inArray(takedowns.itemId, [...itemIds]))
    .returning();
}

/** Lists a cover, its original, all revisions, and its owner's covers with equal designs, which are duplicates. */
export async function listCopies(db: Database, item: ItemRow): Promise<readonly string[]> {
  const origin = item.revisionOf ?? item.id;
  const rows = await db
    .select({ id: items.id })
    .from(items)
    .where(
      and(
        eq(items.ownerId, item.ownerId),
        or(
          eq(items.id, origin),
          eq(items.revisionOf, origin),
          eq(items.designs, item.designs),
          // Designs from before they were packed.
          sql`${items.designs} = ${JSON.stringify(item.designs)}::jsonb`,
        ),
      ),
    );
  return [...new Set([item.id, ...rows.map(({ id }) => id)])];
}

/** Lists the takedowns of some covers. */
export async function listTakedowns(db: Database, itemIds: readonly string[]): Promise<readonly TakedownRow[]> {
  if (itemIds.length === 0) return [];
  return db
    .select()
    .from(takedowns)
    .where(inArray(takedowns.itemId, [...itemIds]));
}

/** Returns true if a share or review link belongs to a cover that was taken down. */
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
