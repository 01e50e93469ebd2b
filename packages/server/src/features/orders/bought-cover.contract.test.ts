import { refundOrder } from '@coverwright/contracts/calls/admin-shop.ts';
import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getOrder } from '@coverwright/contracts/calls/orders.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { readWithPdfium } from '@coverwright/export/testing/read-with-pdfium.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { ADMIN, startShop, type TestShop } from '../../testing/payment/start-shop.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { readBoughtCover } from './read-bought-cover.ts';

const designs = { paperback: createDesign({ format: 'paperback' }), ebook: createDesign({ format: 'ebook' }) };

describe.each(DATABASE_KINDS)('a bought cover on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop(kind, 'sandbox');
  });
  afterAll(() => shop.close());

  async function buy(visitor: Visitor) {
    const { _id: coverId } = await visitor.call(postDraft, { body: { designs } });
    const { orderId } = await visitor.call(createCheckoutSession, { body: { productIds: ['paperback-ebook'], designs, coverId } });
    const pay = async () => shop.post(await shop.hands.pay(await shop.sessionOf(orderId)));
    return { coverId, orderId, pay };
  }
  const ownerOf = async (orderId: string) => {
    const { findOrder } = await import('./order-repository.ts');
    return (await findOrder(shop.server.services.db, orderId))?.ownerId ?? '';
  };

  test('[C3] has its large picture, its order number and the steps of each file, for its owner and while it is paid', async () => {
    const visitor = await shop.signUp('keeper');
    const { db } = shop.server.services;
    const { coverId, orderId, pay } = await buy(visitor);
    const owner = await ownerOf(orderId);
    const large = `/api/covers/cover/${coverId}/large`;
    expect([await readBoughtCover(db, owner, coverId), (await visitor.fetch(large)).status]).toEqual([null, 401]);
    await pay();
    const { order } = await visitor.call(getOrder, { params: { id: orderId } });
    const cover = await readBoughtCover(db, owner, coverId);
    expect(cover).toMatchObject({ id: coverId, formats: ['paperback', 'ebook'], orders: [{ id: orderId, number: order.number }] });
    expect(cover?.guides.map(({ name }) => name)).toEqual(['Upload the paperback to Amazon KDP', 'Upload the eBook cover']);
    expect(JSON.stringify(cover?.guides)).toContain('-paperback.pdf');
    expect((await visitor.fetch(large)).headers.get('content-type')).toBe('image/jpeg');
    expect((await shop.stranger().fetch(large)).status).toBe(401);
    const other = await shop.signUp('other-keeper');
    expect((await other.fetch(large)).status).toBe(401);
    const admin = await shop.signUp(ADMIN);
    await admin.call(refundOrder, { params: { id: orderId } });
    expect([await readBoughtCover(db, owner, coverId), (await visitor.fetch(large)).status]).toEqual([null, 401]);
  });

  test('[C3] has a receipt as a PDF for its buyer alone, once it is paid', async () => {
    const visitor = await shop.signUp('receipts');
    const { orderId, pay } = await buy(visitor);
    const path = `/api/orders/${orderId}/receipt`;
    expect((await visitor.fetch(path)).status).toBe(404);
    await pay();
    const answer = await visitor.fetch(path);
    const { order } = await visitor.call(getOrder, { params: { id: orderId } });
    expect(answer.headers.get('content-disposition')).toBe(`attachment; filename="receipt-${order.number}.pdf"`);
    expect((await readWithPdfium(new Uint8Array(await answer.arrayBuffer()))).pages).toBe(1);
    expect((await shop.stranger().fetch(path)).status).toBe(401);
    const other = await shop.signUp('other-receipts');
    for (const address of [path, '/api/orders/none/receipt']) expect((await other.fetch(address)).status).toBe(404);
  });
});
