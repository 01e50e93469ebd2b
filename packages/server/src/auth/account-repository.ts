import { and, eq } from 'drizzle-orm';
import { accounts } from '../db/schema.ts';
import type { Database } from '../ports/database.ts';

export type AccountRow = typeof accounts.$inferSelect;

export async function insertAccount(db: Database, row: AccountRow): Promise<void> {
  await db.insert(accounts).values(row);
}

export async function findAccountBySubject(db: Database, issuer: string, subject: string): Promise<AccountRow | null> {
  const [row] = await db
    .select()
    .from(accounts)
    .where(and(eq(accounts.issuer, issuer), eq(accounts.subject, subject)));
  return row ?? null;
}

export async function findAccountById(db: Database, id: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.id, id));
  return row ?? null;
}

/** @param email in lower case */
export async function findAccountByEmail(db: Database, email: string): Promise<AccountRow | null> {
  const [row] = await db.select().from(accounts).where(eq(accounts.email, email));
  return row ?? null;
}

export async function updateAccount(
  db: Database,
  id: string,
  change: Partial<Pick<AccountRow, 'issuer' | 'subject' | 'email' | 'role' | 'emailVerifiedAt'>>,
): Promise<void> {
  if (Object.keys(change).length > 0) await db.update(accounts).set(change).where(eq(accounts.id, id));
}
