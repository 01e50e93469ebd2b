import { deleteUnpaidBefore, listStaleOrders } from '../features/orders/order-repository.ts';
import { askAfter, type OrderTools } from '../features/orders/ask-after.ts';
import { takeNews } from '../features/orders/take-news.ts';

const DAY_MS = 24 * 3_600_000;
const AT_ONCE = 100;

/** Asks after orders whose news never came, ends those that nobody paid, and forgets them after a month. */
export async function expireOrders(tools: OrderTools): Promise<void> {
  const { db, clock } = tools;
  const now = clock.now().getTime();
  for (const row of await listStaleOrders(db, new Date(now - DAY_MS), AT_ONCE)) {
    const { id, state } = await askAfter(tools, row);
    if (state === 'created' || state === 'failed')
      await takeNews(tools, { id: `stale.${id}`, kind: 'expired', orderId: id, paymentId: null });
  }
  await deleteUnpaidBefore(db, new Date(now - 30 * DAY_MS));
}
