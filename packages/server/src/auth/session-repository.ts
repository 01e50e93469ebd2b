import { and, desc, eq, gt, lt, ne } from 'drizzle-orm';
import { accounts, sessions } from '../db/schema.ts';
import type { Database } from '../ports/database.ts';
import type { AccountRow } from './account-repository.ts';

export type SessionRow = typeof sessions.$inferSelect;

export async function insertSession(db: Database, row: SessionRow): Promise<void> {
  await db.insert(sessions).values(row);
}

/** Finds the valid session of a token, with its account. */
export async function findSession(
  db: Database,
  tokenHash: string,
  now: Date,
): Promise<{ readonly session: SessionRow; readonly account: AccountRow } | null> {
  const [found] = await db
    .select({ session: sessions, account: accounts })
    .from(sessions)
    .innerJoin(accounts, eq(accounts.id, sessions.accountId))
    .where(and(eq(sessions.tokenHash, tokenHash), gt(sessions.expiresAt, now)));
  return found ?? null;
}

export async function extendSession(db: Database, id: string, seenAt: Date, expiresAt: Date): Promise<void> {
  await db.update(sessions).set({ seenAt, expiresAt }).where(eq(sessions.id, id));
}

/** Lists the sessions of an account, latest visit first. */
export async function listSessions(db: Database, accountId: string, now: Date): Promise<readonly SessionRow[]> {
  return db
    .select()
    .from(sessions)
    .where(and(eq(sessions.accountId, accountId), gt(sessions.expiresAt, now)))
    .orderBy(desc(sessions.seenAt));
}

/** Deletes a session of an account. Returns what is needed to log out at the provider too; null without such a session. */
export async function deleteSession(
  db: Database,
  accountId: string,
  id: string,
): Promise<(Pick<SessionRow, 'idToken'> & Pick<AccountRow, 'issuer'>) | null> {
  const [ended] = await db
    .delete(sessions)
    .where(and(eq(sessions.accountId, accountId), eq(sessions.id, id)))
    .returning({ idToken: sessions.idToken });
  const [account] = ended ? await db.select({ issuer: accounts.issuer }).from(accounts).where(eq(accounts.id, accountId)) : [];
  return ended && account ? { ...ended, ...account } : null;
}

export async function deleteSessionsOf(db: Database, accountId: string): Promise<void> {
  await db.delete(sessions).where(eq(sessions.accountId, accountId));
}

/** Deletes all sessions of an account except one. */
export async function deleteOtherSessions(db: Database, accountId: string, keptId: string): Promise<void> {
  await db.delete(sessions).where(and(eq(sessions.accountId, accountId), ne(sessions.id, keptId)));
}

export async function deleteSessionsBefore(db: Database, moment: Date): Promise<void> {
  await db.delete(sessions).where(lt(sessions.expiresAt, moment));
}
