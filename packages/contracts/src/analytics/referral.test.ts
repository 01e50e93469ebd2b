import { expect, test } from 'vitest';
import { readReferral, referralInAddress, writeReferral } from './referral.ts';

const DAY_MS = 24 * 3_600_000;

test('[C4] who sent a visitor stands in the address, under either name', () => {
  const read = (search: string) => referralInAddress(new URLSearchParams(search));
  expect(['?ref=maria', '?a=1&referral=%20maria%20', '?ref=', '', `?ref=${'x'.repeat(201)}`].map(read)).toEqual([
    'maria',
    'maria',
    null,
    null,
    null,
  ]);
});

test('[C4] it is remembered for thirty days, and what was tampered with is nothing', () => {
  const kept = writeReferral('maria', 0);
  expect([readReferral(kept, 29 * DAY_MS), readReferral(kept, 31 * DAY_MS)]).toEqual(['maria', null]);
  expect([null, '', '{', '{"code":7}', '[]'].map((text) => readReferral(text, 0))).toEqual([null, null, null, null, null]);
});
