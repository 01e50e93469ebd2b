import type { Device } from '@coverwright/contracts/calls/account.ts';
import type { FoundSession } from '../../auth/read-session.ts';
import type { Session } from '../../auth/session.ts';
import { deleteSession, listSessions } from '../../auth/session-repository.ts';
import type { Clock } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { isUuid } from '../is-uuid.ts';

export interface AccountTools {
  readonly db: Database;
  readonly clock: Clock;
}

/** Lists the browsers that the user is logged in with. */
export async function listOwnSessions(
  { db, clock }: AccountTools,
  { session, sessionId }: Pick<FoundSession, 'session' | 'sessionId'>,
): Promise<Device[]> {
  const rows = await listSessions(db, session.userId, clock.now());
  return rows.map(({ id, userAgent, createdAt, seenAt }) => ({
    id,
    userAgent,
    createdAt: createdAt.toISOString(),
    seenAt: seenAt.toISOString(),
    isCurrent: id === sessionId,
  }));
}

/** Logs out one of the user's own browsers. Returns false if there is no such session. */
export async function endOwnSession({ db }: Pick<AccountTools, 'db'>, { userId }: Session, id: string): Promise<boolean> {
  return isUuid(id) && (await deleteSession(db, userId, id)) !== null;
}
