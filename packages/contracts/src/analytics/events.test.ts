import { expect, test } from 'vitest';
import { itemsOfLines } from './ecommerce.ts';
import { ANALYTICS_EVENTS } from './events.ts';

test('[M8] the data layer knows every event of the product, and no other', () => {
  expect(Object.keys(ANALYTICS_EVENTS)).toEqual([
    'userSignedUp',
    'userSignedIn',
    'make_a_cover_cta',
    'survey_step_one_complete',
    'survey_step_two_complete',
    'skip_setup',
    'view_3d_button',
    'tutorial_begin',
    'tutorial_complete',
    'design_sign_up_cta',
    'design_sign_up_action',
    'generate_draft_share',
    'share_draft',
    'view_item_list',
    'begin_checkout',
    'purchase',
    'experiment',
  ]);
});

const items = [{ item_id: 'ebook', item_name: 'eBook', price: 15, quantity: 1 }];

test('[M8] what is sold is told as the tag manager’s e-commerce schema has it, and not otherwise', () => {
  const { purchase, begin_checkout: checkout, view_item_list: list } = ANALYTICS_EVENTS;
  expect(purchase.safeParse({ ecommerce: { transaction_id: 't1', value: 15, currency: 'GBP', items } }).success).toBe(true);
  expect(purchase.safeParse({ ecommerce: { value: 15, currency: 'GBP', items } }).success).toBe(false);
  expect(checkout.safeParse({ ecommerce: { value: 15, currency: 'GBP', items } }).success).toBe(true);
  expect(checkout.safeParse({ ecommerce: { value: 15, currency: 'pounds', items } }).success).toBe(false);
  expect(checkout.safeParse({ ecommerce: { value: 15, currency: 'GBP', items: ['ebook'] } }).success).toBe(false);
  expect(list.safeParse({ ecommerce: { currency: 'GBP', item_list_name: 'Pricing', items } }).success).toBe(true);
});

test('[M8] lines of a receipt become items, in whole units of the currency', () => {
  const lines = [
    { packageId: 'ebook', name: 'eBook', amount: 1500 },
    { packageId: 'paperback', name: 'Paperback', amount: 3250 },
  ];
  expect(itemsOfLines(lines)).toEqual([...items, { item_id: 'paperback', item_name: 'Paperback', price: 32.5, quantity: 1 }]);
});
