import { createHmac } from 'node:crypto';
import { sql } from 'drizzle-orm';
import { insertAccount } from '../auth/account-repository.ts';
import { accounts, identities, items } from '../db/schema.ts';
import type { Clock, MakeId } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import { EMBEDDED } from './embedded.ts';
import { findIdentityByEmail, insertIdentity } from './identity-repository.ts';
import { hashPassword, isPassword } from './password-hash.ts';

/** A demo account. */
export interface DemoSignIn {
  readonly email: string;
  readonly password: string;
}

interface DemoTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly cookieSecret: string;
}

const DEMO = [
  { email: 'author@example.com', role: 'user' },
  { email: 'admin@example.com', role: 'admin' },
] as const;

/**
 * Creates a demo author and a demo administrator in an empty database. Their passwords are derived from this installation's secret, so that
 * they differ everywhere.
 * @param isLocal true if the server is only for this machine: then the passwords are shown at every start until they are changed
 * @returns the accounts to show now
 */
export async function seedDemo(tools: DemoTools, isLocal: boolean): Promise<readonly DemoSignIn[]> {
  const isNew = await isEmpty(tools.db);
  if (isNew) for (const { email, role } of DEMO) await addDemo(tools, email, role);
  if (!isNew && !isLocal) return [];
  const told = await Promise.all(
    DEMO.map(async ({ email }) => {
      const password = passwordOf(email, tools.cookieSecret);
      const identity = await findIdentityByEmail(tools.db, email);
      return identity && (await isPassword(password, identity.passwordHash)) ? [{ email, password }] : [];
    }),
  );
  return told.flat();
}

async function isEmpty(db: Database): Promise<boolean> {
  for (const table of [identities, accounts, items]) {
    const rows = await db.select({ one: sql`1` }).from(table).limit(1);
    if (rows.length > 0) return false;
  }
  return true;
}

async function addDemo({ db, clock, makeId, cookieSecret }: DemoTools, email: string, role: 'user' | 'admin'): Promise<void> {
  const now = clock.now();
  const subject = makeId();
  const passwordHash = await hashPassword(passwordOf(email, cookieSecret));
  await db.transaction(async (transaction) => {
    await insertIdentity(transaction, { id: subject, email, passwordHash, createdAt: now, passwordChangedAt: now });
    await insertAccount(transaction, { id: makeId(), issuer: EMBEDDED, subject, email, role, emailVerifiedAt: now, createdAt: now });
  });
}

/** Derives a password from the secret: three groups of four characters that are easy to type, with 60 bits. */
function passwordOf(email: string, secret: string): string {
  const letters = 'abcdefghjkmnpqrstuvwxyz23456789x';
  const bytes = createHmac('sha256', secret).update(`demo\n${email}`).digest().subarray(0, 12);
  return [...bytes].map((byte, index) => `${index > 0 && index % 4 === 0 ? '-' : ''}${letters[byte % 32]}`).join('');
}
