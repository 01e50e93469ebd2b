import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { waitForEditor } from './make-cover.ts';
import { unsavedCovers } from './kept-steps.ts';
import { openCover } from './open-cover.ts';
import { createAccount, fillSignUp, linkInOutbox, logIn, newEmail } from './sign-up.ts';
import { untilAwake } from './until-awake.ts';

const BOOK = { title: 'Come Along', author: 'Ann Reed' };

const titleOf = (page: Page) => page.getByLabel('Title of the work');

async function openAccountMenu(page: Page, item: string) {
  await page.getByRole('button', { name: 'Account', exact: true }).click();
  await page.getByRole('menuitem', { name: item }).click();
}

test('[A1] [A2] [E17] a cover begun signed out is there after signing up and reading the mail, and is the account’s', async ({
  page,
  context,
}) => {
  const email = newEmail('ann');
  await openCover(page, BOOK);
  await titleOf(page).fill('Come Along Now');
  await titleOf(page).press('Enter');
  await openAccountMenu(page, 'Log in or sign up');
  await fillSignUp(page, email);
  // The mail is opened in the same tab, which still knows its open cover.
  await page.goto(await linkInOutbox(context, email));
  await expect(page.getByText(email)).toBeVisible();
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await waitForEditor(page);
  await expect(page).toHaveURL(/\/design/);
  await expect(titleOf(page)).toHaveValue('Come Along Now');

  // The work became a cover of the account, which another browser can open.
  await expect(page.getByTestId('save-state')).toHaveAttribute('aria-label', 'Saved');
  const stored = await page.evaluate(() => window.sessionStorage.getItem('coverwright.designer'));
  const itemId = /"itemId":"([^"]+)"/.exec(stored ?? '')?.[1] ?? '';
  const elsewhere = await (await context.browser()?.newContext())?.newPage();
  if (!elsewhere) throw new Error('no second browser');
  await elsewhere.goto(`/design?cover=${itemId}`);
  // The other browser is not logged in, so the cover's address leads through the login and back.
  await expect(elsewhere).toHaveURL(/\/identity\/sign-in/);
  await logIn(elsewhere, email, 'not the password');
  await expect(elsewhere.getByRole('alert')).toContainText('do not go together');
  await logIn(elsewhere, email);
  await waitForEditor(elsewhere);
  await expect(titleOf(elsewhere)).toHaveValue('Come Along Now');

  await openAccountMenu(elsewhere, 'Log out');
  await expect(elsewhere.getByRole('link', { name: 'Log In' })).toBeVisible();
  await elsewhere.goto('/account');
  await expect(elsewhere).toHaveURL(/\/identity\/sign-in/);
  await elsewhere.context().close();
});

test('[A2] a password that is too short is explained beside its field, and the address stays', async ({ page }) => {
  await page.goto('/auth/sign-in?callbackUrl=/account');
  await page.getByRole('link', { name: 'Create an account' }).click();
  const email = newEmail('hasty');
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Choose a password').fill('short');
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByText(/^Choose a password of 10 to \d+ characters/)).toBeVisible();
  await expect(page.getByLabel('E-mail address')).toHaveValue(email);
  await expect(page.getByRole('link', { name: 'terms' })).toHaveAttribute('href', '/terms');
});

test('[A2] a link that is opened in another browser confirms the address there, works once, and logs nobody in', async ({
  page,
  context,
  browser,
}) => {
  const email = newEmail('bea');
  await page.goto('/auth/sign-in?callbackUrl=/account');
  await fillSignUp(page, email);
  await page.getByRole('button', { name: 'Send it again' }).click();
  await expect(page.getByRole('status')).toContainText('We sent the link again');
  const link = await linkInOutbox(context, email, 2);
  const phone = await browser.newContext();
  const other = await phone.newPage();
  await other.goto(link);
  await other.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(other.getByRole('heading', { name: 'Your address is confirmed' })).toBeVisible();
  await expect(other).toHaveURL(/success=true/);
  // The link works only once.
  await other.goto(link);
  await expect(other).toHaveURL(/\/auth\/verification-expired/);
  await other.getByRole('link', { name: 'Log in' }).click();
  await logIn(other, email);
  await expect(other.getByRole('heading', { name: 'Welcome back' }).or(other.getByRole('heading', { name: 'My account' }))).toBeVisible();
  await phone.close();
});

