import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Session } from './session.ts';
import type { Visit } from './visit.ts';

/** The administrator who asks; anybody else is refused. */
export function requireAdmin({ found }: Pick<Visit, 'found'>): Result<Session, Refusal> {
  if (!found) return refuse({ code: 'signInRequired' });
  return found.session.role === 'admin' ? succeed(found.session) : refuse({ code: 'adminOnly' });
}
