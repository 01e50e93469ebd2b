import type { Currency } from '@coverwright/core/shop/currency.ts';

/** A purchase to pay. Amounts in the smallest unit of the currency. */
export interface PaymentRequest {
  readonly orderId: string;
  readonly currency: Currency;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  /** The address for the receipt. */
  readonly email: string;
  /** The referral, for the provider's own reports; null without one. */
  readonly referral: string | null;
  /** The absolute address to return to after the payment. */
  readonly successUrl: string;
  readonly cancelUrl: string;
  readonly expiresAt: Date;
}

/** The events that a payment service can report. */
export const PAYMENT_EVENTS = ['paid', 'failed', 'expired', 'refunded'] as const;
export type PaymentEvent = (typeof PAYMENT_EVENTS)[number];

/** A report about a payment. Reports may come repeatedly, late, or out of order. */
export interface PaymentReport {
  /** The same id for a repeated report. */
  readonly id: string;
  readonly kind: PaymentEvent;
  readonly orderId: string;
  /** The provider's payment id, which a refund request names; null where the report does not contain it. */
  readonly paymentId: string | null;
}

/** The content of a webhook; `null`: nothing about an order. */
export type Notice = { readonly isGenuine: false } | { readonly isGenuine: true; readonly report: PaymentReport | null };

/** A started payment; the buyer continues at `url`. */
export interface BegunPayment {
  readonly sessionId: string;
  readonly url: string;
}

/** Thrown if the payment service does not respond, or responds incorrectly. Nothing was charged. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** Thrown for a webhook that is signed but cannot be read: it must be sent again, or investigated. */
export class UnreadableWebhook extends Error {
  override readonly name = 'UnreadableWebhook';
}

/** A payment service. Every method except `parseWebhook` rejects with `PaymentUnavailable` if it does not respond. */
export interface PaymentProvider {
  readonly id: 'sandbox' | 'stripe';
  /** Starts a payment. It is idempotent for an order. */
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /** Parses a webhook if its signature is valid. @param body the raw bytes as received @throws {UnreadableWebhook} */
  parseWebhook(body: string, signature: string): Notice;
  /** Requests the state of a payment; null while it is open. */
  look(sessionId: string): Promise<PaymentReport | null>;
  /**
   * Ends an open payment, so that it can no longer be paid. Returns true if nothing was or will be paid; false if it was paid, or a bank is
   * processing it: `look` tells which.
   */
  close(sessionId: string): Promise<boolean>;
  /** Refunds an order in full. It is idempotent for an order. */
  refund(payment: { readonly orderId: string; readonly sessionId: string; readonly paymentId: string | null }): Promise<void>;
  /** Returns the address of the buyer's receipt; null if there is none. */
  receiptUrl(sessionId: string): Promise<string | null>;
}
