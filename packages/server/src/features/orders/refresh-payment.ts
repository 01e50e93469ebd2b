import { type PaymentProvider, PaymentUnavailable } from '../../ports/payment.ts';
import { expireUnstartedOrder, findOrder, type OrderRow } from './order-repository.ts';
import { type PaymentReportTools, applyPaymentReport } from './apply-payment-report.ts';

export interface OrderTools extends PaymentReportTools {
  readonly payments: PaymentProvider | null;
}

/** Updates an order by the state of its payment; returns it unchanged if the payment service does not respond. */
export async function refreshPayment(tools: OrderTools, row: OrderRow): Promise<OrderRow> {
  const { payments, log } = tools;
  const isOpen = row.state === 'created' || row.state === 'failed';
  if (!isOpen || !row.sessionId || row.provider !== payments?.id) return row;
  try {
    const report = await payments.look(row.sessionId);
    return (report && (await applyPaymentReport(tools, report))) ?? row;
  } catch (error) {
    if (!(error instanceof PaymentUnavailable)) throw error;
    log.warn({ orderId: row.id, error: error.message }, 'order not asked after');
    return row;
  }
}

/**
 * Ends the payment of an open order, or applies its outcome. Returns false while a bank is processing it, which takes days.
 * @throws PaymentUnavailable if the service does not respond: the order may have been paid
 */
export async function endPayment(
  tools: PaymentReportTools & { readonly payments: PaymentProvider },
  order: Pick<OrderRow, 'id' | 'sessionId'>,
): Promise<boolean> {
  const { db, clock, payments } = tools;
  const { id } = order;
  // Without a session no buyer has seen a payment page, but a session may have been opened since the order was read.
  if (order.sessionId === null && (await expireUnstartedOrder(db, id, clock.now()))) return true;
  const sessionId = order.sessionId ?? (await findOrder(db, id))?.sessionId ?? null;
  if (sessionId === null) return true;
  if (await payments.close(sessionId)) {
    await applyPaymentReport(tools, { id: `closed.${id}`, kind: 'expired', orderId: id, paymentId: null });
    return true;
  }
  const report = await payments.look(sessionId);
  if (report) await applyPaymentReport(tools, report);
  return report !== null;
}
