import { type BrowserContext, type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { element, expectSelected, typeInto } from './hands.ts';
import { keptSteps, unsavedCovers } from './kept-steps.ts';
import { waitForEditor } from './make-cover.ts';
import { openCover } from './open-cover.ts';

const BOOK = { title: 'Kept', author: 'Li Wu' };

/** Sets the page count, which is a separate undo step each time. */
async function setPages(page: Page, pages: number) {
  const field = page.getByLabel('Pages');
  await field.fill(String(pages));
  await field.press('Enter');
}
const pagesOf = (page: Page) => page.getByLabel('Pages');
const undo = (page: Page) => page.getByRole('button', { name: 'Undo', exact: true }).click();
const banner = (page: Page) => page.getByText('This cover is open in another tab. Edit it here instead?');

const expectKept = (page: Page, trails: readonly string[]) => expect.poll(() => keptSteps(page)).toEqual(trails);

async function expectTwoStepsBack(page: Page) {
  await expect(pagesOf(page)).toHaveValue('340');
  await undo(page);
  await expect(pagesOf(page)).toHaveValue('320');
  await undo(page);
  await expect(pagesOf(page)).toHaveValue('300');
}

/** Opens another page of the same browser, as when the author comes back. */
async function comeBack(context: BrowserContext): Promise<Page> {
  const page = await context.newPage();
  await page.goto('/design');
  await waitForEditor(page);
  return page;
}

test('[B11] [E4] a reload keeps typed words and selects nothing, so that no key writes over them', async ({ page }) => {
  await openCover(page, BOOK);
  await typeInto(page, /^Title:/, 'Kept Words');
  await expect(element(page, 'Title: Kept Words')).toBeAttached();
  await expectSelected(page, ['Title: Kept Words']);
  await expectKept(page, ['paperback 2']);
  await page.reload();
  await waitForEditor(page);
  await expectSelected(page, []);
  await page.keyboard.press('x');
  await expect(element(page, 'Title: Kept Words')).toBeAttached();
});

test('[B11] a page that is closed right after an edit loses nothing', async ({ page, context }) => {
  await openCover(page, BOOK);
  await setPages(page, 320);
  await expectKept(page, ['paperback 1']);
  await setPages(page, 340);
  await page.close({ runBeforeUnload: false });
  await expectTwoStepsBack(await comeBack(context));
});

test('[B11] a new cover that is left before this tab holds it is on the list of setup', async ({ page }) => {
  // The lock that keeps two tabs apart is never granted, as on a machine that is too busy to grant it.
  await page.addInitScript(() => {
    navigator.locks.request = () => new Promise(() => {});
  });
  await openCover(page, { ...BOOK, title: 'First Light' });
  await page.goto('/design?setup=true');
  await expect(page.getByRole('region', { name: 'Your covers on this device' }).getByRole('listitem')).toHaveCount(1);
});

test('[B11] a crash of the page loses nothing that is kept', async ({ page, context }) => {
  await openCover(page, BOOK);
  await setPages(page, 320);
  await setPages(page, 340);
  await expectKept(page, ['paperback 2']);
  const crashed = page.waitForEvent('crash');
  // The crash page never finishes loading.
  await Promise.all([crashed, page.goto('chrome://crash').catch(() => null)]);
  await expectTwoStepsBack(await comeBack(context));
});

test('[B11] [D5] undo outlives a reload, a switch of the format, and a reload after it', async ({ page }) => {
  await openCover(page, BOOK);
  await setPages(page, 320);
  await setPages(page, 340);
  await expectKept(page, ['paperback 2']);
  await page.reload();
  await waitForEditor(page);
  await expectTwoStepsBack(page);
  for (let step = 0; step < 2; step++) await page.getByRole('button', { name: 'Redo', exact: true }).click();
  await expect(pagesOf(page)).toHaveValue('340');
  await page.getByRole('button', { name: 'Format: Paperback' }).click();
  await page.getByRole('menuitem', { name: 'eBook' }).click();
  await expect(page.getByRole('button', { name: 'Format: eBook' })).toBeVisible();
  await expectKept(page, ['ebook 0', 'paperback 2']);
  await page.reload();
  await page.getByRole('button', { name: 'Format: eBook' }).click();
  await page.getByRole('menuitem', { name: 'Paperback' }).click();
  await expectTwoStepsBack(page);
});

test('[B11] [E16] without a connection the work goes on and says so; saving resumes by itself', async ({ page, context }) => {
  await openCover(page, BOOK);
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page.getByTestId('save-state')).toHaveAttribute('aria-label', 'Saved');
  await context.setOffline(true);
  const failed = page.waitForEvent('requestfailed', (request) => request.method() === 'PUT');
  await setPages(page, 320);
  await expect(page.getByText('Offline: stored in this browser').filter({ visible: true })).toBeVisible();
  await failed;
  await expect(page.getByText('Offline: stored in this browser').filter({ visible: true })).toBeVisible();
  await context.setOffline(false);
  await expect(page.getByTestId('save-state')).toHaveAttribute('aria-label', 'Saved');
  await page.reload();
  await waitForEditor(page);
  await expect(pagesOf(page)).toHaveValue('320');
});

