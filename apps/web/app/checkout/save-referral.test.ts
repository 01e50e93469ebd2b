import { REFERRAL_KEY, readReferral } from '@coverwright/contracts/analytics/referral.ts';
import { expect, test } from 'vitest';
import { saveReferral } from './save-referral.ts';
import { trackPurchase } from './track-purchase.ts';

function memory() {
  const kept = new Map<string, string>();
  const storage = () => ({
    getItem: (key: string) => kept.get(key) ?? null,
    setItem: (key: string, value: string) => void kept.set(key, value),
  });
  return { kept, storage };
}

test('[C4] who sent a visitor is kept, the last one counts, and a page without a code changes nothing', () => {
  const { kept, storage } = memory();
  saveReferral('?ref=maria', storage, 1);
  saveReferral('?referral=ann', storage, 2);
  saveReferral('?genre=crime', storage, 3);
  expect(readReferral(kept.get(REFERRAL_KEY) ?? null, 4)).toBe('ann');
  saveReferral(
    '?ref=maria',
    () => {
      throw new Error('no storage');
    },
    5,
  );
});

test('[M8] a purchase is told once, in the words of the tag manager', () => {
  const told: object[] = [];
  Object.assign(globalThis, { window: { dataLayer: { push: (event: object) => told.push(event) } } });
  const order = {
    id: '00000000-0000-4000-8000-000000000000',
    number: 'CW-261123-000000',
    state: 'paid',
    provider: 'stripe',
    currency: 'GBP',
    amount: 1550,
    lines: [{ packageId: 'ebook', name: 'eBook', amount: 1550 }],
    formats: ['ebook'],
    coverId: null,
    title: 'The Long Road',
    createdAt: '',
    paidAt: null,
    refundedAt: null,
  } as const;
  const { storage } = memory();
  trackPurchase({ ...order, lines: [...order.lines], formats: ['ebook'] }, storage);
  trackPurchase({ ...order, lines: [...order.lines], formats: ['ebook'] }, storage);
  Reflect.deleteProperty(globalThis, 'window');
  const items = [{ item_id: 'ebook', item_name: 'eBook', price: 15.5, quantity: 1 }];
  expect(told).toEqual([{ event: 'purchase', ecommerce: { transaction_id: order.id, currency: 'GBP', value: 15.5, items } }]);
});
