import type { OrderState } from '@coverwright/contracts/calls/orders.ts';
import type { PaymentEvent } from '../../ports/payment.ts';

/**
 * The transitions of an order by reports of its payment; a report that is not listed changes nothing. Reports come in any order, and more
 * than once: a paid order stays paid, even if a declined card or an expired session is reported later, and a refunded order is never paid
 * again by an old report.
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
