import type { OrderState } from '@coverwright/contracts/calls/orders.ts';
import type { PaymentEvent } from '../../ports/payment.ts';

/**
 * Says what an order becomes when something is told of its payment; what is not here changes nothing. News comes in any order and more
 * than once: a person who paid has paid, even if a declined card or the end of the time is heard of later, and money that was given back
 * is never taken again by an old message.
 */
export const ORDER_TRANSITIONS: Readonly<Record<OrderState, Readonly<Partial<Record<PaymentEvent, OrderState>>>>> = {
  created: { paid: 'paid', failed: 'failed', expired: 'expired', refunded: 'refunded' },
  /** A card was declined: another may be tried on the same page. */
  failed: { paid: 'paid', expired: 'expired', refunded: 'refunded' },
  expired: { paid: 'paid', refunded: 'refunded' },
  paid: { refunded: 'refunded' },
  refunded: {},
};

/** The state after the report. */
export function nextOrderState(state: OrderState, event: PaymentEvent): OrderState {
  return ORDER_TRANSITIONS[state][event] ?? state;
}
