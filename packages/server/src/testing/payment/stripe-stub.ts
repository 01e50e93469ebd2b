import { randomUUID } from 'node:crypto';
import { createServer, type IncomingMessage } from 'node:http';
import Stripe from 'stripe';
import type { SignedWebhook } from '../../ports/sandbox-payments.ts';

export const STRIPE_KEYS = { secretKey: 'sk_test_stub', webhookSecret: 'whsec_stub' } as const;

interface StubSession {
  readonly id: string;
  readonly url: string;
  readonly client_reference_id: string;
  readonly metadata: Readonly<Record<string, string>>;
  readonly asked: Readonly<Record<string, string>>;
  status: 'open' | 'complete' | 'expired';
  payment_status: 'unpaid' | 'paid';
  payment_intent: string | null;
  isRefunded: boolean;
}

/** A server that responds like Stripe to our requests, and sends its webhooks. */
export interface StripeStub {
  readonly server: { readonly host: string; readonly port: number; readonly protocol: 'http' };
  /** The form fields of each started checkout, as they were sent. */
  readonly begun: () => readonly Readonly<Record<string, string>>[];
  readonly pay: (sessionId: string) => SignedWebhook;
  /** Pays by bank debit, which takes days. */
  readonly debit: (sessionId: string) => SignedWebhook;
  readonly decline: (sessionId: string) => SignedWebhook;
  readonly expire: (sessionId: string) => SignedWebhook;
  /** Returns Stripe's webhook about a refund. */
  readonly tellRefund: (sessionId: string, isWhole?: boolean) => SignedWebhook;
  readonly refunds: () => number;
  /** True makes every request fail. */
  breaks: boolean;
  /** True makes refunds fail for lack of balance. */
  isPoor: boolean;
  close(): Promise<void>;
}

export async function startStripeStub(): Promise<StripeStub> {
  const sessions = new Map<string, StubSession>();
  const answers = new Map<string, unknown>();
  const stripe = new Stripe(STRIPE_KEYS.secretKey);
  const stub = { breaks: false, isPoor: false };
  let refunds = 0;
  const find = (id: string) => {
    const session = sessions.get(id);
    if (!session) throw new Error(`There is no session ${id}`);
    return session;
  };
  const begin = (fields: Readonly<Record<string, string>>) => {
    const id = `cs_test_${randomUUID()}`;
    const session: StubSession = {
      id,
      url: `https://checkout.stripe.test/${id}`,
      client_reference_id: fields['client_reference_id'] ?? '',
      metadata: { orderId: fields['payment_intent_data[metadata][orderId]'] ?? '' },
      asked: fields,
      status: 'open',
      payment_status: 'unpaid',
      payment_intent: null,
      isRefunded: false,
    };
    sessions.set(id, session);
    return shown(session);
  };
  const refund = (fields: Readonly<Record<string, string>>) => {
    if (stub.isPoor) return { error: { type: 'invalid_request_error', code: 'balance_insufficient', message: 'Insufficient funds' } };
    const session = [...sessions.values()].find(({ payment_intent: payment }) => payment === fields['payment_intent']);
    if (!session) return { error: { type: 'invalid_request_error', message: 'No such payment_intent' } };
    if (session.isRefunded)
      return { error: { type: 'invalid_request_error', code: 'charge_already_refunded', message: 'Already refunded' } };
    session.isRefunded = true;
    refunds += 1;
    return { id: `re_${randomUUID()}`, object: 'refund', status: 'succeeded' };
  };
  const route = (method: string, path: string, fields: Readonly<Record<string, string>>): unknown => {
    if (method === 'POST' && path === '/v1/checkout/sessions') return begin(fields);
    if (method === 'POST' && path === '/v1/refunds') return refund(fields);
    const [, id, deed] = /^\/v1\/checkout\/sessions\/([^/]+)(?:\/(expire))?$/.exec(path) ?? [];
    const session = id === undefined ? undefined : sessions.get(id);
    if (session && deed === 'expire') {
      if (session.status !== 'open')
        return { error: { type: 'invalid_request_error', message: 'Only Checkout Sessions with a status in ["open"] can be expired.' } };
      session.status = 'expired';
    }
    return session ? shown(session, true) : { error: { type: 'invalid_request_error', message: 'No such checkout.session' } };
  };
  const http = createServer(async (request, response) => {
    const fields = await readForm(request);
    const { pathname } = new URL(request.url ?? '/', 'http://stub');
    const key = request.headers['idempotency-key'];
    const isKnown = request.headers.authorization === `Bearer ${STRIPE_KEYS.secretKey}`;
    const known = typeof key === 'string' ? answers.get(key) : undefined;
    const answer = stub.breaks
      ? { error: { type: 'invalid_request_error', message: 'Stripe is not well' } }
      : isKnown
        ? (known ?? route(request.method ?? 'GET', pathname, fields))
        : { error: { type: 'invalid_request_error', message: 'Invalid API Key provided' } };
    if (typeof key === 'string' && !stub.breaks) answers.set(key, answer);
    response.writeHead(typeof answer === 'object' && answer && 'error' in answer ? 400 : 200, { 'content-type': 'application/json' });
    response.end(JSON.stringify(answer));
  });
  await new Promise<void>((resolve) => http.listen(0, '127.0.0.1', resolve));
  const address = http.address();
  const port = typeof address === 'object' && address ? address.port : 0;
  const notice = (type: string, object: unknown): SignedWebhook => {
    const event = { id: `evt_${randomUUID()}`, object: 'event', type, created: Math.floor(Date.now() / 1000), data: { object } };
    const body = JSON.stringify(event);
    return { body, signature: stripe.webhooks.generateTestHeaderString({ payload: body, secret: STRIPE_KEYS.webhookSecret }) };
  };
  return Object.assign(stub, {
    server: { host: '127.0.0.1', port, protocol: 'http' as const },
    begun: () => [...sessions.values()].map(({ asked }) => asked),
    pay: (id: string) => {
      const session = find(id);
      Object.assign(session, { status: 'complete', payment_status: 'paid', payment_intent: `pi_${id}` });
      return notice('checkout.session.completed', shown(session));
    },
    debit: (id: string) => {
      const session = find(id);
      Object.assign(session, { status: 'complete', payment_intent: `pi_${id}` });
      return notice('checkout.session.completed', shown(session));
    },
    decline: (id: string) => {
      const { metadata } = find(id);
      return notice('payment_intent.payment_failed', { id: `pi_${id}`, object: 'payment_intent', metadata });
    },
    expire: (id: string) => {
      const session = find(id);
      session.status = 'expired';
      return notice('checkout.session.expired', shown(session));
    },
    tellRefund: (id: string, isWhole = true) => {
      const { metadata, payment_intent: payment } = find(id);
      return notice('charge.refunded', { id: `ch_${id}`, object: 'charge', refunded: isWhole, payment_intent: payment, metadata });
    },
    refunds: () => refunds,
    close: () =>
      new Promise<void>((resolve) => {
        http.closeAllConnections();
        http.close(() => resolve());
      }),
  });
}

function shown({ asked: _, isRefunded: __, ...session }: StubSession, isWhole = false) {
  const receipt = session.payment_intent === null ? null : { hosted_invoice_url: `https://invoice.stripe.test/${session.id}` };
  return { object: 'checkout.session', ...session, ...(isWhole ? { invoice: receipt } : {}) };
}

async function readForm(request: IncomingMessage): Promise<Readonly<Record<string, string>>> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(Buffer.from(part));
  return Object.fromEntries(new URLSearchParams(Buffer.concat(parts).toString()));
}