test('[B11] two tabs of one cover notice each other, hand it over, and never fork', async ({ page, context }) => {
  await openCover(page, BOOK);
  await setPages(page, 320);
  const second = await comeBack(context);
  await expect(banner(second)).toBeVisible();
  // The change was not stored yet when the other tab was opened.
  await setPages(page, 340);
  await second.getByRole('button', { name: 'Edit here' }).click();
  await expect(banner(second)).toBeHidden();
  await expect(banner(page)).toBeVisible();
  await expect(pagesOf(second)).toHaveValue('340');
  await setPages(second, 360);
  await expectKept(second, ['paperback 3']);

  // A cover that is open in another tab is read-only, also for keys.
  await page.keyboard.press('ControlOrMeta+z');
  await expect(pagesOf(page)).toHaveValue('340');
  await second.close();
  await expect(banner(page)).toBeHidden();
  await expect(pagesOf(page)).toHaveValue('360');
  await undo(page);
  await expect(pagesOf(page)).toHaveValue('340');
});

test('[B11] a cover saved from another browser in the meantime is not written over: both are kept', async ({ page, context, browser }) => {
  await openCover(page, BOOK);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/cover=/);
  const address = page.url();
  const elsewhere = await browser.newContext({ storageState: { cookies: await context.cookies(), origins: [] } });
  const other = await elsewhere.newPage();
  await other.goto(address);
  await waitForEditor(other);
  await setPages(other, 500);
  await other.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(other.getByTestId('save-state')).toHaveAttribute('aria-label', 'Saved');

  await setPages(page, 320);
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByText('This cover was saved in another tab or browser.')).toBeVisible();
  await expect(page).toHaveURL(/\/design$/);
  await expect(pagesOf(page)).toHaveValue('320');
  await undo(page);
  await expect(pagesOf(page)).toHaveValue('300');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page).toHaveURL(/cover=/);
  expect(page.url()).not.toBe(address);
  await other.reload();
  await waitForEditor(other);
  await expect(pagesOf(other)).toHaveValue('500');
  await elsewhere.close();
});

test('[B11] [E17] starting another cover keeps the unsaved one: setup lists both, and what is removed comes back', async ({ page }) => {
  await openCover(page, { ...BOOK, title: 'First Light' });
  await openCover(page, { ...BOOK, title: 'Second Wind' }, '/design?setup=true');
  await expectKept(page, ['paperback 0', 'paperback 0']);
  await page.goto('/design?setup=true');
  const list = page.getByRole('region', { name: 'Your covers on this device' });
  await expect(list.getByRole('listitem')).toHaveCount(2);
  // Each cover is shown as it was left.
  await expect(list.locator('[data-painted="true"]')).toHaveCount(2);
  await list.getByRole('button', { name: 'Remove First Light' }).click();
  await expect(list.getByText('“First Light” is removed.')).toBeVisible();
  await list.getByRole('button', { name: 'Undo' }).click();
  await list.getByRole('button', { name: /^Go on with First Light/ }).click();
  await waitForEditor(page);
  await expect(page.getByLabel('Title of the work')).toHaveValue('First Light');
});

test('[B11] [E17] an author without an account finds a saved cover on this device, and reads when an account would keep it, at 1440 and 360 px', async ({
  page,
}) => {
  await openCover(page, { ...BOOK, title: 'Second Wind' });
  await page.keyboard.press('ControlOrMeta+s');
  await expect(page).toHaveURL(/cover=/);
  const address = page.url();
  // The browser's own list is updated a moment later.
  await expect.poll(() => unsavedCovers(page)).toEqual([]);
  await page.goto('/design?setup=true');
  const list = page.getByRole('region', { name: 'Your covers on this device' });
  for (const viewport of [
    { width: 1440, height: 900 },
    { width: 360, height: 740 },
  ]) {
    await page.setViewportSize(viewport);
    await expect(list.getByText(/^Paperback, saved,/)).toBeVisible();
    await expect(list.getByText(/deleted 90 days after your last visit/)).toBeVisible();
    await expect(list.getByRole('button', { name: 'Log in or sign up' })).toBeVisible();
    expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
  }
  await list.getByRole('button', { name: /^Go on with Second Wind/ }).click();
  await waitForEditor(page);
  expect(page.url()).toBe(address);
});
