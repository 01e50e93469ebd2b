import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema.ts';
import { startShop, type TestShop } from '../../testing/payment/start-shop.ts';

const designs = { paperback: createDesign({ format: 'paperback' }) };
const product = { productIds: ['paperback'], currency: 'GBP' };

/** Fields that a buyer could add to the request to pay less. */
const FORGED: Readonly<Record<string, object>> = {
  'an amount': { amount: 1 },
  'a price': { price: 0, unitAmount: 1, total: -3200 },
  'prices of each currency': { prices: { GBP: 1, USD: 1, EUR: 1 } },
  'lines of its own': { lines: [{ packageId: 'paperback', name: 'Paperback', amount: 1 }] },
  'a discount': { discount: 100, coupon: 'EVERYTHING', revisions: 99, cutoutCredits: 9999 },
  'a state': { state: 'paid', paidAt: '2026-01-01T00:00:00.000Z', provider: 'sandbox' },
};

describe('a checkout whose request names prices of its own', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop('pglite', 'sandbox');
  });
  afterAll(() => shop.close());

  const orderedBy = async (name: string, forged: object) => {
    const visitor = await shop.signUp(name);
    const coverId = (await visitor.call(postDraft, { body: { designs } }))._id;
    const { orderId } = await visitor.call(createCheckoutSession, { body: { ...product, ...forged, designs, coverId } });
    const [row] = await shop.server.services.db.select().from(orders).where(eq(orders.id, orderId));
    if (!row) throw new Error('No order');
    const { state, amount, currency, lines, revisions, cutoutCredits, provider } = row;
    return { state, amount, currency, lines, revisions, cutoutCredits, provider };
  };

  test('[C2] is sold at the price of the server, whatever it says', async () => {
    const honest = await orderedBy('honest', {});
    expect(honest.amount).toBeGreaterThan(1000);
    expect(honest.lines.reduce((sum, line) => sum + line.amount, 0)).toBe(honest.amount);
    for (const [index, [what, forged]] of Object.entries(FORGED).entries()) {
      expect(await orderedBy(`forger-${index}`, forged), what).toEqual(honest);
    }
  });

  test('[C2] is refused for a currency or a package that the shop does not have', async () => {
    const visitor = await shop.signUp('stranger');
    const coverId = (await visitor.call(postDraft, { body: { designs } }))._id;
    const refusal = (change: object) => visitor.refusal(createCheckoutSession, { body: { ...product, designs, coverId, ...change } });
    expect((await refusal({ currency: 'VND' })).status).toBe(400);
    expect((await refusal({ productIds: ['paperback-for-nothing'] })).status).toBeGreaterThanOrEqual(400);
    expect((await refusal({ productIds: [{ id: 'paperback', amount: 1 }] })).status).toBe(400);
  });
});
