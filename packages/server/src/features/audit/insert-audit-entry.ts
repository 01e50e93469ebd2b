import { and, eq } from 'drizzle-orm';
import { auditLog } from '../../db/schema.ts';
import type { Session } from '../../auth/session.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';

/** A change by an administrator. `before` is null for a new row, and `after` for a deleted one. */
export interface AdminChange {
  /** The changed thing and the action, such as `package.update`. */
  readonly action: `${string}.${string}`;
  /** The id of the subject. */
  readonly subject: string;
  readonly before: unknown;
  readonly after: unknown;
}

interface AuditTools {
  /** The transaction of the change itself, so that neither is stored without the other. */
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
}

/** Logs an administrator's change. */
export async function insertAuditEntry({ db, clock, makeId }: AuditTools, admin: Session, change: AdminChange): Promise<void> {
  await db.insert(auditLog).values({ id: makeId(), actorId: admin.userId, ...change, createdAt: clock.now() });
}

/** Returns true if an administrator has done this to the subject before. */
export async function isAudited(db: Database, action: AdminChange['action'], subject: string): Promise<boolean> {
  const [row] = await db
    .select({ id: auditLog.id })
    .from(auditLog)
    .where(and(eq(auditLog.action, action), eq(auditLog.subject, subject)))
    .limit(1);
  return row !== undefined;
}