test('[A2] [E17] a mail that is read in a tab of its own ends at the same cover, and the tab that waited goes on by itself', async ({
  page,
  context,
}) => {
  const email = newEmail('fay');
  await openCover(page, BOOK);
  await openAccountMenu(page, 'Log in or sign up');
  await fillSignUp(page, email);
  const mail = await context.newPage();
  await mail.goto(await linkInOutbox(context, email));
  await mail.getByRole('button', { name: 'Yes, confirm it' }).click();
  await waitForEditor(mail);
  await expect(titleOf(mail)).toHaveValue('Come Along');
  await mail.close();
  await page.bringToFront();
  await page.evaluate(() => window.dispatchEvent(new Event('focus')));
  await waitForEditor(page);
  await expect(titleOf(page)).toHaveValue('Come Along');
  await expect(page.getByTestId('save-state')).toHaveAttribute('aria-label', 'Saved');
  // The cover was saved once, so setup offers no unsaved cover.
  await expect.poll(() => unsavedCovers(page)).toEqual([]);
  await page.goto('/design?setup=true');
  await expect(page.getByLabel('Title')).toBeVisible();
  await expect(page.getByRole('region', { name: 'Your covers on this device' })).toHaveCount(0);
});

test('[A2] who has forgotten their password chooses a new one, and every browser is logged out', async ({ page, context, browser }) => {
  const email = newEmail('cat');
  await createAccount(context, email);
  const guest = await browser.newContext();
  const other = await guest.newPage();
  await other.goto('/auth/sign-in');
  await other.getByRole('link', { name: 'Forgot your password?' }).click();
  await other.getByLabel('E-mail address').fill(email);
  await other.getByRole('button', { name: 'Send me a link' }).click();
  await expect(other.getByText('If an account has this address')).toBeVisible();
  await other.goto(await linkInOutbox(context, email, 2));
  await other.getByLabel('New password').fill('another short sentence');
  await other.getByRole('button', { name: 'Change my password' }).click();
  await other.getByRole('link', { name: 'Log in' }).click();
  await logIn(other, email, 'another short sentence');
  await expect(other).toHaveURL('/account');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/identity\/sign-in/);
  await guest.close();
});

test('[A3] [A7] the account names the browsers that are logged in, logs one out, and its tab learns of it', async ({
  page,
  context,
  browser,
}) => {
  const email = newEmail('dan');
  await createAccount(context, email);
  const second = await (await browser.newContext()).newPage();
  await second.goto('/auth/sign-in?callbackUrl=/');
  await logIn(second, email);
  await untilAwake(second);
  const face = second.getByRole('button', { name: `Account of ${email}` });
  await face.click();
  await expect(second.getByRole('link', { name: 'My Account' })).toBeVisible();
  const menu = second.locator('[popover]', { has: second.getByRole('link', { name: 'My Account' }) });
  expect((await menu.boundingBox())?.width).toBe(250);
  await page.goto('/account?show=purchased-covers');
  await expect(page).toHaveURL('/account?show=completed-covers');
  await page.getByRole('link', { name: 'Profile' }).click();
  const devices = page.getByRole('region', { name: 'Where you are logged in' });
  await expect(devices.getByRole('listitem')).toHaveCount(2);
  await page.goto('/design?cover=11111111-1111-4111-8111-111111111111');
  await expect(page.getByRole('heading', { name: 'Cover not found' })).toBeVisible();
  await page.goto('/account?show=profile');
  await untilAwake(page);
  await page.getByRole('button', { name: /^Log out Chrome/ }).click();
  await expect(devices.getByRole('listitem')).toHaveCount(1);
  // A page that has just asked for the session does not ask again at once.
  await expect(async () => {
    await second.evaluate(() => window.dispatchEvent(new Event('focus')));
    await expect(second.getByRole('link', { name: 'Log In' })).toBeVisible({ timeout: 500 });
  }).toPass();
  await second.context().close();
});

test.describe('without scripts', () => {
  test.use({ javaScriptEnabled: false });
  test('[A1] signing up, logging out and logging in work with forms alone', async ({ page, context }) => {
    const email = newEmail('eve');
    await page.goto('/auth/sign-in?callbackUrl=/account');
    await fillSignUp(page, email);
    await page.goto(await linkInOutbox(context, email));
    await page.getByRole('button', { name: 'Yes, confirm it' }).click();
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
    await page.goto('/auth/sign-out');
    await page.getByRole('button', { name: 'Log out' }).click();
    await expect(page).toHaveURL('/');
    await page.goto('/account');
    await logIn(page, email);
    await page.getByRole('link', { name: 'Continue' }).click();
    await expect(page).toHaveURL('/account');
  });
});
