import { createDesign } from '@coverwright/core/design/create-design.ts';
import { type BrowserContext, type Page, test } from '@playwright/test';
import { receiveFile } from './receive-file.ts';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { createAccount, linkInOutbox, logIn, newEmail, PASSWORD, signUp } from './sign-up.ts';
import { untilAwake } from './until-awake.ts';

/** Creates drafts of the account, the last of which comes first on the page. */
async function seedDrafts(context: BrowserContext, titles: readonly string[]) {
  const ebook = createDesign({ format: 'ebook' });
  for (const title of titles) {
    const designs = { ebook: { ...ebook, metadata: { ...ebook.metadata, title, author: 'Émile Sand' } } };
    const answer = await context.request.post('/api/covers/draft', { data: { designs } });
    expect(answer.status()).toBe(200);
  }
}

const covers = (page: Page) => page.getByRole('article');
const coverOf = (page: Page, title: string) => page.getByRole('article', { name: title, exact: true });

async function choose(page: Page, title: string, item: string) {
  const name = `More actions for ${title}`;
  await page.getByRole('button', { name, exact: true }).click();
  // The menu of another cover may still be closing, so the menu is found by its name.
  await page.getByRole('menu', { name, exact: true }).getByRole('menuitem', { name: item }).click();
}

test('[A3] covers come 24 at a time as one scrolls; what could not be read is asked for again', async ({ page, context }) => {
  await createAccount(context, newEmail('shelf'));
  const titles = Array.from({ length: 50 }, (_, number) => `Book ${number + 1}`);
  await seedDrafts(context, titles);
  const complaints = listenForComplaints(page);
  await page.goto('/account');
  await untilAwake(page);
  await expect(covers(page)).toHaveCount(24);
  await expect(covers(page).first()).toHaveAccessibleName('Book 50');
  // The front is a painted picture in the size of its place.
  const front = covers(page).first().locator('img');
  await expect.poll(() => front.evaluate((image) => image instanceof HTMLImageElement && image.naturalWidth)).toBe(480);

  await page.route('**/api/covers?*', (route) => route.abort(), { times: 1 });
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(page.getByText('Oops something went wrong!')).toBeVisible();
  await expect(covers(page)).toHaveCount(24);
  // The browser logs the aborted request by itself.
  complaints.length = 0;
  await page.getByRole('button', { name: 'Retry' }).click();
  await expect(covers(page)).toHaveCount(48);
  await page.evaluate(() => window.scrollTo(0, document.body.scrollHeight));
  await expect(covers(page)).toHaveCount(50);
  await expect(page.getByText('No more results!')).toBeVisible();
  await expect(covers(page).last()).toHaveAccessibleName('Book 1');

  await page.getByRole('searchbox', { name: 'Search by title or author' }).fill('emile 47');
  await expect(covers(page)).toHaveCount(1);
  await expect(coverOf(page, 'Book 47')).toBeVisible();
  await expect(page).toHaveURL(/q=emile/);
  await page.getByRole('searchbox', { name: 'Search by title or author' }).fill('nobody');
  await expect(page.getByText('No title or author matches “nobody”.')).toBeVisible();
  await page.getByRole('link', { name: 'Show all' }).click();
  await expect(covers(page)).toHaveCount(24);
  expect(complaints).toEqual([]);
});

test('[A3] a cover is renamed, duplicated, deleted and brought back, and opens in the editor', async ({ page, context }) => {
  await signUp(page, context, newEmail('desk'));
  await expect(page.getByText('No drafts yet.')).toBeVisible();
  await seedDrafts(context, ['First', 'Second', 'Third']);
  await page.reload();
  await untilAwake(page);
  await choose(page, 'Second', 'Rename');
  const field = page.getByRole('textbox', { name: 'Title of the work' });
  await expect(field).toBeFocused();
  await field.fill('Never mind');
  await field.press('Escape');
  await expect(coverOf(page, 'Second')).toBeVisible();
  await choose(page, 'Second', 'Rename');
  await field.fill('Come Along');
  await field.press('Enter');
  await expect(coverOf(page, 'Come Along')).toBeVisible();
  await expect(page.getByRole('button', { name: 'More actions for Come Along' })).toBeFocused();

  await choose(page, 'Come Along', 'Duplicate');
  await expect(coverOf(page, 'Come Along')).toHaveCount(2);
  await choose(page, 'First', 'Delete');
  await expect(coverOf(page, 'First')).toHaveCount(0);
  await page.getByRole('button', { name: 'Undo' }).click();
  await expect(coverOf(page, 'First')).toBeVisible();
  await choose(page, 'Third', 'Delete');
  await expect(page.getByText('Deleted “Third”.')).toBeVisible();
  // The undo message goes after five seconds, and the cover is deleted.
  await expect(page.getByText('Deleted “Third”.')).toBeHidden();
  await page.reload();
  await untilAwake(page);
  await expect(covers(page)).toHaveCount(3);
  await expect(coverOf(page, 'Third')).toHaveCount(0);

  await page.route('**/api/covers/cover/*', (route) => route.abort(), { times: 1 });
  await choose(page, 'First', 'Delete');
  await expect(page.getByText('The cover could not be deleted. The server cannot be reached.')).toBeVisible();
  await expect(coverOf(page, 'First')).toBeVisible();

  await page.getByRole('link', { name: 'Open First in the editor' }).click();
  await expect(page.getByTestId('stage')).toBeVisible();
  await expect(page.getByLabel('Title of the work')).toHaveValue('First');
});

