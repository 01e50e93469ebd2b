import type { Currency } from '@coverwright/core/shop/currency.ts';

/** A purchase that is to be paid. Amounts in the smallest unit of the currency. */
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

/** One piece of report of a payment. It may come twice, late, or before what it follows. */
export interface PaymentReport {
  /** The same for the same report, however often it is told. */
  readonly id: string;
  readonly kind: PaymentEvent;
  readonly orderId: string;
  /** The provider's payment id, which a refund request names; null where the report does not contain it. */
  readonly paymentId: string | null;
}

/** Describes what was read out of a notice; `null`: nothing that concerns an order. */
export type Notice = { readonly isGenuine: false } | { readonly isGenuine: true; readonly report: PaymentReport | null };

/** A payment that was begun; the buyer goes on at `url`. */
export interface BegunPayment {
  readonly sessionId: string;
  readonly url: string;
}

/** The payment service did not answer, or not as it should. Nothing was charged. */
export class PaymentUnavailable extends Error {
  override readonly name = 'PaymentUnavailable';
}

/** A notice that is signed and yet holds nothing that can be read: it must be sent again, or looked into. */
export class UnreadableWebhook extends Error {
  override readonly name = 'UnreadableWebhook';
}

/** Takes money. Every method but `parseWebhook` rejects with `PaymentUnavailable` when the service does not answer. */
export interface PaymentProvider {
  readonly id: 'sandbox' | 'stripe';
  /** The same order is begun once, however often it is asked. */
  begin(request: PaymentRequest): Promise<BegunPayment>;
  /** Reads what the service posted to us, if it is genuine. @param body as it came, byte for byte. @throws {UnreadableWebhook} */
  parseWebhook(body: string, signature: string): Notice;
  /** Returns what became of a payment so far, asked rather than waited for; null while it is open. */
  look(sessionId: string): Promise<PaymentReport | null>;
  /**
   * Ends a payment that is open, so that it cannot be paid any more. True when nothing was paid by it and nothing will be; false when it
   * was paid, or a bank is still at it: `look` says which.
   */
  close(sessionId: string): Promise<boolean>;
  /** Gives everything back. The same order is given back once, however often it is asked. */
  refund(payment: { readonly orderId: string; readonly sessionId: string; readonly paymentId: string | null }): Promise<void>;
  /** Returns where the buyer finds the receipt; null where there is none. */
  receiptUrl(sessionId: string): Promise<string | null>;
}
