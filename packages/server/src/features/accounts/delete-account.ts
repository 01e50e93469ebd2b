import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Cookie } from '../../auth/cookie.ts';
import { CSRF_COOKIE } from '../../auth/csrf-token.ts';
import { OWNER_COOKIE } from '../../auth/owner-cookie.ts';
import { SESSION_COOKIE } from '../../auth/read-session.ts';
import type { Session } from '../../auth/session.ts';
import { expiredCookie } from '../../auth/sign-in.ts';
import type { OrderTools } from '../orders/refresh-payment.ts';
import { endOpenPayments } from '../orders/end-open-payments.ts';
import { deleteOwnData } from './own-data-repository.ts';
import { say } from '../../refusals/say.ts';

/**
 * Deletes an account with all its data, and logs out every browser, once its address was typed as a confirmation.
 * @returns the cookies that the browser must delete
 */
export async function deleteAccount(
  tools: OrderTools,
  { userId, email }: Session,
  confirmation: string,
): Promise<Result<readonly Cookie[], Refusal>> {
  if (confirmation.trim().toLowerCase() !== email) {
    return refuse({ code: 'badRequest', path: 'confirmation', detail: say('typeAddress', { email }) });
  }
  // Nobody must be able to pay for a cover that is deleted.
  await endOpenPayments(tools, userId);
  await deleteOwnData(tools.db, userId);
  return succeed([SESSION_COOKIE, OWNER_COOKIE, CSRF_COOKIE].map(expiredCookie));
}
