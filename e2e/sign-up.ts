import type { APIRequestContext, BrowserContext, Page } from '@playwright/test';
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

/**
 * Signs somebody up by the forms of the pages, without the pages, which take as long as a load of the editor: only journeys about signing
 * up open them.
 */
export async function createAccount(context: BrowserContext, email: string): Promise<void> {
  const { request } = context;
  const { origin } = new URL((await request.get('/auth/sign-in?callbackUrl=/account')).url());
  const post = async (address: string, form: Record<string, string>) => {
    const answer = await request.post(address, { form, headers: { origin } });
    expect(answer.ok(), address).toBe(true);
    return answer.url();
  };
  expect(await post('/identity/sign-up', { email, password: PASSWORD })).toBe(`${origin}/identity/check-mail`);
  const token = await tokenInOutbox(request, email);
  await post(`/identity/verify?token=${token}`, { token });
}

/** Returns the token that a mail to a new address carries. */
async function tokenInOutbox(request: APIRequestContext, email: string): Promise<string> {
  let mail = '';
  // The mail is sent after the answer, so the outbox is polled.
  await expect(async () => {
    const list = await (await request.get('/dev/outbox')).text();
    const entry = list.split('<li').find((part) => part.includes(`<span>${email}</span>`));
    mail = /href="([^"]+)"/.exec(entry ?? '')?.[1] ?? '';
    expect(mail).not.toBe('');
  }).toPass({ intervals: [50, 100, 250] });
  return /\/identity\/verify\?token=([\w.-]+)/.exec(await (await request.get(mail)).text())?.[1] ?? '';
}

/** Signs somebody up, and opens their account. */
export async function signUp(page: Page, context: BrowserContext, email: string) {
  await createAccount(context, email);
  await page.goto('/account');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
}

export async function logIn(page: Page, email: string, password = PASSWORD) {
  await page.getByLabel('E-mail address').fill(email);
  await page.getByLabel('Password', { exact: true }).fill(password);
  await page.getByRole('button', { name: 'Log in', exact: true }).click();
}
