import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse } from '@coverwright/core/result/result.ts';
import type { Session } from './session.ts';
import type { Visit } from './visit.ts';

/** Does something in an administrator's name; anybody else is refused. */
export async function asAdmin<Answer>(
  { found }: Pick<Visit, 'found'>,
  work: (admin: Session) => Promise<Result<Answer, Refusal>>,
): Promise<Result<Answer, Refusal>> {
  if (!found) return refuse({ code: 'signInRequired' });
  return found.session.role === 'admin' ? work(found.session) : refuse({ code: 'adminOnly' });
}
