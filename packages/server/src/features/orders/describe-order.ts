import type { AdminOrder } from '@coverwright/contracts/calls/admin-shop.ts';
import type { Order } from '@coverwright/contracts/calls/orders.ts';
import { orderNumber } from '@coverwright/core/shop/order-number.ts';
import type { BookedOrder, OrderHead } from './order-repository.ts';

/** Returns an order for its buyer. */
export function describeOrder(row: OrderHead): Order {
  const { id, state, provider, currency, amount, lines, formats, itemId, title, createdAt, paidAt, refundedAt } = row;
  return {
    id,
    number: orderNumber(id, createdAt),
    state,
    provider,
    currency,
    amount,
    lines,
    formats,
    coverId: itemId,
    title,
    createdAt: createdAt.toISOString(),
    paidAt: paidAt?.toISOString() ?? null,
    refundedAt: refundedAt?.toISOString() ?? null,
  };
}

/** Returns an order for the shop's accounting. */
export function describeBooked({ row, email }: BookedOrder): AdminOrder {
  const { referral, gclid, paymentId } = row;
  return { ...describeOrder(row), email, referral, gclid, paymentId };
}
