import { randomUUID } from 'node:crypto';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { type PaymentReport, PaymentUnavailable, type PaymentRequest } from '../../ports/payment.ts';
import { openTestPayments, PAYMENT_SERVICES, stripeHands, type TestPayments } from '../../testing/payment/open-test-payments.ts';
import { startStripeStub, type StripeStub } from '../../testing/payment/stripe-stub.ts';
import type { PgliteConnection } from '../pglite/pglite-database.ts';
import { openTestPglite } from '../../testing/test-databases.ts';
import { openSandboxPayments } from './sandbox-payments.ts';
import type { SignedWebhook } from '../../ports/sandbox-payments.ts';

const request = (): PaymentRequest => ({
  orderId: randomUUID(),
  currency: 'GBP',
  lines: [
    { name: 'Paperback', amount: 3200 },
    { name: 'eBook', amount: 1500 },
  ],
  email: 'ann@example.org',
  referral: 'maria',
  successUrl: 'https://covers.example.org/success?order=1',
  cancelUrl: 'https://covers.example.org/design?cover=1',
  expiresAt: new Date(Date.now() + 3_600_000),
});

describe.each(PAYMENT_SERVICES)('payments by %s', (service) => {
  let database: PgliteConnection;
  let payments: TestPayments;
  beforeAll(async () => {
    database = await openTestPglite();
    payments = await openTestPayments(service, database.db);
  });
  afterAll(async () => {
    await payments.close();
    await database.close();
  });

  const read = ({ body, signature }: SignedWebhook): PaymentReport | null => {
    const notice = payments.provider.parseWebhook(body, signature);
    if (!notice.isGenuine) throw new Error('The notice is not genuine');
    return notice.report;
  };

  test('[C2] a payment is begun once for an order, however often it is asked', async () => {
    const order = request();
    const first = await payments.provider.begin(order);
    expect(await payments.provider.begin(order)).toEqual(first);
    expect((await payments.provider.begin(request())).sessionId).not.toBe(first.sessionId);
    expect(await payments.provider.look(first.sessionId)).toBe(null);
  });

  test('[C2] who pays is told of, under the order’s name, and asking says the same', async () => {
    const order = request();
    const { sessionId } = await payments.provider.begin(order);
    const report = read(await payments.pay(sessionId));
    expect(report).toMatchObject({ kind: 'paid', orderId: order.orderId });
    expect(await payments.provider.look(sessionId)).toMatchObject({ kind: 'paid', orderId: order.orderId, paymentId: report?.paymentId });
  });

  test('[C2] a declined card is told of, and the same payment can still be paid', async () => {
    const order = request();
    const { sessionId } = await payments.provider.begin(order);
    const first = read(await payments.decline(sessionId));
    const second = read(await payments.decline(sessionId));
    expect(first).toMatchObject({ kind: 'failed', orderId: order.orderId });
    expect(second?.id).not.toBe(first?.id);
    expect(await payments.provider.look(sessionId)).toBe(null);
    expect(read(await payments.pay(sessionId))).toMatchObject({ kind: 'paid', orderId: order.orderId });
  });

  test('[C2] a payment that was left is over', async () => {
    const order = request();
    const { sessionId } = await payments.provider.begin(order);
    expect(read(await payments.abandon(sessionId))).toMatchObject({ kind: 'expired', orderId: order.orderId });
    expect(await payments.provider.look(sessionId)).toMatchObject({ kind: 'expired' });
  });

  test('[C2] a payment that is closed cannot be paid any more; one that was paid stays paid, and is not said to be closed', async () => {
    const [open, paid] = [await payments.provider.begin(request()), await payments.provider.begin(request())];
    await payments.pay(paid.sessionId);
    for (const { sessionId } of [open, paid]) {
      expect(await payments.provider.close(sessionId)).toBe(sessionId === open.sessionId);
      expect(await payments.provider.close(sessionId)).toBe(sessionId === open.sessionId);
    }
    expect((await payments.provider.look(open.sessionId))?.kind).toBe('expired');
    expect((await payments.provider.look(paid.sessionId))?.kind).toBe('paid');
  });

  test('[C2] money is given back once, however often it is asked', async () => {
    const order = request();
    const { sessionId } = await payments.provider.begin(order);
    const { paymentId = null } = read(await payments.pay(sessionId)) ?? {};
    const payment = { orderId: order.orderId, sessionId, paymentId };
    await payments.provider.refund(payment);
    await payments.provider.refund(payment);
    await payments.provider.refund({ ...payment, paymentId: null });
  });

  test('[C2] report that somebody else wrote, or that was altered, is not believed', async () => {
    const { sessionId } = await payments.provider.begin(request());
    const { body, signature } = await payments.pay(sessionId);
    for (const [text, seal] of [
      [body, ''],
      [body, signature.replace(/.{4}$/, 'abcd')],
      [body.replace('paid', 'Paid'), signature],
      ['{}', signature],
    ] as const)
      expect(payments.provider.parseWebhook(text, seal)).toEqual({ isGenuine: false });
  });
});

