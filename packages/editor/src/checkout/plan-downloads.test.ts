import { FORMAT_IDS } from '@coverwright/core/formats/format.ts';
import { expect, test } from 'vitest';
import { type DownloadOffer, planDownloads } from './plan-downloads.ts';

const named = (offers: readonly DownloadOffer[]) =>
  offers.map((offer) =>
    offer.kind === 'file' ? `${offer.file} ${offer.from}` : offer.kind === 'buy' && offer.isMore ? 'buy more' : offer.kind,
  );
const plan = (facts: Partial<Parameters<typeof planDownloads>[0]>) =>
  named(planDownloads({ checkout: 'sandbox', format: 'paperback', bought: [], isRevision: false, ...facts }));

test('[C3] where nothing is sold every file is made of what is on the screen; of a screen cover there is no PDF', () => {
  expect(plan({ checkout: 'off' })).toEqual(['pdf screen', 'jpeg screen', 'png screen', 'package screen', 'design screen']);
  expect(plan({ checkout: 'off', format: 'ebook' })).toEqual(['jpeg screen', 'png screen', 'package screen', 'design screen']);
});

test('[C3] before it is bought there are a proof and the design, and the way to the rest', () => {
  expect(plan({})).toEqual(['buy', 'proof screen', 'design screen']);
  expect(plan({ checkout: 'stripe', format: 'ebook', bought: ['paperback'] })).toEqual(['buy more', 'proof screen', 'design screen']);
});

test('[C3] what was bought comes as it was bought', () => {
  expect(plan({ bought: ['paperback'] })).toEqual([
    'pdf bought',
    'jpeg bought',
    'png bought',
    'package bought',
    'design screen',
    'buy more',
  ]);
  expect(plan({ bought: FORMAT_IDS, format: 'audiobook' })).toEqual(['jpeg bought', 'png bought', 'package bought', 'design screen']);
});

test('[C2] a revision is completed first', () => {
  expect(plan({ isRevision: true, bought: [] })).toEqual(['complete', 'proof screen', 'design screen']);
});
