import { eq, lt } from 'drizzle-orm';
import { signUps } from '../db/schema.ts';
import type { Database } from '../ports/database.ts';

export type SignUpRow = typeof signUps.$inferSelect;

export async function insertSignUp(db: Database, row: SignUpRow): Promise<void> {
  await db.insert(signUps).values(row);
}

export async function findSignUp(db: Database, id: string): Promise<SignUpRow | null> {
  const [row] = await db.select().from(signUps).where(eq(signUps.id, id));
  return row ?? null;
}

export async function findSignUpByToken(db: Database, tokenHash: string): Promise<SignUpRow | null> {
  const [row] = await db.select().from(signUps).where(eq(signUps.tokenHash, tokenHash));
  return row ?? null;
}

/** Replaces the link of a sign-up by a new one. */
export async function renewSignUp(db: Database, id: string, tokenHash: string, expiresAt: Date): Promise<void> {
  await db.update(signUps).set({ tokenHash, expiresAt }).where(eq(signUps.id, id));
}

/** Deletes every sign-up with an address, once it has its owner. */
export async function deleteSignUpsOf(db: Database, email: string): Promise<void> {
  await db.delete(signUps).where(eq(signUps.email, email));
}

export async function deleteSignUpsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(signUps).where(lt(signUps.expiresAt, moment));
}
