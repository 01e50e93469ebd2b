import { PaymentUnavailable } from '../../ports/payment.ts';
import { endPayment, type OrderTools } from './refresh-payment.ts';
import { listOwnOrderRows, OPEN_STATES } from './order-repository.ts';

/** Ends every unpaid payment of an account. If the service does not respond, they expire by themselves within hours. */
export async function endOpenPayments(tools: OrderTools, ownerId: string): Promise<void> {
  const { db, payments, log } = tools;
  if (!payments) return;
  try {
    for (const order of await listOwnOrderRows(db, ownerId, OPEN_STATES)) {
      if (order.provider === payments.id) await endPayment({ ...tools, payments }, order);
    }
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    log.warn({ error: error.message }, 'open payments not ended');
  }
}
