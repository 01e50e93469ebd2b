import type { BrowserContext, Page } from '@playwright/test';
import { expect } from './expect.ts';

export const PASSWORD = 'a short sentence';

export const newEmail = (name: string) => `${name}-${Date.now()}@example.org`;

/** Fills in the sign-up form, up to the page about the mail. */
export async function fillSignUp(page: Page, email: string) {
  await expect(page).toHaveURL(/\/identity\/sign-in/);
  await page.getByRole('link', { name: 'Create an account' }).click();
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Choose a password').fill(PASSWORD);
  await page.getByRole('button', { name: 'Create my account' }).click();
  await expect(page.getByRole('heading', { name: 'Read your mail' })).toBeVisible();
  await expect(page.getByText(`We sent a link to ${email}.`)).toBeVisible();
}

/** Returns the link in the newest mail to an address, as the operator sees it. @param mails expected number of mails to the address */
export async function linkInOutbox(context: BrowserContext, email: string, mails = 1): Promise<string> {
  const outbox = await context.newPage();
  // The mail is sent after the page is shown, so the outbox is polled.
  await expect(async () => {
    await outbox.goto('/dev/outbox');
    expect(await outbox.getByRole('link', { name: email }).count()).toBe(mails);
  }).toPass();
  await outbox.getByRole('link', { name: email }).first().click();
  const link = await outbox.locator('article a').first().getAttribute('href');
  await outbox.close();
  return link ?? '';
}

export async function signUp(page: Page, context: BrowserContext, email: string) {
  await page.goto('/auth/sign-in?callbackUrl=/account');
  await fillSignUp(page, email);
  await page.goto(await linkInOutbox(context, email));
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
}

export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
