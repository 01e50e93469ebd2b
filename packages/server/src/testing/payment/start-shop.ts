import { getExport } from '@coverwright/contracts/calls/exports.ts';
import { setTimeout as wait } from 'node:timers/promises';
import { openSandboxPayments } from '../../adapters/payment/sandbox-payments.ts';
import type { SignedWebhook } from '../../ports/sandbox-payments.ts';
import { checkoutWebhook } from '@coverwright/contracts/calls/checkout.ts';
import { orders } from '../../db/schema.ts';
import { eq } from 'drizzle-orm';
import { createFakeRenderer, type FakeRenderer } from '../fake-renderer.ts';
import { signUpAs } from '../sign-in-as.ts';
import { startTestServer, type TestServer } from '../start-test-server.ts';
import type { DatabaseKind } from '../test-databases.ts';
import { createVisitor, type Visitor } from '../visitor.ts';
import { handsOf, type PAYMENT_SERVICES, stripeHands, type TestPayments } from './open-test-payments.ts';
import { STRIPE_KEYS, startStripeStub } from './stripe-stub.ts';

export type PaymentService = (typeof PAYMENT_SERVICES)[number];

/** A server that sells, with its payment service and its people. */
export interface TestShop {
  readonly server: TestServer;
  readonly renderer: FakeRenderer;
  readonly hands: TestPayments;
  /** Posts a webhook as the payment service does. Resolves to the response's status. */
  readonly post: (notice: SignedWebhook) => Promise<number>;
  /** Creates a visitor who is logged in. */
  readonly signUp: (name: string) => Promise<Visitor>;
  /** Creates an anonymous visitor. */
  readonly stranger: () => Visitor;
  readonly sessionOf: (orderId: string) => Promise<string>;
  readonly close: () => Promise<void>;
}

/** A local address, so that mails are stored for reading. */
const PUBLIC_URL = 'http://localhost:4999';
export const ADMIN = 'boss@example.org';

export async function startShop(kind: DatabaseKind, service: PaymentService): Promise<TestShop> {
  const renderer = createFakeRenderer();
  const stub = service === 'stripe' ? await startStripeStub() : null;
  const stripe = stub && stripeHands(stub);
  const server = await startTestServer(kind, {
    renderer,
    ...(stripe ? { payments: stripe.provider } : {}),
    environment: {
      ADMIN_EMAILS: ADMIN,
      ...(stripe
        ? { CHECKOUT: 'stripe', STRIPE_SECRET_KEY: STRIPE_KEYS.secretKey, STRIPE_WEBHOOK_SECRET: STRIPE_KEYS.webhookSecret, PUBLIC_URL }
        : {}),
    },
  });
  const { db, clock, makeId, cookieSecret } = server.services;
  const hands = stripe ?? handsOf(openSandboxPayments({ db, clock, makeId, secret: cookieSecret }));
  const stranger = () => createVisitor(server.url, stripe ? PUBLIC_URL : server.url);
  return {
    server,
    renderer,
    hands,
    stranger,
    post: async ({ body, signature }) => {
      const headers = { 'content-type': 'application/json', [`${service}-signature`]: signature };
      return (await fetch(`${server.url}${checkoutWebhook.path}`, { method: 'POST', body, headers })).status;
    },
    signUp: async (name) => {
      const visitor = stranger();
      await signUpAs(server, visitor, name.includes('@') ? name : `${name}@example.org`);
      return visitor;
    },
    sessionOf: async (orderId) => {
      const [row] = await db.select().from(orders).where(eq(orders.id, orderId));
      return row?.sessionId ?? '';
    },
    close: async () => {
      await server.close();
      await hands.close();
    },
  };
}

/** Waits for a file. Resolves to its address. */
export async function untilMade(visitor: Visitor, jobId: string): Promise<string> {
  for (let attempt = 0; attempt < 1000; attempt += 1) {
    const { state, url } = await visitor.call(getExport, { params: { id: jobId } });
    if (state === 'done' && url) return url;
    if (state !== 'queued' && state !== 'running') throw new Error(`The file is ${state}`);
    await wait(25);
  }
  throw new Error('The file was not made within 25 s');
}
