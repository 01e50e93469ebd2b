import type { OrderState } from '@coverwright/contracts/calls/orders.ts';
import { defineMessages } from '@coverwright/core/messages/define-messages.ts';

/** The states of an order, as buyers and administrators read them. */
export const orderStateMessages = defineMessages('order-states', {
  created: 'Not paid yet',
  failed: 'Declined, nothing was paid',
  expired: 'Not paid',
  paid: 'Paid',
  refunded: 'Refunded',
} satisfies Record<OrderState, string>);
