import { expect, test } from 'vitest';
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

test('[M8] a purchase says what was bought', () => {
  expect(ANALYTICS_EVENTS.purchase.safeParse({ transactionId: 't1', value: 12.5, currency: 'GBP' }).success).toBe(true);
  expect(ANALYTICS_EVENTS.purchase.safeParse({ value: 12.5 }).success).toBe(false);
});
