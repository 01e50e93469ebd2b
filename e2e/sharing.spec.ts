import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { boxOf, element, openBlankCover, pressToAddShape } from './hands.ts';
import { isOurs, listenForComplaints } from './complaints.ts';
import { waitForEditor } from './make-cover.ts';
import { openCover } from './open-cover.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';
import { createAccount, newEmail } from './sign-up.ts';
import { untilAwake } from './until-awake.ts';

const BOOK = { title: 'The Salt Road', author: 'Ann Reed' };

const savedAs = (page: Page) => expect(page.getByTestId('save-state')).toHaveAttribute('aria-label', 'Saved');

async function saveNow(page: Page) {
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await savedAs(page);
}

async function fromShareMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Share', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

/** Returns the cover's id from the address bar. */
async function itemIdOf(page: Page): Promise<string> {
  await expect(page).toHaveURL(/[?&]cover=/);
  return new URL(page.url()).searchParams.get('cover') ?? '';
}

test('[A4] [A5] a saved cover is shared: the page is for everybody, and nobody can print from it', async ({ page, context, browser }) => {
  const complaints = listenForComplaints(page);
  await createAccount(context, newEmail('share'));
  await openCover(page, BOOK);
  await saveNow(page);

  // The link of a shared draft leads to a public page, with pictures of the cover and no way to the file.
  await fromShareMenu(page, 'Share draft');
  const link = page.getByRole('textbox', { name: 'Link' });
  await expect(link).toHaveValue(/\/share\/[\w-]{43}$/, { timeout: 65_000 });
  const address = await link.inputValue();
  await page.keyboard.press('Escape');
  const guest = await browser.newContext();
  const shared = await guest.newPage();
  const sharedComplaints = listenForComplaints(shared);
  await shared.goto(address);
  await expect(shared.getByRole('heading', { name: BOOK.title })).toBeVisible();
  const card = await shared.locator('meta[property="og:image"]').getAttribute('content');
  expect(card).toContain('/draft-share.jpeg');
  expect((await shared.request.get(card ?? '')).headers()['content-type']).toBe('image/jpeg');
  await expect(shared.locator('meta[name="robots"]')).toHaveAttribute('content', 'noindex');
  // The views are painted after the page is served, and appear by themselves. The code that turns the book is loaded on demand.
  await expect(shared.getByRole('img', { name: `${BOOK.title}: Standing` })).toBeVisible();
  const fetched = shared.waitForRequest((request) => request.url().endsWith('.js') && /shared-book/.test(request.url()));
  await shared.getByRole('button', { name: 'Rotate' }).click();
  await fetched;
  const book = shared.getByRole('application', { name: /^The book: rotate it/ });
  await expect(book).toBeVisible();
  const seenBefore = await book.screenshot();
  await book.focus();
  await shared.keyboard.press('ArrowRight');
  await expect.poll(async () => (await book.screenshot()).equals(seenBefore)).toBe(false);
  await shared.getByRole('button', { name: 'Stop rotation' }).click();
  await expect(shared.getByRole('img', { name: `${BOOK.title}: Standing` })).toBeVisible();
  // Where WebGL is not available the picture stays, and a sentence says why.
  await shared.evaluate(() => {
    HTMLCanvasElement.prototype.getContext = () => null;
  });
  await shared.getByRole('button', { name: 'Rotate' }).click();
  await expect(shared.getByText('This browser doesn’t support 3D, so the book can’t be rotated.')).toBeVisible();
  await expect(shared.getByRole('img', { name: `${BOOK.title}: Standing` })).toBeVisible();
  await shared.getByRole('button', { name: 'Flat' }).click();
  const flat = shared.getByRole('img', { name: /^The flat cover/ });
  await expect.poll(() => flat.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1600);
  await guest.close();
  expect([...complaints, ...sharedComplaints].filter(isOurs)).toEqual([]);
});

