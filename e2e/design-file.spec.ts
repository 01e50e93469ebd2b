import { readFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { receiveFile } from './receive-file.ts';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { tabOf, waitForEditor } from './make-cover.ts';
import { openCover } from './open-cover.ts';

test('[B15] a design kept as a file is opened by another author, with its pictures and every format; what is no design is refused in a sentence', async ({
  page,
  browser,
}) => {
  await openCover(page, { title: 'The Long Tide', author: 'Li Wu' });
  await tabOf(page, 'Picture').click();
  const picture = await readFile(new URL('../assets/pictures/photos/puppy.jpg', import.meta.url));
  await page
    .getByTestId('drawer')
    .locator('input[type="file"]')
    .setInputFiles({ name: 'own.jpg', mimeType: 'image/jpeg', buffer: picture });
  await page.getByTestId('drawer').getByRole('button', { name: 'Yours' }).click();
  await expect(page.getByRole('button', { name: 'own.jpg', exact: true })).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  const kept = await receiveFile(page, () => page.getByRole('menuitem', { name: /^Design file/ }).click());
  expect(kept.suggestedFilename()).toBe('the-long-tide.coverwright');

  const other = await browser.newContext();
  const theirs = await other.newPage();
  const complaints = listenForComplaints(theirs);
  await theirs.goto('/design');
  const chooser = theirs.locator('input[accept=".coverwright"]');
  await chooser.setInputFiles({ name: 'letter.coverwright', mimeType: 'application/zip', buffer: Buffer.from('Dear Li,') });
  await expect(theirs.getByRole('alert')).toHaveText('letter.coverwright is not a .coverwright file, or is damaged.');
  await chooser.setInputFiles(await kept.path());
  await waitForEditor(theirs);
  await expect(theirs.getByRole('button', { name: /The Long Tide/i }).first()).toBeAttached();
  await tabOf(theirs, 'Picture').click();
  await theirs.getByTestId('drawer').getByRole('button', { name: 'Yours' }).click();
  await expect(theirs.getByRole('button', { name: 'picture.jpg', exact: true })).toHaveAttribute('aria-pressed', 'true');
  expect(complaints).toEqual([]);
  await other.close();
});
