import { type Browser, type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import sharp from 'sharp';
import { listenForComplaints } from './complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { makeOwnThings } from './own-things.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';
import { createAccount, newEmail } from './sign-up.ts';
import { untilAwake } from './until-awake.ts';

test.use({ baseURL: SHOP_ADDRESS });

const PARTS = [
  'Dashboard',
  'Covers',
  'Orders',
  'Users',
  'Packages',
  'Posts',
  'Authors',
  'Categories',
  'Theme',
  'Genres',
  'Referrals',
  'Jobs',
  'Audit log',
] as const;

async function openVisitor(browser: Browser): Promise<Page> {
  return (await browser.newContext({ baseURL: SHOP_ADDRESS })).newPage();
}

test('[M6] an administrator changes a price, writes, previews and publishes a post with a picture, and a visitor reads it', async ({
  page,
  context,
  browser,
}) => {
  await createAccount(context, 'editor@example.org');
  const complaints = listenForComplaints(page);
  await page.goto('/admin-dashboard');
  const parts = page.getByRole('navigation', { name: 'Administration' });
  for (const name of PARTS) {
    await parts.getByRole('link', { name, exact: true }).click();
    await expect(page.getByRole('heading', { level: 1, name })).toBeVisible();
  }

  await parts.getByRole('link', { name: 'Packages' }).click();
  await page.getByRole('button', { name: 'Edit Hardcover', exact: true }).click();
  const dialog = page.getByRole('dialog', { name: 'Edit Hardcover' });
  await dialog.getByLabel('Price in AUD').fill('77.50');
  await expectAccessible(page, 'a package');
  await dialog.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'Saved “Hardcover”.' })).toBeVisible();
  await expect(page.getByRole('row', { name: /^Hardcover / })).toContainText('A$77.50');

  await parts.getByRole('link', { name: 'Posts' }).click();
  await page.getByRole('link', { name: 'Write a post' }).click();
  await page.getByRole('textbox', { name: 'Title' }).fill('How glue dries');
  await expect(page.getByLabel('Slug')).toHaveValue('how-glue-dries');
  await page.getByRole('textbox', { name: 'Text of the post' }).click();
  await page.keyboard.type('Slowly, and ');
  await page.getByRole('button', { name: 'Bold' }).click();
  await page.keyboard.type('from the edges');
  const buffer = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a03020' } })
    .png()
    .toBuffer();
  await page.getByLabel('Picture in the text').setInputFiles({ name: 'wet-glue.png', mimeType: 'image/png', buffer });
  await expect(page.getByRole('img', { name: 'wet glue' })).toBeVisible();
  await expectAccessible(page, 'a post');

  // Leaving the page and coming back loses nothing.
  await parts.getByRole('link', { name: 'Authors' }).click();
  await page.getByRole('dialog', { name: 'Leave without saving?' }).getByRole('button', { name: 'Leave' }).click();
  await expect(page.getByRole('heading', { name: 'Authors' })).toBeVisible();
  await page.goBack();
  await expect(page.getByRole('textbox', { name: 'Title' })).toHaveValue('How glue dries');
  await expect(page.getByRole('textbox', { name: 'Text of the post' })).toContainText('from the edges');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row', { name: /^How glue dries/ });
  await expect(row).toContainText('Draft');

  const visitor = await openVisitor(browser);
  expect((await visitor.goto('/blog/how-glue-dries'))?.status()).toBe(404);
  await row.getByRole('link', { name: 'How glue dries', exact: true }).click();
  const preview = context.waitForEvent('page');
  await page.getByRole('link', { name: 'Preview the saved version' }).click();
  await expect((await preview).getByText('Not published. Only administrators can see this post.')).toBeVisible();
  await page.getByRole('radio', { name: 'Published now' }).check();
  // The page still shows that the draft was saved, so the response is awaited.
  const published = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await published;
  await expect(page.getByRole('status').filter({ hasText: 'Saved “How glue dries”.' })).toBeVisible();

  expect((await visitor.goto('/blog/how-glue-dries'))?.status()).toBe(200);
  await expect(visitor.getByRole('main').locator('strong')).toHaveText('from the edges');
  await expect(visitor.getByRole('img', { name: 'wet glue' })).toBeVisible();
  await parts.getByRole('link', { name: 'Audit log' }).click();
  // Other administrators write to the log as well, so the row is found by this journey's own address.
  await expect(page.getByRole('row').filter({ hasText: 'post.update' }).filter({ hasText: 'editor@example.org' })).toBeVisible();
  expect(complaints).toEqual([]);
});

