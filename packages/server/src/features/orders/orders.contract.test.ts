import { deleteAccount } from '@coverwright/contracts/calls/account.ts';
import { refundOrder } from '@coverwright/contracts/calls/admin-shop.ts';
import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import {
  completeRevision,
  createRevisionDraft,
  deleteCover,
  listCovers,
  postDraft,
  putDraft,
  putRevision,
} from '@coverwright/contracts/calls/covers.ts';
import { getCutoutCredits } from '@coverwright/contracts/calls/cutouts.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { createCoverFile, getCoverPurchase, getDownloadUrl, getOrder, listOrders } from '@coverwright/contracts/calls/orders.ts';
import { listVersions } from '@coverwright/contracts/calls/versions.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import fc from 'fast-check';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { orders } from '../../db/schema.ts';
import { PAYMENT_SERVICES } from '../../testing/payment/open-test-payments.ts';
import { ADMIN, startShop, type TestShop, untilMade } from '../../testing/payment/start-shop.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { settleMails } from '../../testing/settle-mails.ts';
import type { Visitor } from '../../testing/visitor.ts';
import { untilClockTicks } from '../../testing/until-clock-ticks.ts';
import { listOwnOrderRows } from './order-repository.ts';
import { applyPaymentReport } from './apply-payment-report.ts';

const paperback = createDesign({ format: 'paperback' });
const ebook = createDesign({ format: 'ebook' });
const designs = { paperback, ebook };
const named = (title: string) => ({ paperback: { ...paperback, metadata: { ...paperback.metadata, title } } });
const WAYS = DATABASE_KINDS.flatMap((kind) => PAYMENT_SERVICES.map((service) => ({ kind, service })));

