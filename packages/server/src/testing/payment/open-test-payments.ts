import { randomUUID } from 'node:crypto';
import type { SandboxPayments, SignedWebhook } from '../../ports/sandbox-payments.ts';
import { openSandboxPayments } from '../../adapters/payment/sandbox-payments.ts';
import { openStripePayments } from '../../adapters/payment/stripe-payments.ts';
import { systemClock } from '../../adapters/system-clock.ts';
import type { Database } from '../../ports/database.ts';
import type { PaymentProvider } from '../../ports/payment.ts';
import { STRIPE_KEYS, startStripeStub, type StripeStub } from './stripe-stub.ts';

/** A payment service with the actions of buyers. Each returns the webhook that the service then sends. */
export interface TestPayments {
  readonly provider: PaymentProvider;
  readonly pay: (sessionId: string) => Promise<SignedWebhook>;
  /** Pays by bank debit, which takes days; null if the service has none. */
  readonly debit: ((sessionId: string) => Promise<SignedWebhook>) | null;
  readonly decline: (sessionId: string) => Promise<SignedWebhook>;
  /** Lets the payment expire. */
  readonly abandon: (sessionId: string) => Promise<SignedWebhook>;
  readonly close: () => Promise<void>;
}

export const PAYMENT_SERVICES = ['sandbox', 'stripe'] as const;

export async function openTestPayments(service: (typeof PAYMENT_SERVICES)[number], db: Database): Promise<TestPayments> {
  if (service === 'sandbox') {
    return handsOf(openSandboxPayments({ db, clock: systemClock, makeId: randomUUID, secret: 'a secret of the test' }));
  }
  const stub = await startStripeStub();
  return stripeHands(stub);
}

export function handsOf(provider: SandboxPayments): TestPayments {
  const act = async (sessionId: string, action: Parameters<SandboxPayments['act']>[1]) => {
    const notice = await provider.act(sessionId, action);
    if (!notice) throw new Error('The payment is not open');
    return notice;
  };
  return {
    provider,
    pay: (id) => act(id, 'pay'),
    debit: null,
    decline: (id) => act(id, 'decline'),
    abandon: (id) => act(id, 'abandon'),
    close: async () => {},
  };
}

export function stripeHands(stub: StripeStub): TestPayments {
  return {
    provider: openStripePayments({ ...STRIPE_KEYS, reckonsTax: true, server: stub.server }),
    pay: async (id) => stub.pay(id),
    debit: async (id) => stub.debit(id),
    decline: async (id) => stub.decline(id),
    abandon: async (id) => stub.expire(id),
    close: () => stub.close(),
  };
}
