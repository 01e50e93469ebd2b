import type { Page } from '@playwright/test';

/**
 * Waits until the page's scripts have met what the server wrote, which is when it complains if it does: React then knows the heading.
 * Pages that are read have their scripts after everything that is seen.
 */
export async function untilAwake(page: Page): Promise<void> {
  await page.waitForFunction(() => Object.keys(document.querySelector('h1') ?? {}).some((key) => key.startsWith('__react')));
}