describe.each(WAYS)('buying on $kind by $service', ({ kind, service }) => {
  let shop: TestShop;
  let visitor: Visitor;
  let count = 0;
  beforeAll(async () => {
    shop = await startShop(kind, service);
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.renderer.find([]);
    visitor = await shop.signUp(`buyer-${(count += 1)}`);
  });

  const draft = async (body: object = { designs }) => (await visitor.call(postDraft, { body }))._id;
  const begin = async (coverId: string, productIds = ['paperback'], more: object = {}) =>
    visitor.call(createCheckoutSession, { body: { productIds, designs, coverId, currency: 'GBP', ...more } });
  const pay = async (orderId: string) => shop.post(await shop.hands.pay(await shop.sessionOf(orderId)));
  const buy = async (productIds = ['paperback'], coverId?: string) => {
    const id = coverId ?? (await draft());
    const { orderId } = await begin(id, productIds);
    await pay(orderId);
    return { coverId: id, orderId };
  };
  const stateOf = async (orderId: string) => (await visitor.call(getOrder, { params: { id: orderId } })).order.state;

  const find = async (id: string) => (await shop.server.services.db.select().from(orders).where(eq(orders.id, id)))[0];

  test('[C2] [C3] a draft that was paid for is a completed cover with its revisions and credits, and its files are downloaded', async () => {
    const before = (await visitor.call(getCutoutCredits)).creditsRemaining;
    const coverId = await draft();
    const { orderId, url } = await begin(coverId, ['paperback-ebook'], { referral: ' maria ', gclid: 'click-1' });
    expect(url).toMatch(service === 'sandbox' ? /^\/checkout\/sandbox\?session=/ : /^https:\/\/checkout\.stripe\.test\//);
    expect(await stateOf(orderId)).toBe('created');
    expect(await visitor.call(getCoverPurchase, { params: { id: coverId } })).toEqual({ formats: [], revisionsRemaining: 0 });
    expect(await pay(orderId)).toBe(200);
    const { order } = await visitor.call(getOrder, { params: { id: orderId } });
    expect(order).toMatchObject({ state: 'paid', provider: service, amount: 3900, currency: 'GBP', coverId, title: 'Book Title' });
    expect((await visitor.call(listOrders)).orders).toEqual([order]);
    const [row] = await listOwnOrderRows(shop.server.services.db, (await find(orderId))?.ownerId ?? '', ['paid']);
    expect([row?.id, Object.keys(row ?? {}).includes('designs')]).toEqual([orderId, false]);
    const { items } = await visitor.call(listCovers, { query: { show: 'completed-covers' } });
    expect(items).toMatchObject([{ _id: coverId, revisionsRemaining: 5 }]);
    expect((await visitor.call(getCutoutCredits)).creditsRemaining).toBe(before + 15);
    const { formats } = await visitor.call(getCoverPurchase, { params: { id: coverId } });
    expect(formats).toEqual(['paperback', 'ebook']);

    const { jobId } = await visitor.call(createCoverFile, { params: { id: coverId }, body: { kind: 'pdf', format: 'paperback' } });
    const unsignedUrl = await untilMade(visitor, jobId);
    expect(await (await visitor.fetch(unsignedUrl)).text()).toBe('a pdf');
    const signed = await visitor.call(getDownloadUrl, { query: { unsignedUrl } });
    expect(signed.filename).toBe('book-title-paperback.pdf');
    const minutes = (new Date(signed.expiresAt).getTime() - Date.now()) / 60_000;
    expect(minutes > 5 && minutes <= 10).toBe(true);
    // The signed address is enough to fetch the file, for a printer or another device.
    const answer = await shop.stranger().fetch(signed.url);
    expect([answer.status, answer.headers.get('content-type'), await answer.text()]).toEqual([200, 'application/pdf', 'a pdf']);
    const whole = await visitor.call(createCoverFile, { params: { id: coverId }, body: { kind: 'package' } });
    await untilMade(visitor, whole.jobId);
    expect(shop.renderer.requests.at(-1)).toMatchObject({ kind: 'package', formats: ['paperback', 'ebook'] });
  });

  test('[C4] the buyer gets one receipt by e-mail, however often the payment is reported', async () => {
    const { orderId } = await begin(await draft(), ['paperback-ebook']);
    const notice = await shop.hands.pay(await shop.sessionOf(orderId));
    for (const sent of [notice, notice]) expect(await shop.post(sent)).toBe(200);
    await settleMails(shop.server);
    const { order } = await visitor.call(getOrder, { params: { id: orderId } });
    expect(order.number).toMatch(/^CW-\d{6}-\w{6}$/);
    const { outbox } = shop.server.services;
    const receipts = ((await outbox?.list()) ?? []).filter(({ subject }) => subject === `Your receipt for order ${order.number}`);
    const mail = receipts.length === 1 ? await outbox?.find(receipts[0]?.id ?? '') : null;
    expect(mail?.text).toMatch(new RegExp(`£39[^]*/success\\?order=${orderId}`));
    expect(mail?.text.includes('no money was taken')).toBe(service === 'sandbox');
  });

  test('[C2] a format that was never opened is made out of the master, and bought with it', async () => {
    const coverId = await draft({ designs: { paperback } });
    const { orderId } = await begin(coverId, ['everything'], { designs: { paperback } });
    await pay(orderId);
    const { item } = await visitor.call(getUserDesign, { query: { coverId } });
    expect(Object.keys(item.designs).toSorted()).toEqual(['audiobook', 'ebook', 'hardback', 'paperback']);
    expect(item.revisionsRemaining).toBe(10);
  });

  test('[C2] without a cover the designs become one', async () => {
    const { coverId, orderId } = await visitor.call(createCheckoutSession, { body: { productIds: ['ebook'], designs } });
    await pay(orderId);
    expect((await visitor.call(getUserDesign, { query: { coverId } })).item).toMatchObject({ isDraft: false, isRevision: false });
  });

  test('[C2] a declined card leaves the draft a draft, and another one pays for it', async () => {
    const coverId = await draft();
    const { orderId } = await begin(coverId);
    const session = await shop.sessionOf(orderId);
    await shop.post(await shop.hands.decline(session));
    expect(await stateOf(orderId)).toBe('failed');
    expect((await visitor.call(getUserDesign, { query: { coverId } })).item.isDraft).toBe(true);
    await pay(orderId);
    expect(await stateOf(orderId)).toBe('paid');
  });

  test('[C2] a purchase that was left is over, nothing was bought, and it can be begun anew', async () => {
    const coverId = await draft();
    const { orderId } = await begin(coverId);
    await shop.post(await shop.hands.abandon(await shop.sessionOf(orderId)));
    expect(await stateOf(orderId)).toBe('expired');
    expect((await visitor.call(listOrders)).orders).toEqual([]);
    const again = await begin(coverId);
    expect(again.orderId).not.toBe(orderId);
    await pay(again.orderId);
    expect(await stateOf(again.orderId)).toBe('paid');
  });

  test('[C2] a report that comes twice, late and in any order changes nothing that it should not', async () => {
    const coverId = await draft();
    const { orderId } = await begin(coverId);
    const session = await shop.sessionOf(orderId);
    const notices = [await shop.hands.decline(session), await shop.hands.pay(session)];
    const [order] = fc.sample(fc.shuffledSubarray([...notices, ...notices, ...notices], { minLength: 6 }), 1);
    for (const notice of order ?? []) expect(await shop.post(notice)).toBe(200);
    // The reports arrive at the same time, too.
    expect(await Promise.all(notices.map((notice) => shop.post(notice)))).toEqual([200, 200]);
    expect(await stateOf(orderId)).toBe('paid');
    const { revisionsRemaining } = await visitor.call(getCoverPurchase, { params: { id: coverId } });
    expect([revisionsRemaining, (await visitor.call(listOrders)).orders.length]).toEqual([3, 1]);
  });

  test('[C2] report under another’s seal is refused, and moves nothing', async () => {
    const { orderId } = await begin(await draft());
    const { body, signature } = await shop.hands.pay(await shop.sessionOf(orderId));
    for (const forged of ['', 'v1=0', `${signature}x`]) expect(await shop.post({ body, signature: forged })).toBe(403);
    expect((await visitor.call(listOrders)).orders).toEqual([]);
  });

  test('[C2] a buyer who is back before the report is asked for, not kept waiting', async () => {
    const { orderId } = await begin(await draft());
    const late = await shop.hands.pay(await shop.sessionOf(orderId));
    expect(await stateOf(orderId)).toBe('paid');
    expect(await shop.post(late)).toBe(200);
    expect(await stateOf(orderId)).toBe('paid');
  });

  test('[C2] what was sent is what is bought; what was saved meanwhile becomes a draft of its own', async () => {
    const coverId = await draft({ designs: named('As bought') });
    const { orderId } = await begin(coverId, ['paperback'], { designs: named('As bought') });
    await untilClockTicks();
    await visitor.call(putDraft, { body: { _id: coverId, designs: named('Changed meanwhile') } });
    await pay(orderId);
    expect((await visitor.call(getUserDesign, { query: { coverId } })).item.designs).toEqual(named('As bought'));
    expect(await visitor.refusal(putDraft, { body: { _id: coverId, designs: named('Later') } })).toMatchObject({ code: 'notADraft' });
    const { items } = await visitor.call(listCovers, { query: {} });
    expect(items.map(({ title }) => title)).toEqual(['Changed meanwhile']);
  });

  test('[B12] what is completed is kept among the versions for good: as it was bought, and as it was revised', async () => {
    const kindsOf = async (id: string) => (await visitor.call(listVersions, { params: { id } })).versions.map((version) => version.kind);
    const { coverId } = await buy();
    expect(await kindsOf(coverId)).toEqual(['completed']);
    const { id } = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    await visitor.call(completeRevision, { body: { _id: id, designs: named('Revised') } });
    expect(await kindsOf(id)).toEqual(['completed', 'saved']);
    // The cover is saved during the payment, and the bought designs become its newest version.
    const other = await draft({ designs: named('As bought') });
    const { orderId } = await begin(other, ['paperback'], { designs: named('As bought') });
    await untilClockTicks();
    await visitor.call(putDraft, { body: { _id: other, designs: named('Changed meanwhile') } });
    await pay(orderId);
    expect(await kindsOf(other)).toEqual(['completed', 'saved', 'saved']);
  });

  test('[C2] a cover that was deleted while it was being paid for comes back', async () => {
    const coverId = await draft();
    const { orderId } = await begin(coverId);
    await visitor.call(deleteCover, { params: { id: coverId } });
    await pay(orderId);
    expect((await visitor.call(listCovers, { query: { show: 'completed-covers' } })).items).toMatchObject([{ _id: coverId }]);
  });

  test('[C2] the same purchase twice goes on with the same payment; another one closes it first', async () => {
    const coverId = await draft();
    const first = await begin(coverId);
    expect(await begin(coverId)).toEqual(first);
    const other = await begin(coverId, ['ebook']);
    expect(other.orderId).not.toBe(first.orderId);
    expect(await stateOf(first.orderId)).toBe('expired');
    await pay(other.orderId);
    expect(await visitor.refusal(createCheckoutSession, { body: { productIds: ['ebook'], designs, coverId } })).toMatchObject({
      status: 409,
      code: 'alreadyBought',
    });
    // The rest of a bundle can still be bought.
    const more = await begin(coverId, ['paperback-ebook']);
    await pay(more.orderId);
    expect((await visitor.call(getCoverPurchase, { params: { id: coverId } })).formats).toEqual(['paperback', 'ebook']);
  });

  test('[C2] what was paid for is not paid for again by another window, however late its report', async () => {
    const coverId = await draft();
    const { orderId } = await begin(coverId, ['ebook']);
    const late = await shop.hands.pay(await shop.sessionOf(orderId));
    const again = { body: { productIds: ['ebook'], designs: { ebook: { ...ebook, extent: 310 } }, coverId, currency: 'GBP' } };
    expect(await visitor.refusal(createCheckoutSession, again)).toMatchObject({ status: 409, code: 'alreadyBought' });
    expect(await stateOf(orderId)).toBe('paid');
    expect(await shop.post(late)).toBe(200);
    expect((await visitor.call(listOrders)).orders).toHaveLength(1);
    // A package with the missing formats can still be bought, after the buyer has seen which files there are.
    expect(await begin(coverId, ['paperback-ebook'])).toMatchObject({ coverId });
  });

  test.runIf(service === 'stripe')('[C2] nothing else is begun while a bank is at a payment, and that is not called off', async () => {
    const { debit } = shop.hands;
    if (!debit) throw new Error('No bank is known');
    const coverId = await draft();
    const { orderId } = await begin(coverId);
    expect(await shop.post(await debit(await shop.sessionOf(orderId)))).toBe(200);
    const refusal = await visitor.refusal(createCheckoutSession, { body: { productIds: ['ebook'], designs, coverId } });
    expect(refusal).toMatchObject({ status: 409, code: 'paymentUnderWay' });
    expect(await stateOf(orderId)).toBe('created');
    await pay(orderId);
    expect(await stateOf(orderId)).toBe('paid');
  });

  test('[C2] [A3] who deletes the account has no payment left open', async () => {
    const { orderId } = await begin(await draft());
    const session = await shop.sessionOf(orderId);
    await visitor.call(deleteAccount, { body: { confirmation: `buyer-${count}@example.org` } });
    expect(await shop.hands.provider.look(session)).toMatchObject({ kind: 'expired' });
    expect(await find(orderId)).toMatchObject({ state: 'expired', ownerId: null, itemId: null, designs: null });
  });

  test.runIf(service === 'stripe')(
    '[C2] [A3] money that comes for an account that is gone is in the books, and can be given back',
    async () => {
      const { debit } = shop.hands;
      if (!debit) throw new Error('No bank is known');
      const { orderId } = await begin(await draft());
      await debit(await shop.sessionOf(orderId));
      await visitor.call(deleteAccount, { body: { confirmation: `buyer-${count}@example.org` } });
      expect(await find(orderId)).toMatchObject({ state: 'created', ownerId: null });
      expect(await pay(orderId)).toBe(200);
      expect(await find(orderId)).toMatchObject({ state: 'paid', ownerId: null, amount: 3200 });
      const admin = await shop.signUp(ADMIN);
      expect((await admin.call(refundOrder, { params: { id: orderId } })).order).toMatchObject({ state: 'refunded', email: null });
    },
  );

  test('[C2] of windows that buy the same cover at once one is let through', async () => {
    const coverId = await draft();
    const kinds = ['paperback', 'ebook', 'paperback-ebook', 'everything'];
    await Promise.allSettled(kinds.map((id) => begin(coverId, [id])));
    const rows = await shop.server.services.db.select().from(orders).where(eq(orders.itemId, coverId));
    expect(rows.filter(({ state }) => state === 'created')).toHaveLength(1);
    const sessions = rows.flatMap(({ sessionId }) => sessionId ?? []);
    const report = await Promise.all(sessions.map((id) => shop.hands.provider.look(id)));
    expect(report.filter((each) => each === null)).toHaveLength(1);
  });

  test('[C2] who is not logged in, chooses nothing that is sold, or another’s cover, is told so', async () => {
    const body = { productIds: ['paperback'], designs };
    expect(await shop.stranger().refusal(createCheckoutSession, { body })).toMatchObject({ status: 401, code: 'signInRequired' });
    const unknown = await visitor.refusal(createCheckoutSession, { body: { ...body, productIds: ['paperback', 'gold'] } });
    expect(unknown).toMatchObject({ status: 404, code: 'packageNotFound', known: expect.arrayContaining(['everything']) });
    expect(await visitor.refusal(createCheckoutSession, { body: { ...body, productIds: [] } })).toMatchObject({ path: 'productIds' });
    const { coverId } = await buy();
    const other = await shop.signUp(`other-${count}`);
    expect(await other.refusal(createCheckoutSession, { body: { ...body, coverId } })).toMatchObject({ status: 401, code: 'itemNotFound' });
  });

  test('[C2] a revision is completed once, takes one of those that were bought, and its files can be had', async () => {
    const { coverId } = await buy();
    const { id } = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    const wider = { paperback: { ...paperback, extent: 320 } };
    const file = { params: { id }, body: { kind: 'pdf', format: 'paperback' } };
    expect(await visitor.refusal(createCoverFile, file)).toMatchObject({ status: 402, code: 'purchaseRequired' });
    shop.renderer.find([{ severity: 'error', message: 'The title runs over the trim.' }]);
    expect(await visitor.refusal(completeRevision, { body: { _id: id, designs: wider } })).toMatchObject({ code: 'preflightFailed' });
    shop.renderer.find([]);
    const done = await visitor.call(completeRevision, { body: { _id: id, designs: wider } });
    expect(done).toMatchObject({ isRevision: false, isDraft: false, revisionsRemaining: 2, designs: { paperback: { extent: 320 } } });
    expect(await visitor.refusal(completeRevision, { body: { _id: id, designs: wider } })).toMatchObject({ code: 'notARevision' });
    expect((await visitor.call(getUserDesign, { query: { coverId } })).item).toMatchObject({
      revisionsRemaining: 2,
      designs: { paperback: { extent: 300 } },
    });
    await untilMade(visitor, (await visitor.call(createCoverFile, file)).jobId);
    expect(shop.renderer.requests.at(-1)).toMatchObject({ design: { extent: 320 } });
    // A revision of the revision counts for the same cover.
    const next = await visitor.call(createRevisionDraft, { body: { id } });
    const last = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    const spare = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    const answers = await Promise.allSettled(
      [next, last, spare].map(({ id: _id }) => visitor.call(completeRevision, { body: { _id, designs: wider } })),
    );
    expect(answers.filter(({ status }) => status === 'fulfilled')).toHaveLength(2);
    expect((await visitor.call(getCoverPurchase, { params: { id: coverId } })).revisionsRemaining).toBe(0);
    expect(await visitor.refusal(createRevisionDraft, { body: { id: coverId } })).toMatchObject({ code: 'noRevisionsLeft' });
  });

  test('[C2] a revision that is completed by two windows at once takes one, and the other is told that it is a revision no more', async () => {
    const { coverId } = await buy();
    const { id: _id } = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    const asked = { body: { _id, designs: { paperback } } };
    const answers = await Promise.allSettled([visitor.call(completeRevision, asked), visitor.call(completeRevision, asked)]);
    const refused = answers.flatMap((answer) => (answer.status === 'rejected' ? [String(answer.reason)] : []));
    expect(refused).toEqual([expect.stringContaining('notARevision')]);
    expect((await visitor.call(getCoverPurchase, { params: { id: coverId } })).revisionsRemaining).toBe(2);
  });

  test('[C2] [B27] a revision that is completed never writes over a newer save: whoever is late is told', async () => {
    const { coverId } = await buy();
    const begun = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    const { item } = await visitor.call(getUserDesign, { query: { coverId: begun.id } });
    const sized = (extent: number) => ({ _id: begun.id, designs: { paperback: { ...paperback, extent } } });
    const newer = await visitor.call(putRevision, { body: { ...sized(320), basedOn: item.updatedAt } });
    const stale = await visitor.refusal(completeRevision, { body: { ...sized(310), basedOn: item.updatedAt } });
    expect(stale).toMatchObject({ status: 409, code: 'itemChanged' });
    // One revision is saved while the printer's checks run.
    const judging = shop.renderer.holdJudgment();
    const completing = visitor.refusal(completeRevision, { body: { ...sized(330), basedOn: newer.updatedAt } });
    await judging.begun;
    const last = await visitor.call(putRevision, { body: { ...sized(340), basedOn: newer.updatedAt } });
    judging.release();
    expect(await completing).toMatchObject({ status: 409, code: 'itemChanged' });
    const stored = await visitor.call(getUserDesign, { query: { coverId: begun.id } });
    expect(stored.item).toMatchObject({ isRevision: true, designs: { paperback: { extent: 340 } } });
    expect((await visitor.call(getCoverPurchase, { params: { id: coverId } })).revisionsRemaining).toBe(3);
    const done = await visitor.call(completeRevision, { body: { ...sized(340), basedOn: last.updatedAt } });
    expect(done).toMatchObject({ isRevision: false, revisionsRemaining: 2 });
  });

  test('[C2] revisions that are bought later are there for the cover and for its completed revisions alike', async () => {
    const left = async (id: string) => (await visitor.call(getCoverPurchase, { params: { id } })).revisionsRemaining;
    const { coverId } = await buy(['paperback']);
    const { id } = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    await visitor.call(completeRevision, { body: { _id: id, designs: { paperback } } });
    expect([await left(coverId), await left(id)]).toEqual([2, 2]);
    await buy(['ebook'], coverId);
    const bought = await left(coverId);
    expect([bought > 2, await left(id)]).toEqual([true, bought]);
    const next = await visitor.call(createRevisionDraft, { body: { id } });
    await visitor.call(completeRevision, { body: { _id: next.id, designs: { paperback } } });
    expect([await left(coverId), await left(id), await left(next.id)]).toEqual([bought - 1, bought - 1, bought - 1]);
  });

  test('[C2] a cover whose orders are all given back at once is a draft again', async () => {
    for (let round = 0; round < 3; round += 1) {
      const { coverId, orderId } = await buy(['paperback']);
      const other = await buy(['ebook'], coverId);
      const ids = [orderId, other.orderId];
      await Promise.all(
        ids.map((id) => applyPaymentReport(shop.server.services, { id: `test.${id}`, kind: 'refunded', orderId: id, paymentId: null })),
      );
      expect(await visitor.call(getCoverPurchase, { params: { id: coverId } })).toEqual({ formats: [], revisionsRemaining: 0 });
      expect((await visitor.call(getUserDesign, { query: { coverId } })).item).toMatchObject({ isDraft: true });
    }
  });

  test('[C2] a revision is not bought again', async () => {
    const { coverId } = await buy();
    const { id } = await visitor.call(createRevisionDraft, { body: { id: coverId } });
    const refusal = await visitor.refusal(createCheckoutSession, { body: { productIds: ['ebook'], designs, coverId: id } });
    expect(refusal).toMatchObject({ status: 409, code: 'notBuyable' });
  });
});
