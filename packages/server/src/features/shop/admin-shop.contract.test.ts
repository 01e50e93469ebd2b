import {
  createPackage,
  listAllOrders,
  listPackages,
  listReferrals,
  refundOrder,
  updatePackage,
} from '@coverwright/contracts/calls/admin-shop.ts';
import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getOrder } from '@coverwright/contracts/calls/orders.ts';
import { getPricing } from '@coverwright/contracts/calls/pricing.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { SEED_PACKAGES } from '@coverwright/core/shop/seed-packages.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { auditLog } from '../../db/schema.ts';
import { ADMIN, startShop, type TestShop } from '../../testing/payment/start-shop.ts';
import { PaymentUnavailable } from '../../ports/payment.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { startTestServer } from '../../testing/start-test-server.ts';

const ebook = createDesign({ format: 'ebook' });
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const { id: _, ...poster } = { ...SEED_PACKAGES[0], name: 'eBook and poster', isFeatured: true } as (typeof SEED_PACKAGES)[number];

describe.each(DATABASE_KINDS)('the shop on %s', (kind) => {
  let shop: TestShop;
  let admin: Visitor;
  let buyer: Visitor;
  beforeAll(async () => {
    shop = await startShop(kind, 'stripe');
    admin = await shop.signUp(ADMIN);
    buyer = await shop.signUp('buyer');
  });
  afterAll(() => shop.close());

  const order = async (productIds: readonly string[], more: object = {}) => {
    const { _id: coverId } = await buyer.call(postDraft, { body: { designs: { ebook } } });
    const body = { productIds, designs: { ebook }, coverId, currency: 'EUR', ...more };
    return (await buyer.call(createCheckoutSession, { body })).orderId;
  };
  const pay = async (orderId: string) => shop.post(await shop.hands.pay(await shop.sessionOf(orderId)));

  test('[C1] everybody sees what is sold, in the money that their languages speak for', async () => {
    const visitor = shop.stranger();
    const pricing = await visitor.call(getPricing);
    expect(pricing).toEqual({ productPackages: SEED_PACKAGES, checkout: 'stripe', currency: 'USD' });
    const german = await visitor.fetch('/api/page/pricing', { headers: { 'accept-language': 'de-AT,de;q=0.9' } });
    expect(getPricing.answer.parse(await german.json()).currency).toBe('EUR');
  });

  test('[C1] nobody but an administrator changes what is sold, reads the books or gives money back', async () => {
    const orderId = await order(['ebook']);
    const asked = [
      [listPackages, {}],
      [createPackage, { body: { ...poster, id: 'poster' } }],
      [updatePackage, { params: { slug: 'ebook' }, body: poster }],
      [listAllOrders, {}],
      [refundOrder, { params: { id: orderId } }],
      [listReferrals, {}],
    ] as const;
    for (const [call, asking] of asked) {
      expect([call.id, await buyer.refusal(call, asking)]).toMatchObject([call.id, { status: 403, code: 'adminOnly' }]);
      expect([call.id, await shop.stranger().refusal(call, asking)]).toMatchObject([call.id, { status: 401, code: 'signInRequired' }]);
    }
  });

  test('[C1] an administrator adds a package, changes its price and takes it off; each is noted, and orders keep what was agreed on', async () => {
    await admin.call(createPackage, { body: { ...poster, id: 'poster' } });
    expect(await admin.refusal(createPackage, { body: { ...poster, id: 'poster' } })).toMatchObject({ code: 'packageExists' });
    const orderId = await order(['poster']);
    const dearer = { ...poster, prices: { EUR: 9900 }, isOffered: false };
    await admin.call(updatePackage, { params: { slug: 'poster' }, body: dearer });
    expect(await admin.refusal(updatePackage, { params: { slug: 'none' }, body: dearer })).toMatchObject({ code: 'packageNotFound' });
    expect(await admin.refusal(updatePackage, { params: { slug: 'poster' }, body: { ...dearer, formats: [] } })).toMatchObject({
      path: 'formats',
    });
    expect((await shop.stranger().call(getPricing)).productPackages).toHaveLength(SEED_PACKAGES.length);
    expect((await admin.call(listPackages)).productPackages.find(({ id }) => id === 'poster')).toEqual({ ...dearer, id: 'poster' });
    expect((await buyer.call(getOrder, { params: { id: orderId } })).order.amount).toBe(1800);
    await expect(order(['poster'])).rejects.toThrow('packageNotFound');
    const rows = await shop.server.services.db.select().from(auditLog).orderBy(auditLog.createdAt);
    expect(rows).toMatchObject([
      { action: 'package.create', subject: 'poster', before: null, after: { name: 'eBook and poster' } },
      {
        action: 'package.update',
        subject: 'poster',
        before: { prices: poster.prices },
        after: { prices: { EUR: 9900 }, isOffered: false },
      },
    ]);
  });

  test('[C2] an administrator gives the money back once, the books say so, and who did it is noted', async () => {
    const orderId = await order(['ebook'], { referral: 'maria', gclid: 'click-1' });
    expect(await admin.refusal(refundOrder, { params: { id: orderId } })).toMatchObject({ status: 409, code: 'notRefundable' });
    await pay(orderId);
    const asked = { params: { id: orderId } };
    vi.spyOn(shop.hands.provider, 'refund').mockRejectedValueOnce(new PaymentUnavailable('Stripe: Insufficient funds'));
    const failed = await admin.refusal(refundOrder, asked);
    expect([failed.status, failed.error]).toEqual([503, expect.stringContaining('Insufficient funds')]);
    expect(failed.error).not.toContain('does not answer');
    // An administrator clicks twice.
    const answers = await Promise.allSettled([admin.call(refundOrder, asked), admin.call(refundOrder, asked)]);
    const [after] = answers.flatMap((answer) => (answer.status === 'fulfilled' ? [answer.value.order] : []));
    expect(after).toMatchObject({ state: 'refunded', email: 'buyer@example.org', referral: 'maria', gclid: 'click-1' });
    expect(await admin.refusal(refundOrder, { params: { id: orderId } })).toMatchObject({ code: 'notRefundable' });
    for (const id of [NOBODYS, 'no-id'])
      expect(await admin.refusal(refundOrder, { params: { id } })).toMatchObject({ code: 'orderNotFound' });
    const { orders } = await admin.call(listAllOrders, { query: { state: 'refunded' } });
    expect(orders).toEqual([after]);
    const noted = await shop.server.services.db.select().from(auditLog);
    expect(noted.filter(({ action }) => action === 'order.refund')).toMatchObject([{ subject: orderId, before: { state: 'paid' } }]);
  });

  test('[C4] what each referral brought is added up by currency, without what was given back', async () => {
    const paid = [await order(['ebook'], { referral: 'ann' }), await order(['paperback'], { referral: 'ann', currency: 'USD' })];
    await order(['ebook'], { referral: 'ann' });
    for (const id of paid) await pay(id);
    expect(await admin.call(listReferrals)).toEqual({
      referrals: [
        { referral: 'ann', orders: 3, paid: 2, refunded: 0, amounts: { EUR: 1800, USD: 3900 } },
        { referral: 'maria', orders: 1, paid: 0, refunded: 1, amounts: {} },
      ],
    });
  });

  test('[C2] the books are read 24 at a time, none twice and none left out', async () => {
    for (let count = 0; count < 30; count += 1) await order(['ebook']);
    const seen: string[] = [];
    let cursor: string | undefined;
    const sizes: number[] = [];
    do {
      const page: { orders: { id: string }[]; nextCursor: string | null } = await admin.call(listAllOrders, {
        query: cursor ? { cursor } : {},
      });
      seen.push(...page.orders.map(({ id }) => id));
      sizes.push(page.orders.length);
      cursor = page.nextCursor ?? undefined;
    } while (cursor !== undefined);
    expect([new Set(seen).size, sizes[0]]).toEqual([seen.length, 24]);
    expect(await admin.refusal(listAllOrders, { query: { cursor: 'made up' } })).toMatchObject({ path: 'cursor' });
  });
});

test('[C1] a shop that has packages keeps them as they are when it is started again', async () => {
  const server = await startTestServer('pglite');
  const { seedPackages, listPackageRows, updatePackageRow } = await import('./package-repository.ts');
  const { db, clock } = server.services;
  const [first] = await listPackageRows(db);
  if (!first) throw new Error('Nothing was seeded');
  await updatePackageRow(db, { ...first, isOffered: false }, clock.now());
  await seedPackages(db, clock.now());
  expect((await createVisitor(server.url).call(getPricing)).productPackages.map(({ id }) => id)).not.toContain(first.id);
  await server.close();
});
