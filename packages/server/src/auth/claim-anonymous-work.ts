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

/** Tables whose rows change their owner without further changes. */
const OWNED = [items, assets, fonts, exports, orders, draftShares, reviews, itemVersions] as const;

/**
 * Moves everything that a browser made without an account into an account: all of it, or nothing if it fails. Storage keys keep the old
 * owner's name; rows refer to them.
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

/**
 * Moves copies of stock pictures. If both chose a picture, both copies stay, because covers refer to them; further choices find the
 * account's own.
 */
async function adoptCopies(db: Database, anonymousId: string, accountId: string): Promise<void> {
  const known = sql`exists (select 1 from ${stockCopies} as own where own.owner_id = ${accountId} and not own.is_spare
    and own.source = ${stockCopies.source} and own.source_id = ${stockCopies.sourceId})`;
  await db
    .update(stockCopies)
    .set({ isSpare: sql`${stockCopies.isSpare} or ${known}` })
    .where(eq(stockCopies.ownerId, anonymousId));
  await db.update(stockCopies).set({ ownerId: accountId }).where(eq(stockCopies.ownerId, anonymousId));
}

/** Adds up the used credits, so that logging out and in again grants nothing. */
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

/** Merges the brand. Elements that the account already has keep their names. */
async function adoptBrand(db: Database, anonymousId: string, accountId: string): Promise<void> {
  const known = db.select({ identity: brandElements.identity }).from(brandElements).where(eq(brandElements.ownerId, accountId));
  await db.delete(brandElements).where(and(eq(brandElements.ownerId, anonymousId), inArray(brandElements.identity, known)));
  await db.update(brandElements).set({ ownerId: accountId }).where(eq(brandElements.ownerId, anonymousId));
}
