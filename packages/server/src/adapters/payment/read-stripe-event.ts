import type Stripe from 'stripe';
import { z } from 'zod';
import type { PaymentEvent, PaymentReport } from '../../ports/payment.ts';

const isOrderId = (id: unknown): id is string => z.uuid().safeParse(id).success;

/** Converts an event of Stripe to a report; null for events of other products, or without effect. */
export function readStripeEvent(event: Stripe.Event): PaymentReport | null {
  switch (event.type) {
    case 'checkout.session.completed':
      // With a bank debit the session completes before it is paid.
      return event.data.object.payment_status === 'unpaid' ? null : reportOfSession(event.id, 'paid', event.data.object);
    case 'checkout.session.async_payment_succeeded':
      return reportOfSession(event.id, 'paid', event.data.object);
    case 'checkout.session.async_payment_failed':
      return reportOfSession(event.id, 'failed', event.data.object);
    case 'checkout.session.expired':
      return reportOfSession(event.id, 'expired', event.data.object);
    case 'payment_intent.payment_failed': {
      const { id, metadata } = event.data.object;
      return reportOfEvent(event.id, 'failed', metadata['orderId'], id);
    }
    case 'charge.refunded': {
      const { refunded, metadata, payment_intent: payment } = event.data.object;
      // A partial refund is a discount, and the cover stays bought.
      return refunded ? reportOfEvent(event.id, 'refunded', metadata['orderId'], idOf(payment)) : null;
    }
    default:
      return null;
  }
}

export function reportOfSession(id: string, kind: PaymentEvent, session: Stripe.Checkout.Session): PaymentReport | null {
  return reportOfEvent(id, kind, session.client_reference_id, idOf(session.payment_intent));
}

function reportOfEvent(id: string, kind: PaymentEvent, orderId: unknown, paymentId: string | null): PaymentReport | null {
  return isOrderId(orderId) ? { id, kind, orderId, paymentId } : null;
}

function idOf(thing: string | { readonly id: string } | null): string | null {
  return typeof thing === 'string' ? thing : (thing?.id ?? null);
}
