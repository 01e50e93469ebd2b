import { type Browser, expect, type Page, test } from '@playwright/test';
import sharp from 'sharp';
import { listenForComplaints } from './complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';
import { newEmail, signUp } from './sign-up.ts';

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
  test.setTimeout(180_000);
  await signUp(page, context, 'editor@example.org');
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
  await expect(page.getByLabel('Name in addresses')).toHaveValue('how-glue-dries');
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

  // Left and come back to: nothing is lost.
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
  await page.getByRole('link', { name: 'Preview what is saved' }).click();
  await expect((await preview).getByText('Not published: administrators see this, and nobody else.')).toBeVisible();
  await page.getByRole('radio', { name: 'Now' }).check();
  // The page still says that the draft was saved.
  const published = page.waitForResponse((response) => response.request().method() === 'PUT' && response.ok());
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await published;
  await expect(page.getByRole('status').filter({ hasText: 'Saved “How glue dries”.' })).toBeVisible();

  expect((await visitor.goto('/blog/how-glue-dries'))?.status()).toBe(200);
  await expect(visitor.getByRole('main').locator('strong')).toHaveText('from the edges');
  await expect(visitor.getByRole('img', { name: 'wet glue' })).toBeVisible();
  await parts.getByRole('link', { name: 'Audit log' }).click();
  await expect(page.getByRole('row').filter({ hasText: 'post.update' })).toContainText('editor@example.org');
  expect(complaints).toEqual([]);
});

test('[M6] who is signed out logs in first, users find no administration, and its scripts are on no other page', async ({
  page,
  context,
  browser,
}) => {
  await page.goto('/admin-dashboard/orders');
  await expect(page).toHaveURL(/\/identity\/sign-in/);
  await signUp(page, context, newEmail('reader'));
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
