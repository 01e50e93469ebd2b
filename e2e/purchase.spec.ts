import { readFile } from 'node:fs/promises';
import { readWithPdfium } from '@coverwright/export/testing/read-with-pdfium.ts';
import { type APIRequestContext, type Browser, type Page, test } from '@playwright/test';
import { receiveFile } from './receive-file.ts';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { answerSetup, waitForEditor } from './make-cover.ts';
import { openCover } from './open-cover.ts';
import { plainDesign } from './plain-design.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';
import { createAccount, fillSignUp, linkInOutbox, newEmail } from './sign-up.ts';
import { untilAwake } from './until-awake.ts';

test.use({ baseURL: SHOP_ADDRESS });

const BOOK = { title: 'The Salt Road', author: 'Ann Reed', genre: 'Fantasy', pages: 176 };
/** The cover of that book, for journeys that begin after setup. */
const PRINTED = { title: BOOK.title, author: BOOK.author, extent: BOOK.pages };

/** A cover that the print check accepts: it has no back. */
const CLEAN_EBOOK = plainDesign({ title: 'Salt', author: 'A. Name', format: 'ebook' });

/** Removes the sample text, which the print check refuses. */
async function removeSamples(page: Page) {
  await page.getByRole('button', { name: /^Print check/ }).click();
  const removal = page.getByRole('button', { name: /^Remove the sample text/ });
  await removal.click();
  await expect(removal).not.toBeAttached();
  await page.keyboard.press('Escape');
}

async function openCheckout(page: Page) {
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Buy/ }).click();
}

/** Goes from the dialog to the page of the test payment. */
async function goToPayment(page: Page, name: RegExp) {
  const dialog = page.getByRole('dialog', { name: 'Buy the print files' });
  await dialog.getByRole('radio', { name }).click();
  await dialog.getByRole('button', { name: 'Go to the test payment' }).click();
  await expect(page).toHaveURL(/\/checkout\/sandbox\?session=/);
  await expect(page.getByText('Test payment', { exact: true })).toBeVisible();
}

async function fetchFile(page: Page, name: string) {
  await untilAwake(page);
  return receiveFile(page, () => page.getByRole('button', { name }).click());
}

/** Returns the events in a page's data layer. */
const told = (page: Page, event: string) =>
  page.evaluate((name) => (window.dataLayer ?? []).filter((entry) => 'event' in entry && entry.event === name), event);

/** Signs up the administrator of the shop. */
async function openOffice(browser: Browser): Promise<APIRequestContext> {
  const context = await browser.newContext({ baseURL: SHOP_ADDRESS });
  await createAccount(context, 'shopkeeper@example.org');
  return context.request;
}

