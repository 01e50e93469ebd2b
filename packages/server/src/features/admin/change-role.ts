import type { AdminUser } from '@coverwright/contracts/calls/admin-site.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import { updateAccount } from '../../auth/account-repository.ts';
import type { Session } from '../../auth/session.ts';
import { deleteSessionsOf } from '../../auth/session-repository.ts';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import { insertAuditEntry } from '../audit/insert-audit-entry.ts';
import { isUuid } from '../is-uuid.ts';
import { findUserRow } from './admin-repository.ts';
import { describeUser } from './list-users.ts';

interface RoleTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  /** The addresses that the configuration makes administrators at every login. */
  readonly adminEmails: readonly string[];
}

/** Changes the role of an account on behalf of an administrator. A user who loses a role is logged out everywhere. */
export async function changeRole(
  tools: RoleTools,
  admin: Session,
  id: string,
  role: Session['role'],
): Promise<Result<{ readonly user: AdminUser }, Refusal>> {
  if (id === admin.userId) return refuse({ code: 'ownRole' });
  return tools.db.transaction(async (db) => {
    const before = isUuid(id) ? await findUserRow(db, id) : null;
    if (!before) return refuse({ code: 'notFound' });
    if (role === 'user' && tools.adminEmails.includes(before.email)) return refuse({ code: 'roleFromSettings' });
    if (before.role !== role) {
      await updateAccount(db, id, { role });
      if (role === 'user') await deleteSessionsOf(db, id);
      await insertAuditEntry({ ...tools, db }, admin, { action: 'user.role', subject: id, before: { role: before.role }, after: { role } });
    }
    const after = await findUserRow(db, id);
    return after ? succeed({ user: describeUser(after) }) : refuse({ code: 'notFound' });
  });
}