test('[A3] covers stand on their shelf by their fronts or as books, as this browser was told last', async ({ page, context }) => {
  await signUp(page, context, newEmail('books'));
  await seedDrafts(context, ['First']);
  const complaints = listenForComplaints(page);
  await page.reload();
  await untilAwake(page);
  const front = page.locator('img[src*="/thumbnail?"]');
  await expect(front).toBeVisible();
  await page.getByText('Books', { exact: true }).click();
  const book = page.locator('img[src*="/book?"]');
  await expect(book).toBeVisible();
  expect(await book.evaluate((image: HTMLImageElement) => [image.naturalWidth, image.naturalHeight])).toEqual([480, 640]);
  await expect(front).toBeHidden();
  await page.reload();
  await untilAwake(page);
  await expect(book).toBeVisible();
  await expect(page.getByRole('radio', { name: 'Books' })).toBeChecked();
  // If the book's picture is not available, the front stays.
  await page.route('**/api/covers/cover/*/book?*', (route) => route.fulfill({ status: 204 }));
  await choose(page, 'First', 'Duplicate');
  await expect(covers(page)).toHaveCount(2);
  await expect(covers(page).first().locator('img[src*="/thumbnail?"]')).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[A3] each part of the account has its address, and an empty one says what belongs there', async ({ page, context }) => {
  await signUp(page, context, newEmail('parts'));
  const parts = page.getByRole('navigation', { name: 'Account sections' });
  await parts.getByRole('link', { name: 'Completed' }).click();
  await expect(page).toHaveURL('/account?show=completed-covers');
  await expect(page.getByText('No completed covers yet.')).toBeVisible();
  await parts.getByRole('link', { name: 'Revisions' }).click();
  await expect(page.getByText('No revisions yet.')).toBeVisible();
  await expect(parts.getByRole('link', { name: 'Revisions' })).toHaveAttribute('aria-current', 'page');
  await parts.getByRole('link', { name: 'Profile' }).click();
  await expect(page.getByRole('heading', { name: 'Where you are logged in' })).toBeVisible();
});

test('[A3] everything of an account is downloaded, and after its address was typed it is deleted and logs nobody in', async ({
  page,
  context,
}) => {
  const email = newEmail('leaver');
  await createAccount(context, email);
  await seedDrafts(context, ['To be left']);
  await page.goto('/account?show=profile');
  await untilAwake(page);
  const download = await receiveFile(page, () => page.getByRole('link', { name: 'Download my data' }).click());
  expect(download.suggestedFilename()).toBe('coverwright-account.zip');
  expect(await download.failure()).toBe(null);

  await page.getByLabel(`To confirm, type ${email}`).fill('somebody@example.org');
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page.getByText('Nothing was deleted.')).toBeVisible();
  await page.getByLabel(`To confirm, type ${email}`).fill(email);
  await page.getByRole('button', { name: 'Delete my account' }).click();
  await expect(page).toHaveURL('/');
  await page.goto('/account');
  await expect(page).toHaveURL(/\/identity\/sign-in/);
  await logIn(page, email);
  await expect(page.getByRole('alert')).toContainText('do not go together');
});

test('[A1] [A3] address and password are changed in the profile: a mail confirms the one, the other asks for the current one', async ({
  page,
  context,
}) => {
  const email = newEmail('mover');
  const next = newEmail('moved');
  await createAccount(context, email);
  const complaints = listenForComplaints(page);
  await page.goto('/account?show=profile');
  await untilAwake(page);
  const address = page.getByRole('form', { name: 'Change your e-mail address' });
  await address.getByLabel('New e-mail address').fill(next);
  await address.getByLabel('Current password', { exact: true }).fill('not the password');
  await address.getByRole('button', { name: 'Change my address' }).click();
  await expect(page.getByText('This is not your current password.')).toBeVisible();
  await expect(address.getByLabel('New e-mail address')).toHaveValue(next);
  await expectAccessible(page, 'profile', { alsoInDark: true });
  await address.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await address.getByRole('button', { name: 'Change my address' }).click();
  await expect(page.getByRole('status').filter({ hasText: next })).toBeVisible();
  await page.goto(await linkInOutbox(context, next));
  await page.getByRole('button', { name: 'Yes, use it' }).click();
  await expect(page.getByRole('heading', { name: 'Your address is changed' })).toBeVisible();
  await page.getByRole('link', { name: 'Go to my account' }).click();
  await expect(page.getByText(`You log in with ${next}.`)).toBeVisible();
  await untilAwake(page);
  const password = page.getByRole('form', { name: 'Change your password' });
  await password.getByLabel('Current password', { exact: true }).fill(PASSWORD);
  await password.getByLabel('New password', { exact: true }).fill('another short sentence');
  await password.getByRole('button', { name: 'Change my password' }).click();
  await expect(page.getByText('Your password is changed. All other browsers are logged out.')).toBeVisible();
  await context.clearCookies();
  await page.goto('/auth/sign-in?callbackUrl=/account');
  await logIn(page, next, 'another short sentence');
  await expect(page.getByRole('heading', { name: 'My account' })).toBeVisible();
  expect(complaints).toEqual([]);
});
