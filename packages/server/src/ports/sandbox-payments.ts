import type { Currency } from '@coverwright/core/shop/currency.ts';
import type { PaymentProvider } from './payment.ts';

/** The actions of a buyer on the sandbox's page. */
export const SANDBOX_ACTIONS = ['pay', 'decline', 'abandon'] as const;
export type SandboxAction = (typeof SANDBOX_ACTIONS)[number];

/** A webhook of the sandbox, with its signature. */
export interface SignedWebhook {
  readonly body: string;
  readonly signature: string;
}

/** A payment as the sandbox's page shows it. Amounts in the smallest unit of the currency. */
export interface SandboxPayment {
  readonly id: string;
  readonly orderId: string;
  readonly state: 'open' | 'paid' | 'expired' | 'refunded';
  readonly currency: Currency;
  readonly amount: number;
  readonly lines: readonly { readonly name: string; readonly amount: number }[];
  readonly successUrl: string;
  readonly cancelUrl: string;
}

/** Payments without money, with the same calls, webhooks and signatures as a real service. */
export interface SandboxPayments extends PaymentProvider {
  readonly id: 'sandbox';
  find(sessionId: string): Promise<SandboxPayment | null>;
  /** Runs the buyer's action. Returns the webhook; null if the payment is no longer open. */
  act(sessionId: string, action: SandboxAction): Promise<SignedWebhook | null>;
}
