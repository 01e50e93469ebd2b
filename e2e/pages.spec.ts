import { test } from '@playwright/test';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';

test('[M1] the home page leads to the design screen, and the browser complains of nothing', async ({ page }) => {
  const complaints = listenForComplaints(page);
  const response = await page.goto('/');
  expect(response?.headers()['content-security-policy']).toContain("script-src 'self' 'wasm-unsafe-eval' 'nonce-");
  await expect(page.getByRole('heading', { level: 1 })).toContainText('Your book deserves');
  await page.getByRole('link', { name: 'Make a Cover' }).first().click();
  await expect(page).toHaveURL('/design?setup=true');
  await page.waitForLoadState('networkidle');
  expect(complaints).toEqual([]);
});

test('[M1] an unknown route shows the 404 page with its path and the two ways on', async ({ page }) => {
  const response = await page.goto('/no/such/page');
  expect(response?.status()).toBe(404);
  await expect(page.getByRole('heading', { name: "We're sorry..." })).toBeVisible();
  await expect(page.getByText('Page not found: /no/such/page')).toBeVisible();
  await expect(page.getByText("The page you are looking for doesn't exist or has been moved.")).toBeVisible();
  await expect(page.locator('main').getByRole('link', { name: 'Support' })).toHaveAttribute('href', '/support');
  await expect(page.locator('main').getByRole('link', { name: 'Home', exact: true })).toHaveAttribute('href', '/');
});

test('[B27] a connection stays open longer than browsers and proxies keep theirs', async ({ request }) => {
  const seconds = /timeout=(\d+)/.exec((await request.get('/api/health')).headers()['keep-alive'] ?? '')?.[1];
  expect(Number(seconds)).toBeGreaterThan(60);
});
