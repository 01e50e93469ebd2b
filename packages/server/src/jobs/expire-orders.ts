import { endPayment, type OrderTools } from '../features/orders/refresh-payment.ts';
import { deleteUnpaidBefore, listStaleOrders, type OrderHead, touchOrder } from '../features/orders/order-repository.ts';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 100;

/** Checks orders without a report of their payment, ends unpaid ones, and deletes them after a month. */
export async function expireOrders(tools: OrderTools): Promise<void> {
  const { db, clock, log } = tools;
  const now = clock.now();
  for (const row of await listStaleOrders(db, new Date(now.getTime() - DAY_MS), AT_ONCE)) {
    try {
      if (await endStale(tools, row)) continue;
    } catch (error) {
      // An order whose payment cannot be checked does not stop the others.
      log.warn({ orderId: row.id, error: String(error) }, 'order not asked after');
    }
    await touchOrder(db, row.id, now);
  }
  await deleteUnpaidBefore(db, new Date(now.getTime() - 30 * DAY_MS));
}

/** Returns false if the outcome of an order is unknown, because a bank is processing it or the service does not respond. */
async function endStale(tools: OrderTools, row: OrderHead): Promise<boolean> {
  const { payments } = tools;
  return payments?.id === row.provider && (await endPayment({ ...tools, payments }, row));
}
