import { writeDesignFile } from '@coverwright/export/design-file/write-design-file.ts';
import type { Page } from '@playwright/test';
import { waitForDesk } from './make-cover.ts';
import { type PlainCover, plainDesign } from './plain-design.ts';

/** An author who kept a plain cover as a file opens it: the short way to the desk, for journeys that are not about the setup. */
export async function openCover(page: Page, cover: PlainCover, address = '/design'): Promise<void> {
  const design = plainDesign(cover);
  const nothing = () => Promise.reject(new Error('A plain cover has no picture and no font of its own'));
  const bytes = await writeDesignFile({ [design.format]: design }, design.format, { readPicture: nothing, readOwnFont: nothing });
  await page.goto(address);
  const chooser = page.locator('input[accept=".coverwright"]');
  await chooser.setInputFiles({ name: 'kept.coverwright', mimeType: 'application/zip', buffer: Buffer.from(bytes) });
  await waitForDesk(page);
}