test('[B13] somebody without an account looks a cover over, pins comments on it and approves it; the author sees each where it was pinned', async ({
  page,
  browser,
}) => {
  const complaints = listenForComplaints(page);
  await openBlankCover(page);
  await fromShareMenu(page, 'Review');
  await page.getByRole('button', { name: 'Create link' }).click();
  const reviewLink = page.getByRole('textbox', { name: 'Link for reviewers' });
  await expect(reviewLink).toHaveValue(/\/review\//);
  const guest = await browser.newContext();
  const reviewer = await guest.newPage();
  // One comment is pinned by a click, and one by the keyboard.
  await reviewer.goto(await reviewLink.inputValue());
  await untilAwake(reviewer);
  await reviewer.getByLabel('Your name').fill('Bo Lindqvist');
  const surface = reviewer.getByRole('button', { name: 'Pin a comment on the cover' });
  await expect(surface).toBeVisible();
  const box = await boxOf(surface);
  await surface.click({ position: { x: box.width * 0.75, y: box.height * 0.3 } });
  await reviewer.getByLabel('Your comment on the front').fill('The title could be larger <b>here</b>.');
  await reviewer.getByRole('button', { name: 'Send' }).click();
  await expect(reviewer.getByText('The title could be larger <b>here</b>.')).toBeVisible();
  await reviewer.getByRole('button', { name: 'Comment on the spine' }).press('Enter');
  await reviewer.getByLabel('Your comment on the spine').fill('Good.');
  await reviewer.getByRole('button', { name: 'Send' }).click();
  await expect(reviewer.getByRole('button', { name: 'Comment 2 of Bo Lindqvist' })).toBeVisible();

  // The author sees the comment where it was pinned, replies and resolves it.
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  const pin = page.getByRole('button', { name: /^Comment 1 of Bo Lindqvist/ });
  await expect(pin).toBeVisible();
  const front = await boxOf(element(page, 'Front cover'));
  const at = await boxOf(pin);
  // The pin points with its lower left corner.
  expect(at.x).toBeGreaterThan(front.x);
  expect((at.y + at.height - front.y) / front.height).toBeCloseTo(0.3, 1);
  await page.getByRole('button', { name: /^Comment 1, Front/ }).click();
  await page.getByLabel('Reply to comment 1').fill('Done!');
  await page.getByRole('button', { name: 'Reply', exact: true }).click();
  await expect(page.getByTestId('review').locator('p', { hasText: 'Done!' })).toBeVisible();
  await page.getByRole('button', { name: 'Resolved' }).click();
  await expect(page.getByRole('button', { name: 'Reopen' })).toBeVisible();

  // The reviewer sees the reply on the page, whatever they were writing.
  await reviewer.getByRole('button', { name: 'Comment on the back' }).press('Enter');
  await reviewer.getByLabel('Your comment on the back').fill('And the back');
  await reviewer.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(reviewer.getByText('Done!')).toBeVisible();
  await expect(reviewer.getByLabel('Your comment on the back')).toHaveValue('And the back');
  await reviewer.getByRole('button', { name: 'Approve the cover' }).click();
  await expect(reviewer.getByText('Bo Lindqvist approved this cover.')).toBeVisible();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await expect(page.getByText('Approved by Bo Lindqvist')).toBeVisible();

  // A revoked link works for nobody.
  await page.getByRole('button', { name: 'Revoke link' }).click();
  await expect(page.getByText('This link has expired.', { exact: false })).toBeVisible();
  const answer = await reviewer.reload();
  expect(answer?.status()).toBe(404);
  await expect(reviewer.getByRole('heading', { name: 'This review link no longer works' })).toBeVisible();
  await guest.close();
  expect(complaints).toEqual([]);
});

test('[B12] a change is saved as a version, held against the one before, and taken back without losing anything', async ({ page }) => {
  await openBlankCover(page);
  await saveNow(page);
  // One step: on a busy machine a save by itself would make a version of what lies between two.
  await pressToAddShape(page, 'Rectangle');
  const shape = page.getByRole('list', { name: 'Elements of the cover' }).getByRole('button', { name: /rectangle/i });
  await expect(shape).toBeAttached();
  await saveNow(page);

  await page.getByRole('button', { name: 'Versions' }).click();
  const versions = page.getByRole('list', { name: 'Versions, newest first' });
  await expect(versions.getByRole('button')).toHaveCount(2);
  await expect(versions.getByRole('button').first()).toContainText('Current version');
  // Both pictures are painted, and they differ.
  const pictures = page.getByRole('figure').getByRole('img');
  await expect(pictures).toHaveCount(2);
  const bytes = await Promise.all(
    [0, 1].map(async (at) => (await page.request.get((await pictures.nth(at).getAttribute('src')) ?? '')).body()),
  );
  expect(bytes[0]?.equals(bytes[1] ?? Buffer.alloc(0))).toBe(false);

  await page.getByText('Flicker').click();
  await page.getByRole('button', { name: 'Show now' }).click();
  await expect(page.getByRole('img', { name: 'The cover, Now' })).toBeVisible();
  await page.getByText('Slider', { exact: true }).click();
  const slider = page.getByRole('slider', { name: /^Share of/ });
  await slider.focus();
  await page.keyboard.press('End');
  await expect(slider).toHaveAttribute('aria-valuenow', '100');

  await page.getByLabel('Name', { exact: true }).fill('Bare');
  await page.getByLabel('Name', { exact: true }).press('Enter');
  await expect(versions.getByRole('button', { name: /^Bare/ })).toBeVisible();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(page.getByRole('dialog', { name: 'Versions' })).toHaveCount(0);
  await expect(shape).not.toBeAttached();
  await savedAs(page);

  // Restoring is a step like any other, and the replaced state is kept as a version.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(shape).toBeAttached();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(shape).not.toBeAttached();
  await page.getByRole('button', { name: 'Versions' }).click();
  await expect(versions.getByText('Replaced by a restored version')).toBeVisible();
  await versions.getByRole('button', { name: /Replaced/ }).click();
  await page.getByRole('button', { name: 'Restore this version' }).click();
  await expect(shape).toBeAttached();
});

test.describe('where covers are sold', () => {
  test.use({ baseURL: SHOP_ADDRESS });
  test('[A4] [E17] [E21] a bought cover is revised: the revision is saved as one, before and after a reload, and stands on its shelf', async ({
    page,
    context,
  }) => {
    await createAccount(context, newEmail('revise'));
    await openCover(page, { ...BOOK, extent: 200 });
    await page.getByRole('button', { name: /^Print check/ }).click();
    const removal = page.getByRole('button', { name: /^Remove the sample text/ });
    await removal.click();
    await expect(removal).not.toBeAttached();
    await page.keyboard.press('Escape');
    await saveNow(page);
    const coverId = await itemIdOf(page);
    const { item } = (await (await page.request.get(`/api/design/user?coverId=${coverId}`)).json()) as { item: { designs: object } };
    const bought = await page.request.post('/api/checkout/create-session', {
      data: { productIds: ['paperback'], designs: item.designs, coverId },
    });
    expect(await bought.text()).toContain('url');
    const { url } = (await bought.json()) as { url: string };
    await page.goto(url);
    await page.getByRole('button', { name: 'Pay (test payment)' }).click();
    await expect(page).toHaveURL(/\/success/);

    await page.goto('/account?show=completed-covers');
    await untilAwake(page);
    const card = page.getByRole('article', { name: BOOK.title });
    await expect(card.getByText(/revisions? left/)).toBeVisible();
    await card.getByRole('button', { name: /^Revise/ }).click();
    await waitForEditor(page);

    const savedBy = () =>
      page.waitForRequest((request) => request.method() === 'PUT' && /\/api\/covers\/(draft|revision)$/.test(request.url()));
    const title = page.getByLabel('Title of the work');
    const change = async (to: string) => {
      const saving = savedBy();
      await title.fill(to);
      await title.press('Enter');
      await page.getByRole('button', { name: 'Save', exact: true }).click();
      expect(new URL((await saving).url()).pathname).toBe('/api/covers/revision');
      await savedAs(page);
    };
    await change('The Salt Road, revised');
    // After a reload from the session and the journal it is still a revision.
    await page.goto('/design');
    await waitForEditor(page);
    await expect(title).toHaveValue('The Salt Road, revised');
    await change('The Salt Road, revised again');

    await page.goto('/account?show=revisions');
    await expect(page.getByRole('article', { name: 'The Salt Road, revised again' })).toBeVisible();
  });
});
