import { refundOrder } from '@coverwright/contracts/calls/admin-shop.ts';
import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { createRevisionDraft, duplicateCover, listCovers, postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getCutoutCredits } from '@coverwright/contracts/calls/cutouts.ts';
import { createExport, EXPORT_KINDS, type ExportKind } from '@coverwright/contracts/calls/exports.ts';
import { createCoverFile, getCoverPurchase, getDownloadUrl } from '@coverwright/contracts/calls/orders.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProcessRenderer } from '../../adapters/render/process-renderer.ts';
import { exports } from '../../db/schema.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { signUpAs } from '../../testing/sign-in-as.ts';
import { ADMIN, startShop, type TestShop, untilMade } from '../../testing/payment/start-shop.ts';
import { startTestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const designs = Object.fromEntries(FORMAT_IDS.map((format) => [format, createDesign({ format })]));
const FREE: readonly ExportKind[] = ['proof', 'design'];
const SOLD = EXPORT_KINDS.filter((kind) => !FREE.includes(kind));

describe.each(DATABASE_KINDS)('what nobody paid for, on %s', (kind) => {
  let shop: TestShop;
  beforeAll(async () => {
    shop = await startShop(kind, 'sandbox');
  });
  afterAll(() => shop.close());

  const draft = async (visitor: Visitor) => (await visitor.call(postDraft, { body: { designs } }))._id;
  const buy = async (visitor: Visitor, coverId: string, productIds = ['everything']) => {
    const { orderId } = await visitor.call(createCheckoutSession, { body: { productIds, designs, coverId } });
    await shop.post(await shop.hands.pay(await shop.sessionOf(orderId)));
    return orderId;
  };

  /** Tries every way to a sold file. Returns the ways that worked, of which there must be none. */
  const getThrough = async (visitor: Visitor, coverId: string, madeBefore: readonly string[] = []): Promise<readonly string[]> => {
    const through: string[] = [];
    const attempt = async (name: string, path: string, init?: RequestInit) => {
      const answer = await visitor.fetch(path, init);
      if (answer.ok) through.push(`${name}: ${(await answer.text()).slice(0, 60)}`);
      else await answer.arrayBuffer();
    };
    const json = (body: unknown): RequestInit => ({
      method: 'POST',
      body: JSON.stringify(body),
      headers: { 'content-type': 'application/json' },
    });
    for (const sold of SOLD) {
      for (const format of FORMAT_IDS) {
        await attempt(`export ${sold} ${format}`, createExport.path, json({ designs, format, kind: sold }));
        await attempt(`file ${sold} ${format}`, createCoverFile.path.replace('{id}', coverId), json({ kind: sold, format }));
      }
      await attempt(`file ${sold}`, createCoverFile.path.replace('{id}', coverId), json({ kind: sold }));
    }
    await attempt('the large picture', `/api/covers/cover/${coverId}/large`);
    await attempt('a small export', createExport.path, json({ designs, format: 'ebook', kind: 'jpeg', width: 600 }));
    for (const address of madeBefore) {
      await attempt(`made before ${address}`, address);
      if (address.startsWith('/api/')) {
        await attempt(`signed ${address}`, `${getDownloadUrl.path}?${new URLSearchParams({ unsignedUrl: address }).toString()}`);
      }
    }
    return through;
  };

  test('[C3] is not made before it is paid for, whoever asks and in whatever way; a proof and the design are free', async () => {
    const visitor = await shop.signUp('unpaid');
    const coverId = await draft(visitor);
    expect(await getThrough(visitor, coverId)).toEqual([]);
    await visitor.call(createCheckoutSession, { body: { productIds: ['everything'], designs, coverId } });
    expect(await getThrough(visitor, coverId)).toEqual([]);
    const anonymous = shop.stranger();
    expect(await getThrough(anonymous, await draft(anonymous))).toEqual([]);
    for (const free of FREE) {
      const { jobId } = await anonymous.call(createExport, { body: { designs, format: 'ebook', kind: free } });
      expect((await anonymous.fetch(await untilMade(anonymous, jobId))).status).toBe(200);
      const own = await visitor.call(createCoverFile, { params: { id: coverId }, body: { kind: free, format: 'ebook' } });
      expect((await visitor.fetch(await untilMade(visitor, own.jobId))).status).toBe(200);
    }
  });

  test('[C3] is made of what was bought and of nothing else: another format, a copy, a revision, another’s cover stay closed', async () => {
    const visitor = await shop.signUp('ebook-only');
    const coverId = await draft(visitor);
    await buy(visitor, coverId, ['ebook']);
    const ask = async (kind_: ExportKind, format?: string) =>
      (
        await visitor.fetch(createCoverFile.path.replace('{id}', coverId), {
          method: 'POST',
          body: JSON.stringify({ kind: kind_, ...(format ? { format } : {}) }),
          headers: { 'content-type': 'application/json' },
        })
      ).status;
    expect([await ask('jpeg', 'ebook'), await ask('pdf', 'paperback'), await ask('pdf', 'hardback')]).toEqual([200, 402, 402]);
    const { jobId } = await visitor.call(createCoverFile, { params: { id: coverId }, body: { kind: 'package' } });
    const made = await untilMade(visitor, jobId);
    expect(shop.renderer.requests.at(-1)).toMatchObject({ kind: 'package', formats: ['ebook'] });
    const { id: copy } = await visitor.call(duplicateCover, { params: { id: coverId } });
    expect(await getThrough(visitor, copy)).toEqual([]);
    const { id: revision } = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    expect(await getThrough(visitor, revision)).toEqual([]);
    const other = await shop.signUp('somebody-else');
    expect(await getThrough(other, coverId, [made])).toEqual([]);
    expect(await getThrough(shop.stranger(), coverId, [made])).toEqual([]);
    const { url } = await visitor.call(getDownloadUrl, { query: { unsignedUrl: made } });
    for (const altered of [
      url.replace(/signature=(.)/, (_, first) => `signature=${first === 'A' ? 'B' : 'A'}`),
      url.replace(/expires=\d/, 'expires=9'),
      url.split('?')[0] ?? '',
    ])
      expect((await shop.stranger().fetch(altered)).status).toBe(403);
  });

  test('[C2] [C3] is closed again once the money was given back, signed addresses too; the cover is a draft again, and its credits are gone', async () => {
    const visitor = await shop.signUp('refunded');
    const before = (await visitor.call(getCutoutCredits)).creditsRemaining;
    const coverId = await draft(visitor);
    const orderId = await buy(visitor, coverId);
    const { jobId } = await visitor.call(createCoverFile, { params: { id: coverId }, body: { kind: 'pdf', format: 'paperback' } });
    const made = await untilMade(visitor, jobId);
    const { url } = await visitor.call(getDownloadUrl, { query: { unsignedUrl: made } });
    expect((await visitor.fetch(url)).status).toBe(200);
    const { id: revision } = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    const admin = await shop.signUp(ADMIN);
    await admin.call(refundOrder, { params: { id: orderId } });
    expect(await getThrough(visitor, coverId, [made, url])).toEqual([]);
    expect(await getThrough(visitor, revision)).toEqual([]);
    expect((await visitor.call(listCovers, { query: {} })).items.map(({ _id }) => _id).toSorted()).toEqual([coverId, revision].toSorted());
    expect(await visitor.call(getCoverPurchase, { params: { id: coverId } })).toEqual({ formats: [], revisionsRemaining: 0 });
    expect((await visitor.call(getCutoutCredits)).creditsRemaining).toBe(before);
  });

  test('[C3] what was made while everything was free is closed on a server that sells by now', async () => {
    const visitor = await shop.signUp('from-before');
    const { jobId } = await visitor.call(createExport, { body: { designs, format: 'ebook', kind: 'proof' } });
    const made = await untilMade(visitor, jobId);
    await shop.server.services.db.update(exports).set({ kind: 'jpeg' }).where(eq(exports.id, jobId));
    expect(await getThrough(visitor, await draft(visitor), [made])).toEqual([]);
  });
});

test('[C3] CHECKOUT=off gives everything to everybody, and sells nothing', async () => {
  const server = await startTestServer('pglite', { renderer: createFakeRenderer(), environment: { CHECKOUT: 'off' } });
  const visitor = createVisitor(server.url);
  const { _id: id } = await visitor.call(postDraft, { body: { designs } });
  for (const kind of SOLD) {
    const format = kind === 'package' ? undefined : 'paperback';
    for (const { jobId } of [
      await visitor.call(createExport, { body: { designs, format: 'paperback', kind } }),
      await visitor.call(createCoverFile, { params: { id }, body: { kind, ...(format ? { format } : {}) } }),
    ])
      expect((await visitor.fetch(await untilMade(visitor, jobId))).status).toBe(200);
  }
  await signUpAs(server, visitor, 'reader@example.org');
  expect(await visitor.refusal(createCheckoutSession, { body: { productIds: ['ebook'], designs } })).toMatchObject({ code: 'checkoutOff' });
  const webhook = await visitor.fetch('/api/checkout/webhook', { method: 'POST', body: '{}' });
  expect(webhook.status).toBe(409);
  await server.close();
});

test('[C3] a proof is painted, smaller than any shop takes it, and not the cover itself', async () => {
  const renderer = createProcessRenderer({ filesAtOnce: 1 });
  const server = await startTestServer('pglite', { renderer });
  const visitor = createVisitor(server.url);
  for (const format of ['paperback', 'ebook'] as const) {
    const { jobId } = await visitor.call(createExport, { body: { designs, format, kind: 'proof' } });
    const bytes = Buffer.from(await (await visitor.fetch(await untilMade(visitor, jobId))).arrayBuffer());
    const { width, height, format: type } = await sharp(bytes).metadata();
    expect([type, Math.max(width, height)]).toEqual(['jpeg', 1000]);
    // A plain panel has one color left; on a watermarked one there are letters all over.
    const { channels } = await sharp(bytes)
      .extract({ left: 10, top: 10, width: width - 20, height: Math.round(height / 4) })
      .stats();
    expect(Math.max(...channels.map(({ stdev }) => stdev))).toBeGreaterThan(4);
  }
  await server.close();
});
