import { type PaymentProvider, PaymentUnavailable } from '../../ports/payment.ts';
import { expireUnstartedOrder, findOrder, type OrderRow } from './order-repository.ts';
import { type PaymentReportTools, applyPaymentReport } from './apply-payment-report.ts';

export interface OrderTools extends PaymentReportTools {
  readonly payments: PaymentProvider | null;
}

/** The order as the payment service knows it by now; as we know it, where the service does not answer. */
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
 * Ends the payment of an order that is open, or takes in what became of it. False while a bank is still at it, which takes days.
 * @throws PaymentUnavailable when the service does not answer: it may have been paid
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
