import type { OrderState } from '@coverwright/contracts/calls/orders.ts';

/** What became of an order, in words. */
export const ORDER_STATE_NAMES: Readonly<Record<OrderState, string>> = {
  created: 'Not paid yet',
  failed: 'Declined, nothing was paid',
  expired: 'Not paid',
  paid: 'Paid',
  refunded: 'Refunded',
};
