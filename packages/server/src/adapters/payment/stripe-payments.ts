import Stripe from 'stripe';
import type { PaymentEvent, PaymentProvider, PaymentRequest } from '../../ports/payment.ts';
import { PaymentUnavailable, UnreadableWebhook } from '../../ports/payment.ts';
import { reportOfSession, readStripeEvent } from './read-stripe-event.ts';

export interface StripeSettings {
  readonly secretKey: string;
  readonly webhookSecret: string;
  /** True if Stripe calculates the tax, which must be set up there first. */
  readonly reckonsTax: boolean;
  /** Address of the service, for tests; Stripe's own by default. */
  readonly server?: { readonly host: string; readonly port: number; readonly protocol: 'http' | 'https' };
}

const TIMEOUT_MS = 20_000;

/** Payments by Stripe Checkout, which handles cards, wallets, taxes and receipts; card numbers never reach this server. */
export function openStripePayments({ secretKey, webhookSecret, reckonsTax, server }: StripeSettings): PaymentProvider {
  const stripe = new Stripe(secretKey, { ...server, telemetry: false, timeout: TIMEOUT_MS, maxNetworkRetries: 2 });
  return {
    id: 'stripe',
    begin: (request) =>
      asked(async () => {
        const key = { idempotencyKey: `checkout-${request.orderId}` };
        const { id, url } = await stripe.checkout.sessions.create(sessionOf(request, reckonsTax), key);
        if (!url) throw new PaymentUnavailable('Stripe made a checkout without an address');
        return { sessionId: id, url };
      }),
    parseWebhook(body, signature) {
      try {
        return { isGenuine: true, report: readStripeEvent(stripe.webhooks.constructEvent(body, signature, webhookSecret)) };
      } catch (error) {
        if (error instanceof Stripe.errors.StripeSignatureVerificationError) return { isGenuine: false };
        // The body is signed but is no event, so the service must not count it as delivered.
        throw new UnreadableWebhook('Stripe sent a notice that is no event.', { cause: error });
      }
    },
    look: (sessionId) =>
      asked(async () => {
        const session = await stripe.checkout.sessions.retrieve(sessionId);
        const kind = stateOf(session);
        return kind && reportOfSession(`${session.id}.${kind}`, kind, session);
      }),
    close: (sessionId) =>
      asked(async () => {
        try {
          return (await stripe.checkout.sessions.expire(sessionId)).status === 'expired';
        } catch (error) {
          // Stripe refuses to expire a session that is not open: it has expired already, or it is complete.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError)) throw error;
          const { status } = await stripe.checkout.sessions.retrieve(sessionId);
          if (status === 'open') throw error;
          return status === 'expired';
        }
      }),
    refund: ({ orderId, sessionId, paymentId }) =>
      asked(async () => {
        const payment = paymentId ?? paymentOf(await stripe.checkout.sessions.retrieve(sessionId));
        if (!payment) throw new PaymentUnavailable('Stripe knows of no payment for this order');
        try {
          // The refund has no idempotency key: Stripe would answer a later attempt with the first one's error for a day.
          await stripe.refunds.create({ payment_intent: payment, reason: 'requested_by_customer', metadata: { orderId } });
        } catch (error) {
          // A payment can be refunded in full only once: an earlier attempt or Stripe's dashboard has done it already.
          if (!(error instanceof Stripe.errors.StripeInvalidRequestError && error.code === 'charge_already_refunded')) throw error;
        }
      }),
    receiptUrl: (sessionId) =>
      asked(async () => {
        const { invoice, payment_intent: payment } = await stripe.checkout.sessions.retrieve(sessionId, {
          expand: ['invoice', 'payment_intent.latest_charge'],
        });
        const charge = payment && typeof payment === 'object' ? payment.latest_charge : null;
        const bill = invoice && typeof invoice === 'object' ? (invoice.hosted_invoice_url ?? null) : null;
        return bill ?? (charge && typeof charge === 'object' ? charge.receipt_url : null);
      }),
  };
}

function sessionOf(request: PaymentRequest, reckonsTax: boolean): Stripe.Checkout.SessionCreateParams {
  const { orderId, currency, lines, email, referral, successUrl, cancelUrl, expiresAt } = request;
  const metadata = { orderId, ...(referral === null ? {} : { referral }) };
  return {
    mode: 'payment',
    client_reference_id: orderId,
    customer_email: email,
    line_items: lines.map(({ name, amount }) => ({
      quantity: 1,
      // The displayed price includes the tax.
      price_data: { currency: currency.toLowerCase(), unit_amount: amount, tax_behavior: 'inclusive', product_data: { name } },
    })),
    automatic_tax: { enabled: reckonsTax },
    invoice_creation: { enabled: true },
    metadata,
    // The charge inherits the metadata, so that a refund names its order even if it is reported first.
    payment_intent_data: { metadata, receipt_email: email },
    success_url: successUrl,
    cancel_url: cancelUrl,
    expires_at: Math.floor(expiresAt.getTime() / 1000),
  };
}

/** Returns the outcome of a checkout; null while it is open or the bank has not answered. */
function stateOf({ status, payment_status: payment }: Stripe.Checkout.Session): PaymentEvent | null {
  if (status === 'expired') return 'expired';
  return status === 'complete' && payment !== 'unpaid' ? 'paid' : null;
}

function paymentOf({ payment_intent: payment }: Stripe.Checkout.Session): string | null {
  return typeof payment === 'string' ? payment : (payment?.id ?? null);
}

/** Converts errors of Stripe and of the network. @throws PaymentUnavailable */
async function asked<Answer>(ask: () => Promise<Answer>): Promise<Answer> {
  try {
    return await ask();
  } catch (error) {
    if (error instanceof Stripe.errors.StripeError) throw new PaymentUnavailable(`Stripe: ${error.message}`, { cause: error });
    throw error;
  }
}