test('[M6] the owner shares the administration and takes it back, chooses the site’s colour, and lets a post out at its time', async ({
  page,
  context,
  browser,
}) => {
  const helper = await openVisitor(browser);
  const email = newEmail('helper');
  await Promise.all([createAccount(context, 'owner@example.org'), createAccount(helper.context(), email)]);
  const complaints = listenForComplaints(page);

  await page.goto(`/admin-dashboard/users?q=${email}`);
  await untilAwake(page);
  const confirm = async (action: string) => {
    await page.getByRole('button', { name: `${action}: ${email}` }).click();
    await page.getByRole('dialog').getByRole('button', { name: action, exact: true }).click();
  };
  await confirm('Make administrator');
  await expect(page.getByRole('row', { name: email })).toContainText('Administrator');
  expect((await helper.goto('/admin-dashboard/orders'))?.status()).toBe(200);
  await expect(helper.getByRole('heading', { level: 1, name: 'Orders' })).toBeVisible();
  await confirm('Make user');
  await expect(page.getByRole('status').filter({ hasText: `${email} is a user again, and was signed out everywhere.` })).toBeVisible();
  await helper.goto('/admin-dashboard/orders');
  await expect(helper).toHaveURL(/\/identity\/sign-in/);

  const parts = page.getByRole('navigation', { name: 'Administration' });
  const colourOfPages = () =>
    helper.evaluate(() => getComputedStyle(document.documentElement).getPropertyValue('--mantine-color-primary-8').trim());
  await helper.goto('/about');
  const houseColour = await colourOfPages();
  await parts.getByRole('link', { name: 'Theme' }).click();
  await page.getByLabel('Primary', { exact: true }).fill('#2b2f77');
  await expect(page.getByText('Contrast with white text: 11.8 : 1')).toBeVisible();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByRole('status').filter({ hasText: 'All pages use these colors now.' })).toBeVisible();
  await helper.reload();
  expect(await colourOfPages()).toBe('#2b2f77');
  await page.getByRole('button', { name: 'Reset to the default colors' }).click();
  await expect(page.getByLabel('Primary', { exact: true })).toHaveValue(houseColour);

  await page.goto('/admin-dashboard/posts/new');
  await untilAwake(page);
  await page.getByRole('textbox', { name: 'Title' }).fill('Paper of tomorrow');
  await page.getByRole('radio', { name: 'Published at a set time' }).check();
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  const row = page.getByRole('row', { name: /^Paper of tomorrow/ });
  await expect(row).toContainText('Scheduled');
  expect((await helper.goto('/blog/paper-of-tomorrow'))?.status()).toBe(404);
  await row.getByRole('link', { name: 'Paper of tomorrow', exact: true }).click();
  await page.getByLabel('Publish date and time (your time zone)').fill('2026-01-02T09:30');
  const letOut = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await letOut;
  expect((await helper.goto('/blog/paper-of-tomorrow'))?.status()).toBe(200);
  expect(complaints).toEqual([]);
});

test('[M6] who is signed out logs in first, users find no administration, and its scripts are on no other page', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/admin-dashboard/orders');
  await expect(page).toHaveURL(/\/identity\/sign-in/);
  await createAccount(context, newEmail('reader'));
  for (const path of ['/admin-dashboard', '/admin-dashboard/users', '/admin-dashboard/posts/new']) {
    expect([path, (await page.goto(path))?.status()]).toEqual([path, 404]);
    await expect(page.getByText(`Page not found: ${path}`)).toBeVisible();
  }
  const visitor = await openVisitor(browser);
  const scripts: string[] = [];
  visitor.on('response', (response) => {
    if (response.url().endsWith('.js')) scripts.push(response.url());
  });
  await visitor.goto('/', { waitUntil: 'networkidle' });
  expect(scripts.length).toBeGreaterThan(0);
  expect(scripts.filter((url) => /article-editor|tiptap|admin/i.test(url))).toEqual([]);
});

test('[M6] an administrator opens a cover, takes it down with a reason and restores it; its link answers 410 meanwhile', async ({
  page,
  context,
  browser,
}) => {
  const author = await browser.newContext({ baseURL: SHOP_ADDRESS });
  const authorPage = await author.newPage();
  await createAccount(author, newEmail('taken-down'));
  const { draft, share, review } = await makeOwnThings(author.request, true);
  await createAccount(context, 'moderator@example.org');
  const complaints = listenForComplaints(page);
  await page.goto(`/admin-dashboard/covers/${draft}`);
  await untilAwake(page);
  const picture = page.getByRole('img', { name: 'eBook of Every Road' });
  await expect.poll(() => picture.evaluate((image: HTMLImageElement) => image.naturalWidth)).toBe(1400);
  await expectAccessible(page, 'a cover of somebody', { alsoInDark: true });
  await page.getByRole('button', { name: 'Take down' }).click();
  const dialog = page.getByRole('dialog', { name: 'Take down “Every Road”' });
  await dialog.getByLabel('Reason').fill('The picture belongs to somebody else.');
  await expectAccessible(page, 'taking a cover down');
  await dialog.getByRole('button', { name: 'Take down' }).click();
  await expect(page.getByText('Reason: The picture belongs to somebody else.')).toBeVisible();

  for (const path of [`/share/${share}`, `/review/${review}`]) {
    const answer = await authorPage.goto(path);
    expect(answer?.status()).toBe(410);
    await expect(authorPage.getByRole('heading', { name: 'This cover was taken down' })).toBeVisible();
  }
  await expectAccessible(authorPage, 'a cover that was taken down');
  await authorPage.goto('/account');
  await expect(authorPage.getByText('We took this cover down: The picture belongs to somebody else.')).toBeVisible();

  await page.getByRole('button', { name: 'Restore “Every Road”' }).click();
  await page.getByRole('dialog').getByRole('button', { name: 'Restore' }).click();
  await expect(page.getByRole('button', { name: 'Take down' })).toBeVisible();
  expect((await authorPage.goto(`/share/${share}`))?.status()).toBe(200);
  await page.goto('/admin-dashboard/audit');
  for (const action of ['cover.takedown', 'cover.restore']) await expect(page.getByText(`${action} ${draft}`)).toBeVisible();
  expect(complaints).toEqual([]);
});
