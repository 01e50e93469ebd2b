import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getOrder } from '@coverwright/contracts/calls/orders.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../../testing/payment/start-shop.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import type { Visitor } from '../../testing/visitor.ts';

const paperback = createDesign({ format: 'paperback' });
const ebook = createDesign({ format: 'ebook' });
const designs = { paperback, ebook };

describe.each(DATABASE_KINDS)('what is judged before it is sold on %s', (kind) => {
  let shop: TestShop;
  let visitor: Visitor;
  let count = 0;
  beforeAll(async () => {
    shop = await startShop(kind, 'sandbox');
  });
  afterAll(() => shop.close());
  beforeEach(async () => {
    shop.renderer.find([]);
    visitor = await shop.signUp(`judged-${(count += 1)}`);
  });

  const draft = async () => (await visitor.call(postDraft, { body: { designs } }))._id;
  const begin = async (coverId: string) =>
    visitor.call(createCheckoutSession, { body: { productIds: ['paperback'], designs, coverId, currency: 'GBP' } });
  const stateOf = async (orderId: string) => (await visitor.call(getOrder, { params: { id: orderId } })).order.state;

  test('[C2] what the printer would send back is not sold, and every reason is said', async () => {
    const coverId = await draft();
    shop.renderer.find([
      { severity: 'warning', message: 'The spine is thin.' },
      { severity: 'error', message: 'The title runs over the trim.' },
    ]);
    expect(await visitor.refusal(createCheckoutSession, { body: { productIds: ['paperback-ebook'], designs, coverId } })).toEqual({
      status: 409,
      code: 'preflightFailed',
      error: 'The printer would reject this cover.\nPaperback: The title runs over the trim.\neBook: The title runs over the trim.',
    });
    shop.renderer.find([{ severity: 'warning', message: 'The spine is thin.' }]);
    await begin(coverId);
  });

  test('[C2] [B32] a blurred picture is sold, but not before the author who is asked about it has accepted it', async () => {
    const coverId = await draft();
    const ask = (more: object) => ({ body: { productIds: ['paperback'], designs, coverId, currency: 'GBP', ...more } });
    const message = 'The cover picture prints at 120 dpi, and looks blurred.';
    shop.renderer.find([
      { check: 'effective-dpi', severity: 'warning', message },
      { check: 'spine-words', severity: 'warning', message: 'The spine is thin.' },
    ]);
    expect(await visitor.refusal(createCheckoutSession, ask({ acceptsLowResolution: false }))).toEqual({
      status: 409,
      code: 'lowResolution',
      error: `Pictures of this cover may print blurred.\nPaperback: ${message}`,
    });
    const { orderId } = await visitor.call(createCheckoutSession, ask({ acceptsLowResolution: true }));
    expect(await stateOf(orderId)).toBe('created');
    // A blurred picture is a hint, so no confirmation is needed.
    shop.renderer.find([{ check: 'effective-dpi', severity: 'hint', message }]);
    await visitor.call(createCheckoutSession, { body: { productIds: ['ebook'], designs, acceptsLowResolution: false } });
    // The buyer cannot accept what the printer refuses.
    shop.renderer.find([{ check: 'cover-size', severity: 'error', message: 'The size is not printed.' }]);
    const refusal = await visitor.refusal(createCheckoutSession, { body: { productIds: ['ebook'], designs, acceptsLowResolution: true } });
    expect(refusal).toMatchObject({ code: 'preflightFailed' });
  });

  test('[C2] a cover is not sold whose picture is gone, and which is said', async () => {
    const gone = '00000000-0000-4000-8000-000000000000';
    const image = { type: 'UPLOAD', assetId: gone, width: 100, height: 100 };
    const bare = { ebook: { ...ebook, coverImage: { ...ebook.coverImage, currentDesignImage: image } } };
    const refusal = await visitor.refusal(createCheckoutSession, { body: { productIds: ['ebook'], designs: bare } });
    expect(refusal).toMatchObject({
      status: 409,
      code: 'preflightFailed',
      error:
        'The printer would reject this cover.\neBook: The cover picture is no longer stored here. Upload it again, or choose another one.',
    });
  });
});
