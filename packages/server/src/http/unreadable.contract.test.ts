import { checkoutWebhook } from '@coverwright/contracts/calls/checkout.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import Stripe from 'stripe';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startShop, type TestShop } from '../testing/payment/start-shop.ts';
import { STRIPE_KEYS } from '../testing/payment/stripe-stub.ts';
import { DATABASE_KINDS } from '../testing/test-databases.ts';

const DESIGN = { ebook: createDesign({ format: 'ebook' }) };

describe.each(DATABASE_KINDS)('what cannot be read, on %s', (kind) => {
  let shop: TestShop;
  let post: (path: string, body: string, type?: string) => Promise<Response>;
  beforeAll(async () => {
    shop = await startShop(kind, 'stripe');
    post = (path, body, type = 'application/json') =>
      fetch(`${shop.server.url}${path}`, { method: 'POST', body, headers: { 'content-type': type } });
  });
  afterAll(() => shop.close());

  test('[B29] NUL or half of a pair of surrogates in a design is refused in a sentence that leads there', async () => {
    for (const title of ['A\0B', 'A\ud800B']) {
      const design = { ...DESIGN.ebook, bookTitle: title };
      const answer = await post(postDraft.path, JSON.stringify({ designs: { ebook: design } }));
      expect([answer.status, await answer.json()]).toMatchObject([
        400,
        {
          code: 'badRequest',
          path: 'designs.ebook.bookTitle',
          error: expect.stringContaining('contains a character that cannot be stored'),
        },
      ]);
    }
  });

  test('[B29] a body of 20,000 levels is refused in a sentence', async () => {
    const answer = await post('/api/design/user', `${'['.repeat(20_000)}${']'.repeat(20_000)}`);
    expect([answer.status, await answer.json()]).toMatchObject([400, { error: expect.stringContaining('nested too deeply') }]);
  });

  test('[B29] an address with NUL or a broken escape is no page, and no call', async () => {
    for (const path of ['/review/%00', '/share/%00', '/blog/%00', '/blog/%E0%A4%A']) {
      const answer = await fetch(`${shop.server.url}${path}`);
      expect([answer.status, answer.headers.get('content-type')], path).toEqual([404, 'text/html; charset=UTF-8']);
      expect(await answer.text()).toContain('Page not found');
    }
    for (const path of ['/media/%00/x.webp', '/api/covers/cover/%00', '/api/blog/%ff']) {
      const answer = await fetch(`${shop.server.url}${path}`);
      expect([answer.status, await answer.json()], path).toMatchObject([400, { code: 'badRequest' }]);
    }
  });

  test('[B29] a form that is no form, or holds NUL, never comes to a page', async () => {
    for (const [body, type, status] of [
      ['{"email":"a@b"}', 'application/json', 415],
      ['--x', 'multipart/form-data', 415],
      ['email=a%00b', 'application/x-www-form-urlencoded', 400],
    ] as const) {
      const answer = await post('/identity/sign-in', body, type);
      expect([answer.status, answer.headers.get('content-type')]).toEqual([status, 'text/html; charset=UTF-8']);
      expect(await answer.text()).toContain('This form could not be read');
    }
    expect((await post('/identity/sign-in', 'email=a', 'application/x-www-form-urlencoded')).status).toBe(200);
  });

  test('[B29] a notice of payment that is signed and no event is refused, so that the service sends it again', async () => {
    const stripe = new Stripe(STRIPE_KEYS.secretKey);
    for (const body of ['not JSON', 'null', '[]', '{}', '{"id":"evt_1","type":"payment_intent.payment_failed","data":{}}']) {
      const signature = stripe.webhooks.generateTestHeaderString({ payload: body, secret: STRIPE_KEYS.webhookSecret });
      const answer = await fetch(`${shop.server.url}${checkoutWebhook.path}`, {
        method: 'POST',
        body,
        headers: { 'stripe-signature': signature },
      });
      // An event of an unknown kind is still an event.
      expect(answer.status, body).toBe(body === '{}' || body === '[]' ? 200 : 400);
    }
  });
});
