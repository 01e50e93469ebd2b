import { randomUUID } from 'node:crypto';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { inArray } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { orders } from '../db/schema.ts';
import type { OrderRow } from '../features/orders/order-repository.ts';
import { orderOf } from '../testing/payment/order-of.ts';
import { startShop, type TestShop } from '../testing/payment/start-shop.ts';
import { type PaymentProvider, PaymentUnavailable } from '../ports/payment.ts';
import { expireOrders } from './expire-orders.ts';

const ebook = createDesign({ format: 'ebook' });
const HOUR_MS = 3_600_000;

describe('orders that came to nothing', () => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop('pglite', 'stripe');
  });
  afterAll(() => shop.close());

  /** Creates orders whose payments were started these numbers of hours ago. */
  const begin = async (hours: readonly number[], change: Partial<OrderRow> = {}) => {
    const rows: OrderRow[] = [];
    for (const ago of hours) {
      const createdAt = new Date(Date.now() - ago * HOUR_MS);
      const order = orderOf(randomUUID(), randomUUID(), {
        state: 'created',
        provider: 'stripe',
        paidAt: null,
        createdAt,
        updatedAt: createdAt,
      });
      const { sessionId } = await shop.hands.provider.begin({
        orderId: order.id,
        currency: 'EUR',
        lines: [{ name: 'eBook', amount: 1800 }],
        email: 'ann@example.org',
        referral: null,
        successUrl: 'https://covers.example.org/success',
        cancelUrl: 'https://covers.example.org/design',
        expiresAt: new Date(createdAt.getTime() + 2 * HOUR_MS),
      });
      rows.push({ ...order, sessionId, designs: { ebook }, ...change });
    }
    await shop.server.services.db.insert(orders).values(rows);
    return rows;
  };
  const statesOf = async (rows: readonly OrderRow[]) => {
    const ids = rows.map(({ id }) => id);
    const found = await shop.server.services.db.select().from(orders).where(inArray(orders.id, ids));
    return ids.map((id) => found.find((row) => row.id === id)?.state ?? 'forgotten');
  };
  const expire = (change: Partial<PaymentProvider> = {}) =>
    expireOrders({ ...shop.server.services, payments: { ...shop.hands.provider, ...change } });

  test('[C2] are ended after a day, so that nobody can pay them any more, and forgotten after a month', async () => {
    const rows = await begin([1, 25, 31 * 24]);
    await expire();
    expect(await statesOf(rows)).toEqual(['created', 'expired', 'forgotten']);
    expect(await shop.hands.provider.look(rows[1]?.sessionId ?? '')).toMatchObject({ kind: 'expired' });
  });

  test('[C2] are not ended on a service that does not answer, nor for a fault of another order: one that was paid is found so later', async () => {
    const rows = await begin([27, 26, 25]);
    const [broken, paid] = rows;
    await shop.hands.pay(paid?.sessionId ?? '');
    const away = async (): Promise<never> => {
      throw new PaymentUnavailable('Nobody is there');
    };
    await expire({ look: away, close: away });
    expect(await statesOf(rows)).toEqual(['created', 'created', 'created']);
    const isBroken = (id: string) => id === broken?.sessionId;
    await expire({
      close: async (id) => {
        if (isBroken(id)) throw new Error('A fault of ours');
        return shop.hands.provider.close(id);
      },
    });
    expect(await statesOf(rows)).toEqual(['created', 'paid', 'expired']);
    await expire();
    expect(await statesOf(rows)).toEqual(['expired', 'paid', 'expired']);
  });

  test('[C2] are not ended while a bank is at them, nor by a service that they were not begun at', async () => {
    const rows = [...(await begin([25])), ...(await begin([25], { provider: 'sandbox' }))];
    await shop.hands.debit?.(rows[0]?.sessionId ?? '');
    await expire();
    expect(await statesOf(rows)).toEqual(['created', 'created']);
    await shop.hands.pay(rows[0]?.sessionId ?? '');
    await expire();
    expect(await statesOf(rows)).toEqual(['paid', 'created']);
  });
});
