import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema.ts';
import type { Session } from '../../auth/session.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';

/** Describes what an administrator did. Null where there was nothing before, or is nothing after. */
export interface AdminChange {
  /** `package.update` and the like: what was done to what. */
  readonly action: `${string}.${string}`;
  /** The id of the subject. */
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface AuditTools {
  /** The transaction of the change itself: neither is there without the other. */
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

/** Notes what an administrator changes. */
export async function insertAuditEntry({ db, clock, makeId }: AuditTools, admin: Session, change: AdminChange): Promise<void> {
  await db.insert(auditLog).values({ id: makeId(), actorId: admin.userId, ...change, createdAt: clock.now() });
}

/** Returns true if this was done to this before, by whomever. */
export async function isAudited(db: Database, action: AdminChange['action'], subject: string): Promise<boolean> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, subject)))
    .limit(1);
  return row !== undefined;
}