test('[C2] a payment of the sandbox that was left until it is too late cannot be paid any more', async () => {
  const database = await openTestPglite();
  let now = Date.now();
  const sandbox = openSandboxPayments({
    db: database.db,
    clock: { now: () => new Date(now) },
    makeId: () => randomUUID(),
    secret: 'a secret of the test',
  });
  const order = request();
  const { sessionId } = await sandbox.begin(order);
  expect(await sandbox.look(sessionId)).toBe(null);
  now = order.expiresAt.getTime();
  expect(await sandbox.act(sessionId, 'pay')).toBe(null);
  expect(await sandbox.find(sessionId)).toMatchObject({ state: 'expired' });
  expect(await sandbox.look(sessionId)).toMatchObject({ kind: 'expired', orderId: order.orderId });
  await database.close();
});

describe('payments by Stripe', () => {
  let stub: StripeStub;
  let payments: TestPayments;
  beforeAll(async () => {
    stub = await startStripeStub();
    payments = stripeHands(stub);
  });
  afterAll(() => payments.close());

  test('[C2] [C4] say prices, tax, receipt and who sent the buyer in Stripe’s own fields', async () => {
    const order = request();
    await payments.provider.begin(order);
    expect(stub.begun().at(-1)).toMatchObject({
      mode: 'payment',
      client_reference_id: order.orderId,
      customer_email: 'ann@example.org',
      'line_items[0][price_data][currency]': 'gbp',
      'line_items[0][price_data][unit_amount]': '3200',
      'line_items[0][price_data][tax_behavior]': 'inclusive',
      'line_items[1][price_data][product_data][name]': 'eBook',
      'automatic_tax[enabled]': 'true',
      'invoice_creation[enabled]': 'true',
      'metadata[referral]': 'maria',
      'payment_intent_data[metadata][orderId]': order.orderId,
      'payment_intent_data[receipt_email]': 'ann@example.org',
      success_url: order.successUrl,
      cancel_url: order.cancelUrl,
    });
  });

  test('[C2] have a receipt once they are paid, and none before', async () => {
    const { sessionId } = await payments.provider.begin(request());
    expect(await payments.provider.receiptUrl(sessionId)).toBe(null);
    stub.pay(sessionId);
    expect(await payments.provider.receiptUrl(sessionId)).toBe(`https://invoice.stripe.test/${sessionId}`);
  });

  test('[C2] what a bank is still at is neither closed nor paid, until it is', async () => {
    const { sessionId } = await payments.provider.begin(request());
    const { body, signature } = stub.debit(sessionId);
    expect(payments.provider.parseWebhook(body, signature)).toEqual({ isGenuine: true, report: null });
    expect([await payments.provider.close(sessionId), await payments.provider.look(sessionId)]).toEqual([false, null]);
    stub.pay(sessionId);
    expect(await payments.provider.look(sessionId)).toMatchObject({ kind: 'paid' });
  });

  test('[C2] a refund that is heard of before the payment names its order; one in part is none', async () => {
    const order = request();
    const { sessionId } = await payments.provider.begin(order);
    stub.pay(sessionId);
    const { body, signature } = stub.tellRefund(sessionId);
    expect(payments.provider.parseWebhook(body, signature)).toMatchObject({ report: { kind: 'refunded', orderId: order.orderId } });
    const part = stub.tellRefund(sessionId, false);
    expect(payments.provider.parseWebhook(part.body, part.signature)).toEqual({ isGenuine: true, report: null });
  });

  test('[C2] a refund that failed once can be made later, once', async () => {
    const order = request();
    const { sessionId } = await payments.provider.begin(order);
    stub.pay(sessionId);
    const before = stub.refunds();
    const refund = () => payments.provider.refund({ orderId: order.orderId, sessionId, paymentId: null });
    stub.isPoor = true;
    await expect(refund()).rejects.toThrow('Insufficient funds');
    stub.isPoor = false;
    await refund();
    await refund();
    expect(stub.refunds()).toBe(before + 1);
  });

  test('[C2] a service that does not answer, or not as it should, is told apart from a fault of ours', async () => {
    stub.breaks = true;
    await expect(payments.provider.begin(request())).rejects.toThrow(PaymentUnavailable);
    await expect(payments.provider.look('cs_none')).rejects.toThrow(PaymentUnavailable);
    stub.breaks = false;
    await expect(payments.provider.look('cs_none')).rejects.toThrow(PaymentUnavailable);
  });
});
