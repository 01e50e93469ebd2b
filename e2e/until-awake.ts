import type { Page } from '@playwright/test';

/**
 * Waits for the hydration of the page, which is when mismatches are reported: React then knows the heading. Reading pages load their
 * scripts after all visible content.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));
}
