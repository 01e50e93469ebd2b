import { createCheckoutSession } from '@coverwright/contracts/calls/checkout.ts';
import { getCover, postDraft } from '@coverwright/contracts/calls/covers.ts';
import { openReview } from '@coverwright/contracts/calls/reviews.ts';
import { createDraftShare } from '@coverwright/contracts/calls/sharing.ts';
import type { APIRequestContext } from '@playwright/test';
import { expect } from './expect.ts';
import { plainDesign } from './plain-design.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';

/** Ids and tokens of a visitor's data, for the addresses that contain them. */
export interface OwnThings {
  readonly draft: string;
  readonly share: string;
  readonly review: string;
  /** An order that was paid in the sandbox. */
  readonly order: string;
  readonly payment: string;
  /** The cover of the order. */
  readonly bought: string;
}

const NOTHING = '11111111-1111-4111-8111-111111111111';

/** Creates a shared and reviewed draft, and a bought cover, by the calls of the pages. A guest cannot buy and gets invalid ids. */
export async function makeOwnThings(request: APIRequestContext, isSignedIn: boolean): Promise<OwnThings> {
  const designs = { ebook: plainDesign({ title: 'Every Road', author: 'A. Name', format: 'ebook' }) };
  const send = async (path: string, data: object): Promise<unknown> => (await request.post(path, { data })).json();
  const { _id: draft } = postDraft.answer.parse(await send(postDraft.path, { designs }));
  createDraftShare.answer.parse(await send(createDraftShare.path, { designs, id: draft }));
  const { review } = openReview.answer.parse(await send(openReview.path.replace('{id}', draft), {}));
  let share: string | null = null;
  await expect(async () => {
    const cover = await request.get(getCover.path.replace('{id}', draft));
    share = getCover.answer.parse(await cover.json()).draftShareUrl;
    expect(share).not.toBe(null);
  }).toPass();
  return {
    draft,
    share: lastOf(share),
    review: lastOf(review?.url),
    ...(isSignedIn ? await buy() : { order: NOTHING, payment: NOTHING, bought: NOTHING }),
  };

  async function buy(): Promise<Pick<OwnThings, 'order' | 'payment' | 'bought'>> {
    const { _id: coverId } = postDraft.answer.parse(await send(postDraft.path, { designs }));
    const begun = createCheckoutSession.answer.parse(await send(createCheckoutSession.path, { productIds: ['ebook'], designs, coverId }));
    const { origin, href, searchParams } = new URL(begun.url, SHOP_ADDRESS);
    const paid = await request.post(href, { form: { action: 'pay' }, headers: { origin } });
    expect(paid.ok()).toBe(true);
    return { order: begun.orderId, payment: searchParams.get('session') ?? '', bought: coverId };
  }
}

/** Returns the last segment of an address. */
function lastOf(address: string | null | undefined): string {
  return address?.split('/').at(-1) ?? '';
}
