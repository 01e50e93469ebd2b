import { and, eq, lt, sql } from 'drizzle-orm';
import { cutoutCredits } from '../../db/schema.ts';
import type { Database } from '../../ports/database.ts';

/** Returns the number of background removals that this owner has left. @param free number of free removals for everybody */
export async function creditsRemaining(db: Database, ownerId: string | null, free: number): Promise<number> {
  if (ownerId === null) return free;
  const [row] = await db.select().from(cutoutCredits).where(eq(cutoutCredits.ownerId, ownerId));
  return Math.max(0, free + (row?.granted ?? 0) - (row?.used ?? 0));
}

/** Spends a credit in a single statement, so that two requests cannot spend the same one. Returns false without any. */
export async function spendCredit(db: Database, ownerId: string, free: number): Promise<boolean> {
  await db.insert(cutoutCredits).values({ ownerId }).onConflictDoNothing();
  const taken = await db
    .update(cutoutCredits)
    .set({ used: sql`${cutoutCredits.used} + 1` })
    .where(and(eq(cutoutCredits.ownerId, ownerId), lt(cutoutCredits.used, sql`${cutoutCredits.granted} + ${free}`)))
    .returning({ used: cutoutCredits.used });
  return taken.length > 0;
}

/** Refunds the credit of a failed removal. */
export async function refundCredit(db: Database, ownerId: string): Promise<void> {
  await db
    .update(cutoutCredits)
    .set({ used: sql`greatest(${cutoutCredits.used} - 1, 0)` })
    .where(eq(cutoutCredits.ownerId, ownerId));
}

/** Grants credits beyond the free ones, or with a negative number revokes granted ones. */
export async function grantCredits(db: Database, ownerId: string, count: number): Promise<void> {
  await db
    .insert(cutoutCredits)
    .values({ ownerId, granted: Math.max(0, count) })
    .onConflictDoUpdate({ target: cutoutCredits.ownerId, set: { granted: sql`greatest(${cutoutCredits.granted} + ${count}, 0)` } });
}
