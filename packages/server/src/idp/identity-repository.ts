import { eq } from 'drizzle-orm';
import { identities } from '../db/schema.ts';
import type { Database } from '../ports/database.ts';

export type IdentityRow = typeof identities.$inferSelect;

/** Inserts an identity; returns false if the address exists. */
export async function insertIdentity(db: Database, row: IdentityRow): Promise<boolean> {
  const added = await db.insert(identities).values(row).onConflictDoNothing().returning({ id: identities.id });
  return added.length > 0;
}

/** @param email in lower case */
export async function findIdentityByEmail(db: Database, email: string): Promise<IdentityRow | null> {
  const [row] = await db.select().from(identities).where(eq(identities.email, email));
  return row ?? null;
}

export async function findIdentity(db: Database, id: string): Promise<IdentityRow | null> {
  const [row] = await db.select().from(identities).where(eq(identities.id, id));
  return row ?? null;
}

/** @param email in lower case, and not in use */
export async function changeEmail(db: Database, id: string, email: string): Promise<void> {
  await db.update(identities).set({ email }).where(eq(identities.id, id));
}

export async function changePassword(db: Database, id: string, passwordHash: string, now: Date): Promise<void> {
  await db.update(identities).set({ passwordHash, passwordChangedAt: now }).where(eq(identities.id, id));
}
