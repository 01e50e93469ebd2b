import type { AdminOrder } from '@coverwright/contracts/calls/admin-shop.ts';
import type { Refusal } from '@coverwright/contracts/errors/refusal.ts';
import { type Result, refuse, succeed } from '@coverwright/core/result/result.ts';
import type { Session } from '../../auth/session.ts';
import { PaymentUnavailable } from '../../ports/payment.ts';
import { insertAuditEntry, isAudited } from '../audit/insert-audit-entry.ts';
import { isUuid } from '../is-uuid.ts';
import { describeBooked } from './describe-order.ts';
import { findBookedOrder } from './order-repository.ts';
import type { OrderTools } from './refresh-payment.ts';
import { applyPaymentReport } from './apply-payment-report.ts';
import { say } from '../../refusals/say.ts';

const ACTION = 'order.refund';

/** Refunds a paid order on behalf of an administrator, and revokes what it gave. */
export async function refundOrder(tools: OrderTools, admin: Session, id: string): Promise<Result<{ order: AdminOrder }, Refusal>> {
  const { db, payments, log } = tools;
  const found = isUuid(id) ? await findBookedOrder(db, id) : null;
  if (!found) return refuse({ code: 'orderNotFound' });
  const { state, provider, sessionId, paymentId } = found.row;
  if (state !== 'paid' || sessionId === null) return refuse({ code: 'notRefundable' });
  if (provider !== payments?.id) return refuse({ code: 'notRefundable', detail: say('refundElsewhere', { provider }) });
  try {
    await payments.refund({ orderId: id, sessionId, paymentId });
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    log.error({ orderId: id, error: error.message }, 'refund failed');
    return refuse({
      code: 'paymentUnavailable',
      detail: say('refundUnconfirmed', { reason: error.message }),
    });
  }
  // The service reports the refund as well, and whichever comes first closes the downloads. The administrator is logged once in either
  // case.
  await applyPaymentReport(tools, { id: `refund.${id}`, kind: 'refunded', orderId: id, paymentId }, async (db) => {
    if (await isAudited(db, ACTION, id)) return;
    await insertAuditEntry({ ...tools, db }, admin, { action: ACTION, subject: id, before: { state }, after: { state: 'refunded' } });
  });
  const after = await findBookedOrder(db, id);
  return after ? succeed({ order: describeBooked(after) }) : refuse({ code: 'orderNotFound' });
}