test('[C2] [C3] [C4] [M8] a cover is bought in the sandbox: samples removed in the dialog, declined once, paid, downloaded, and closed by a refund', async ({
  page,
  context,
  browser,
}) => {
  // The referral code is unique to this journey, because the shop's totals count all purchases.
  const referral = `maria-${Date.now()}`;
  await page.goto(`/pricing?ref=${referral}&gclid=click-1`);
  await expect(page.getByRole('article', { name: 'Paperback and eBook' })).toContainText('5 revisions');
  await expect.poll(() => told(page, 'view_item_list')).toHaveLength(1);
  await expectAccessible(page, 'pricing');
  await createAccount(context, newEmail('buyer'));
  const complaints = listenForComplaints(page);
  await openCover(page, PRINTED, '/design?setup=true');

  await openCheckout(page);
  const refusal = page.getByRole('dialog', { name: 'Fix these before you buy' });
  await expect(refusal).toContainText('sample');
  await refusal.getByRole('button', { name: 'Remove the sample text' }).click();
  const chosen = page.getByRole('dialog', { name: 'Buy the print files' }).getByRole('radio', { checked: true });
  await expect(chosen).toHaveAccessibleName(/^Paperback, \$39/);
  await page.getByRole('combobox', { name: 'Currency' }).selectOption('GBP');
  await goToPayment(page, /^Paperback and eBook, £39/);
  await expect(page.getByRole('row', { name: 'Total £39' })).toBeVisible();

  await page.getByRole('button', { name: 'Decline the card' }).click();
  await expect(page.getByText('The card was declined')).toBeVisible();
  await expectAccessible(page, 'test payment');
  await page.getByRole('button', { name: 'Pay (test payment)' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. It is yours.' })).toBeVisible();
  await expect(page.getByText('Test payment: no money was taken')).toBeVisible();
  await expect(page.getByRole('link', { name: 'Make a Cover' })).toHaveCount(0);
  await expect(page.getByText(/^Order CW-\d{6}-[0-9A-Z]{6} · The Salt Road$/)).toBeVisible();
  const large = page.getByRole('link', { name: 'Open The Salt Road in the editor' }).locator('img');
  await expect.poll(() => large.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  const guide = page.getByRole('group').filter({ hasText: 'Upload the paperback to Amazon KDP' });
  await expect(guide).toContainText('the-salt-road-paperback.pdf');
  await expect(guide).toContainText('12.646 × 9.25 in');
  await page.getByText('Upload the eBook cover', { exact: true }).click();
  await expect(page.getByText('1600 × 2560 pixels')).toBeVisible();
  await expectAccessible(page, 'success', { alsoInDark: true });
  const order = new URL(page.url()).searchParams.get('order') ?? '';
  const items = [{ item_id: 'paperback-ebook', item_name: 'Paperback and eBook', price: 39, quantity: 1 }];
  const purchase = { event: 'purchase', ecommerce: { transaction_id: order, currency: 'GBP', value: 39, items } };
  await expect.poll(() => told(page, 'purchase')).toEqual([purchase]);

  const pdf = await fetchFile(page, 'Paperback PDF');
  expect(pdf.suggestedFilename()).toBe('the-salt-road-paperback.pdf');
  const { boxes } = await readWithPdfium(new Uint8Array(await readFile(await pdf.path())));
  const [left, bottom, right, top] = boxes.media;
  expect(Math.abs((right - left) / 72 - 12.646352)).toBeLessThan(0.001);
  expect(Math.abs((top - bottom) / 72 - 9.25)).toBeLessThan(0.001);
  await page.reload();
  await expect(page.getByRole('heading', { name: 'Thank you. It is yours.' })).toBeVisible();
  expect(await told(page, 'purchase')).toEqual([]);

  await page.getByRole('link', { name: 'View your completed covers' }).click();
  const card = page.getByRole('article', { name: 'The Salt Road' });
  await expect(card).toContainText('5 revisions left');
  await card.getByRole('button', { name: 'Download The Salt Road' }).click();
  const picture = await fetchFile(page, 'eBook JPEG');
  expect(picture.suggestedFilename()).toBe('the-salt-road-ebook.jpg');
  await card.getByRole('link', { name: 'Upload The Salt Road step by step' }).click();
  await expect(page.getByRole('heading', { name: 'The Salt Road', level: 1 })).toBeVisible();
  await expect(page.getByRole('heading', { name: 'Upload the paperback to Amazon KDP' })).toBeVisible();
  await page.getByRole('link', { name: 'All completed covers' }).click();
  await page.getByRole('link', { name: 'Orders' }).click();
  const bought = page.getByRole('listitem').filter({ hasText: 'Paperback and eBook' });
  await expect(bought).toContainText('Paid (test payment)');
  const receipt = await receiveFile(page, () => bought.getByRole('link', { name: /^Receipt CW-.* \(PDF\)$/ }).click());
  expect(receipt.suggestedFilename()).toMatch(/^receipt-CW-\d{6}-[0-9A-Z]{6}\.pdf$/);
  expect((await readWithPdfium(new Uint8Array(await readFile(await receipt.path())))).pages).toBe(1);
  await expectAccessible(page, 'orders');

  const office = await openOffice(browser);
  const { referrals } = await (await office.get('/api/admin/referrals')).json();
  expect(referrals).toContainEqual({ referral, orders: 1, paid: 1, refunded: 0, amounts: { GBP: 3900 } });
  const refunded = await office.post(`/api/admin/orders/${order}/refund`);
  expect(await refunded.json()).toMatchObject({ order: { state: 'refunded', referral, gclid: 'click-1' } });
  await page.goto(`/success?order=${order}`);
  await expect(page.getByRole('heading', { name: 'This order was refunded' })).toBeVisible();
  await page.goto('/account?show=completed-covers');
  await expect(page.getByText('No completed covers yet')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[C1] [C2] [E17] who is not logged in chooses a package, makes a cover, and logs in to pay: cover and package are still there', async ({
  page,
  context,
}) => {
  const complaints = listenForComplaints(page);
  await page.goto('/pricing');
  await page.getByRole('link', { name: 'Begin a cover for Everything' }).click();
  await expect(page).toHaveURL(/\/design/);
  await answerSetup(page, BOOK);
  await removeSamples(page);
  await openCheckout(page);
  const dialog = page.getByRole('dialog', { name: 'Buy the print files' });
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Everything, /);
  await dialog.getByRole('button', { name: 'Log in and pay' }).click();
  const email = newEmail('passer-by');
  await fillSignUp(page, email);
  await page.goto(await linkInOutbox(context, email));
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await waitForEditor(page);
  await expect(page.getByLabel('Title of the work')).toHaveValue(BOOK.title);
  // The cover that was about to be paid for is open again.
  await expect(dialog.getByRole('radio', { checked: true })).toHaveAccessibleName(/^Everything, /);
  await goToPayment(page, /^Everything, /);
  await page.getByRole('button', { name: 'Pay (test payment)' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. It is yours.' })).toBeVisible();
  // The browser logs every request that the server refuses because the visitor is not signed in.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});

test('[A4] [B12] [C3] a revision is completed from the menu: it has files of its own, and takes one of those that were bought', async ({
  page,
  context,
}) => {
  await createAccount(context, newEmail('reviser'));
  const draft = await context.request.post('/api/covers/draft', { data: { designs: { ebook: CLEAN_EBOOK } } });
  const { _id: coverId } = await draft.json();
  const body = { productIds: ['ebook'], designs: { ebook: CLEAN_EBOOK }, coverId };
  const { url } = await (await context.request.post('/api/checkout/create-session', { data: body })).json();
  await page.goto(url);
  await page.getByRole('button', { name: 'Pay (test payment)' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. It is yours.' })).toBeVisible();
  const { revisionsRemaining: bought } = await (await context.request.get(`/api/covers/cover/${coverId}/purchase`)).json();

  const revised = await context.request.post('/api/covers/create-revision-draft', { data: { id: coverId } });
  const complaints = listenForComplaints(page);
  await page.goto(`/design?cover=${(await revised.json()).id}`);
  await expect(page.getByTestId('stage')).toBeVisible();
  await page.getByLabel('Title of the work').fill('Salt, revised');
  await page.getByLabel('Title of the work').press('Enter');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Complete this revision/ }).click();
  await page.getByRole('dialog', { name: 'Complete this revision' }).getByRole('button', { name: 'Complete' }).click();

  await expect(page).toHaveURL(/\/account\?show=completed-covers$/);
  const completed = page.getByRole('article', { name: 'Salt, revised' });
  for (const card of [completed, page.getByRole('article', { name: 'Salt', exact: true })])
    await expect(card).toContainText(`${bought - 1} revision`);
  const files = completed.getByRole('button', { name: 'Download Salt, revised' });
  await untilAwake(page);
  await files.click();
  const picture = await fetchFile(page, 'eBook JPEG');
  expect(picture.suggestedFilename()).toBe('salt-revised-ebook.jpg');
  expect(complaints).toEqual([]);
});

test('[C2] [C3] an abandoned purchase leaves everything as it was, and only a proof and the design can be had', async ({
  page,
  context,
}) => {
  await createAccount(context, newEmail('leaver'));
  await openCover(page, PRINTED, '/design?setup=true');
  await removeSamples(page);
  await openCheckout(page);
  await goToPayment(page, /^Everything, /);
  const payment = page.url();
  await page.getByRole('button', { name: 'Cancel the payment' }).click();
  await expect(page).toHaveURL(/\/design\?cover=/);
  await expect(page.getByTestId('stage')).toBeVisible();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByRole('menuitem')).toHaveText([/^Buy the print files/, /^Proof/, /^Design file/]);
  const proof = await receiveFile(page, () => page.getByRole('menuitem', { name: /^Proof/ }).click());
  expect(proof.suggestedFilename()).toBe('the-salt-road-paperback-proof.jpg');

  await page.goto(payment);
  await expect(page.getByText('This payment has ended. Nothing was paid.')).toBeVisible();
  await page.goto('/account?show=orders');
  await expect(page.getByText('No orders yet.')).toBeVisible();
});
