import { and, eq, gt, lt } from 'drizzle-orm';
import { emailChanges } from '../db/schema.ts';
import type { Database } from '../ports/database.ts';

type EmailChangeRow = typeof emailChanges.$inferSelect;

export async function insertEmailChange(db: Database, row: EmailChangeRow): Promise<void> {
  await db.insert(emailChanges).values(row);
}

/** Finds the change of a link; null if it is expired or was used. */
export async function findEmailChange(db: Database, tokenHash: string, now: Date): Promise<EmailChangeRow | null> {
  const [row] = await db
    .select()
    .from(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)));
  return row ?? null;
}

/** Deletes and returns the change of a link, so that only one of two concurrent requests succeeds. */
export async function claimEmailChange(db: Database, tokenHash: string, now: Date): Promise<EmailChangeRow | null> {
  const [row] = await db
    .delete(emailChanges)
    .where(and(eq(emailChanges.tokenHash, tokenHash), gt(emailChanges.expiresAt, now)))
    .returning();
  return row ?? null;
}

/** Deletes every link that would change this identity's address. */
export async function deleteEmailChangesOf(db: Database, identityId: string): Promise<void> {
  await db.delete(emailChanges).where(eq(emailChanges.identityId, identityId));
}

export async function deleteEmailChangesBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(emailChanges).where(lt(emailChanges.expiresAt, moment));
}
