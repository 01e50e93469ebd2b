import { isDeepStrictEqual } from 'node:util';
import type { Clock, MakeId } from '../../ports/clock.ts';
import type { Database } from '../../ports/database.ts';
import type { Log } from '../../ports/log.ts';
import type { PaymentNews } from '../../ports/payment.ts';
import type { Storage } from '../../ports/storage.ts';
import { closeCover } from './close-cover.ts';
import { completeCover } from './complete-cover.ts';
import { holdOrder, noteNews, type OrderRow, updateOrder } from './order-repository.ts';
import { nextOrderState } from './order-states.ts';

export interface NewsTools {
  readonly db: Database;
  readonly clock: Clock;
  readonly makeId: MakeId;
  readonly storage: Storage;
  readonly log: Log;
}

/**
 * Takes in what became of a payment: the order's state, and with it the cover, all of it or on a fault nothing. The same news twice,
 * or news that comes too late to matter, changes nothing.
 * @param within what belongs to it, done in the same transaction while the order is held
 * @returns the order as it is then; null when there is none
 */
export async function takeNews(
  tools: NewsTools,
  news: PaymentNews,
  within: (db: Database) => Promise<void> = async () => {},
): Promise<OrderRow | null> {
  const { log } = tools;
  const done = await tools.db.transaction(async (db) => {
    const order = await holdOrder(db, news.orderId);
    if (!order) return null;
    const moved = await moveOrder({ ...tools, db }, order, news);
    await within(db);
    return moved;
  });
  if (!done) {
    log.warn({ orderId: news.orderId, kind: news.kind }, 'news of a payment that no order is known for');
    return null;
  }
  return done;
}

/** The order after the news. */
async function moveOrder(tools: NewsTools, order: OrderRow, news: PaymentNews): Promise<OrderRow> {
  const { db, clock } = tools;
  const now = clock.now();
  if (!(await noteNews(db, news, now))) return order;
  const state = nextOrderState(order.state, news.kind);
  const change = { state, paymentId: order.paymentId ?? news.paymentId };
  if (isDeepStrictEqual(change, { state: order.state, paymentId: order.paymentId })) return order;
  const isPaid = state === 'paid' && order.state !== 'paid';
  const isRefunded = state === 'refunded' && order.state !== 'refunded';
  const moved = await updateOrder(db, order.id, {
    ...change,
    updatedAt: now,
    ...(isPaid ? { paidAt: now } : {}),
    ...(isRefunded ? { refundedAt: now } : {}),
  });
  if (isPaid) await completeCover(tools, moved);
  // What was given back before it was heard of as paid opened nothing.
  else if (isRefunded && order.state === 'paid') await closeCover(db, moved);
  return moved;
}
