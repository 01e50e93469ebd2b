import { and, eq, gt, lt } from 'drizzle-orm';
import { passwordResets } from '../db/schema.ts';
import type { Database } from '../ports/database.ts';

export async function insertReset(db: Database, row: typeof passwordResets.$inferSelect): Promise<void> {
  await db.insert(passwordResets).values(row);
}

/** Returns the identity whose password the link may change; null if it is expired or was used. */
export async function findReset(db: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .select()
    .from(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)));
  return row?.identityId ?? null;
}

/** Deletes and returns the reset of a link, so that only one of two concurrent requests succeeds. */
export async function claimReset(db: Database, tokenHash: string, now: Date): Promise<string | null> {
  const [row] = await db
    .delete(passwordResets)
    .where(and(eq(passwordResets.tokenHash, tokenHash), gt(passwordResets.expiresAt, now)))
    .returning();
  return row?.identityId ?? null;
}

/** Deletes every reset link of an identity. */
export async function deleteResetsOf(db: Database, identityId: string): Promise<void> {
  await db.delete(passwordResets).where(eq(passwordResets.identityId, identityId));
}

export async function deleteResetsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(passwordResets).where(lt(passwordResets.expiresAt, moment));
}
