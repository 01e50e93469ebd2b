import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Clock, MakeId } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { VerifiedIdentity } from '../ports/identity-provider.ts';
import { deleteSessionsOf } from './session-repository.ts';
import { type AccountRow, findAccountByEmail, findAccountBySubject, insertAccount, updateAccount } from './account-repository.ts';

interface SettleTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly adminEmails: readonly string[];
}

const UNCONFIRMED: Refusal = { code: 'emailNotConfirmed' };
const TAKEN: Refusal = { code: 'accountTaken' };

/**
 * Returns the account of a person whom a provider has verified, and creates it if needed. An account with the same address is theirs if the
 * provider has verified the address: so accounts outlive a change of the provider.
 */
export async function upsertAccount(
  { db, clock, makeId, adminEmails }: SettleTools,
  issuer: string,
  { subject, email, isEmailVerified }: VerifiedIdentity,
): Promise<Result<{ readonly accountId: string; readonly isNew: boolean }, Refusal>> {
  if (isEmailVerified === false) return refuse(UNCONFIRMED);
  const now = clock.now();
  const byEmail = await findAccountByEmail(db, email);
  const bySubject = await findAccountBySubject(db, issuer, subject);
  const account = bySubject ?? byEmail;
  const isAdmin = isEmailVerified === true && adminEmails.includes(email);
  if (account && account === byEmail && !bySubject && isEmailVerified !== true) return refuse(TAKEN);
  // The person's address has changed at the provider to one that belongs to another account.
  if (bySubject && byEmail && byEmail.id !== bySubject.id) return refuse(TAKEN);
  const emailVerifiedAt = isEmailVerified === true ? (account?.emailVerifiedAt ?? now) : null;
  const known: Omit<AccountRow, 'id' | 'createdAt'> = {
    issuer,
    subject,
    email,
    emailVerifiedAt,
    role: isAdmin ? 'admin' : (account?.role ?? 'user'),
  };
  if (account) {
    // The account had another identity, whose sessions this provider does not vouch for.
    if (!bySubject) await deleteSessionsOf(db, account.id);
    await updateAccount(db, account.id, known);
    return succeed({ accountId: account.id, isNew: false });
  }
  const accountId = makeId();
  await insertAccount(db, { id: accountId, createdAt: now, ...known });
  return succeed({ accountId, isNew: true });
}
