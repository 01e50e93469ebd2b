import { and, eq, inArray, sql } from 'drizzle-orm';
import {
  assets,
  brandElements,
  cutoutCredits,
  draftShares,
  exports,
  fonts,
  items,
  itemVersions,
  orders,
  reviews,
  stockCopies,
} from '../db/schema.ts';
import type { Database } from '../ports/database.ts';

/** Everything that has an owner and moves by its name alone. */
const OWNED = [items, assets, fonts, exports, orders, draftShares, reviews, itemVersions] as const;

/**
 * Moves everything that a browser made without an account into one: all of it, or on a fault nothing. What is kept under the
 * old owner's name in the storage stays there; rows say where.
 */
export async function claimAnonymousWork(db: Database, anonymousId: string, accountId: string): Promise<void> {
  if (anonymousId === accountId) return;
  await db.transaction(async (transaction) => {
    for (const table of OWNED) await transaction.update(table).set({ ownerId: accountId }).where(eq(table.ownerId, anonymousId));
    await adoptCopies(transaction, anonymousId, accountId);
    await adoptCredits(transaction, anonymousId, accountId);
    await adoptBrand(transaction, anonymousId, accountId);
  });
}

/** A picture that both chose is kept twice: covers name the copy that they show. The account's own stays the one that is found. */
async function adoptCopies(db: Database, anonymousId: string, accountId: string): Promise<void> {
  const known = sql`exists (select 1 from ${stockCopies} as own where own.owner_id = ${accountId} and not own.is_spare
    and own.source = ${stockCopies.source} and own.source_id = ${stockCopies.sourceId})`;
  await db
    .update(stockCopies)
    .set({ isSpare: sql`${stockCopies.isSpare} or ${known}` })
    .where(eq(stockCopies.ownerId, anonymousId));
  await db.update(stockCopies).set({ ownerId: accountId }).where(eq(stockCopies.ownerId, anonymousId));
}

/** Adds up the used credits, so that signing out and in again grants nothing. */
async function adoptCredits(db: Database, anonymousId: string, accountId: string): Promise<void> {
  const [theirs] = await db.delete(cutoutCredits).where(eq(cutoutCredits.ownerId, anonymousId)).returning();
  if (!theirs) return;
  const { used, granted } = theirs;
  await db
    .insert(cutoutCredits)
    .values({ ownerId: accountId, used, granted })
    .onConflictDoUpdate({
      target: cutoutCredits.ownerId,
      set: { used: sql`${cutoutCredits.used} + ${used}`, granted: sql`${cutoutCredits.granted} + ${granted}` },
    });
}

/** Merges the brand. Elements that the account has already keep their names. */
async function adoptBrand(db: Database, anonymousId: string, accountId: string): Promise<void> {
  const known = db.select({ identity: brandElements.identity }).from(brandElements).where(eq(brandElements.ownerId, accountId));
  await db.delete(brandElements).where(and(eq(brandElements.ownerId, anonymousId), inArray(brandElements.identity, known)));
  await db.update(brandElements).set({ ownerId: accountId }).where(eq(brandElements.ownerId, anonymousId));
}
