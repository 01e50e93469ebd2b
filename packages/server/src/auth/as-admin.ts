import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import type { Result } from '@coverwright/core/result/result.ts';
import { requireAdmin } from './require-admin.ts';
import type { Session } from './session.ts';
import type { Visit } from './visit.ts';

/** Does something in an administrator's name; anybody else is refused. */
export async function asAdmin<Answer>(
  visit: Pick<Visit, 'found'>,
  work: (admin: Session) => Promise<Result<Answer, Refusal>>,
): Promise<Result<Answer, Refusal>> {
  const admin = requireAdmin(visit);
  return admin.ok ? work(admin.value) : admin;
}
