import type { Download, Page } from '@playwright/test';

/** Maximum time in milliseconds until a file comes, as that of expectations. */
const PATIENCE_MS = 180_000;

/** Returns the file that the browser downloads after an action. @throws what the page says, if none comes */
export async function receiveFile(page: Page, act: () => Promise<void>): Promise<Download> {
  const failed: string[] = [];
  page.on('requestfailed', (request) => failed.push(`${request.method()} ${request.url()}: ${request.failure()?.errorText}`));
  const arriving = page.waitForEvent('download', { timeout: PATIENCE_MS }).catch((error: unknown) => ({ error }));
  await act();
  const arrived = await arriving;
  if (!('error' in arrived)) return arrived;
  const status = await page.getByRole('status').allInnerTexts();
  throw new Error(`No file came. ${JSON.stringify({ page: page.url(), status, failed })}`, { cause: arrived.error });
}
