import type { Clock, MakeId } from '../ports/clock.ts';
import type { Database } from '../ports/database.ts';
import type { Session } from './session.ts';
import { findSession, insertSession, extendSession } from './session-repository.ts';
import { hashToken, createToken } from './token.ts';

export const SESSION_COOKIE = 'coverwright_session';

const HOUR_MS = 3_600_000;
const DAY_MS = 24 * HOUR_MS;
/** Lifetime of a session after its last use, in seconds. */
export const SESSION_SECONDS = (30 * DAY_MS) / 1000;
/** Maximum lifetime of a session in milliseconds, however often it is used. */
const LONGEST_MS = 365 * DAY_MS;
const PROLONG_AFTER_MS = HOUR_MS;

/** A session from the database: the person, the session's id, and its expiry. */
export interface FoundSession {
  readonly session: Session;
  readonly sessionId: string;
  readonly expires: Date;
  /** True if the session was extended: the cookie must be, too. */
  readonly isExtended: boolean;
}

/** Returns the session of a cookie's token. Using it extends it, at most once an hour. */
export async function readSession(
  { db, clock }: { readonly db: Database; readonly clock: Clock },
  token: string | undefined,
): Promise<FoundSession | null> {
  if (!token) return null;
  const now = clock.now();
  const found = await findSession(db, hashToken(token), now);
  if (!found) return null;
  const { session: row, account } = found;
  const session: Session = { userId: account.id, email: account.email, role: account.role };
  const isExtended = now.getTime() - row.seenAt.getTime() > PROLONG_AFTER_MS;
  const expires = isExtended ? endOf(now, row.createdAt) : row.expiresAt;
  if (isExtended) await extendSession(db, row.id, now, expires);
  return { session, sessionId: row.id, expires, isExtended };
}

/**
 * Creates a session, always with a new token, which prevents session fixation.
 * @param idToken of the provider, to log out there too
 */
export async function createSession(
  { db, clock, makeId }: { readonly db: Database; readonly clock: Clock; readonly makeId: MakeId },
  accountId: string,
  userAgent: string,
  idToken: string | null,
): Promise<string> {
  const now = clock.now();
  const token = createToken();
  await insertSession(db, {
    id: makeId(),
    tokenHash: hashToken(token),
    accountId,
    idToken,
    userAgent: userAgent.slice(0, 300),
    createdAt: now,
    seenAt: now,
    expiresAt: endOf(now, now),
  });
  return token;
}

function endOf(now: Date, began: Date): Date {
  return new Date(Math.min(now.getTime() + SESSION_SECONDS * 1000, began.getTime() + LONGEST_MS));
}
