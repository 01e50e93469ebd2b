import { writeDesignFile } from '@coverwright/export/design-file/write-design-file.ts';
import { FORMATS } from '@coverwright/core/formats/format.ts';
import type { Page } from '@playwright/test';
import { expect } from './expect.ts';
import { waitForEditor } from './make-cover.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { type PlainCover, plainDesign } from './plain-design.ts';

/** Opens a plain cover from a design file, which is the shortest way to the editor for tests that are not about setup. */
export async function openCover(page: Page, cover: PlainCover, address = '/design'): Promise<void> {
  await openDesign(page, plainDesign(cover), address);
}

/** Opens any design without own pictures or fonts. */
export async function openDesign(page: Page, design: Design, address = '/design'): Promise<void> {
  const nothing = () => Promise.reject(new Error('This cover has no picture and no font of its own'));
  const bytes = await writeDesignFile({ [design.format]: design }, design.format, { readPicture: nothing, readOwnFont: nothing });
  await page.goto(address);
  const chooser = page.locator('input[accept=".coverwright"]');
  await chooser.setInputFiles({ name: 'kept.coverwright', mimeType: 'application/zip', buffer: Buffer.from(bytes) });
  // A cover of the front only has no guidelines.
  if (FORMATS[design.format].designType === 'front') await expect(page.getByTestId('stage')).toBeVisible();
  else await waitForEditor(page);
}
