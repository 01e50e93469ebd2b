import { readFile } from 'node:fs/promises';
import { readWithPdfium } from '@coverwright/export/testing/read-with-pdfium.ts';
import { type Page, test } from '@playwright/test';
import { receiveFile } from './receive-file.ts';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { element } from './hands.ts';
import { answerSetup, tabOf, waitForEditor } from './make-cover.ts';
import { SHOP_ADDRESS } from './playwright.config.ts';
import { fillSignUp, linkInOutbox, newEmail } from './sign-up.ts';
import { untilAwake } from './until-awake.ts';

// As most people see it: what opens and closes moves.
test.use({ baseURL: SHOP_ADDRESS, reducedMotion: 'no-preference' });

const BOOK = { title: 'The Garden of Small Mercies', author: 'Marta Kowalczyk', genre: 'Literary fiction' };

const titleOf = (page: Page) => page.getByLabel('Title of the work');

test('[B32] no dead end from home to print file: a stranger makes a cover, types on it, buys it, downloads it, and begins the next', async ({
  page,
  context,
}) => {
  const complaints = listenForComplaints(page);
  await page.goto('/');
  await page.getByRole('link', { name: 'Make a Cover' }).first().click();
  await answerSetup(page, BOOK);
  await tabOf(page, 'Text').click();
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.keyboard.type('Winner of nothing yet');
  await page.keyboard.press('Escape');
  await expect(element(page, /Winner of nothing yet/)).toBeAttached();

  // Everything that prevents the purchase can be fixed in the dialog that names it. The pictures are the product’s own, so it is the sample
  // text alone.
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Buy/ }).click();
  const fixes = page.getByRole('dialog', { name: 'Fix these before you buy' });
  await fixes.getByRole('button', { name: 'Remove the sample text' }).click();
  const dialog = page.getByRole('dialog', { name: 'Buy the print files' });
  await dialog.getByRole('radio', { name: /^Paperback,/ }).click();
  await dialog.getByRole('button', { name: 'Log in and pay' }).click();
  const email = newEmail('first-time-author');
  await fillSignUp(page, email);
  await page.goto(await linkInOutbox(context, email));
  await page.getByRole('button', { name: 'Yes, confirm it' }).click();
  await waitForEditor(page);
  await dialog.getByRole('button', { name: 'Go to the test payment' }).click();
  await page.getByRole('button', { name: 'Pay (test payment)' }).click();
  await expect(page.getByRole('heading', { name: 'Thank you. It is yours.' })).toBeVisible();
  await untilAwake(page);
  const file = await receiveFile(page, () => page.getByRole('button', { name: 'Paperback PDF' }).click());
  const { boxes } = await readWithPdfium(new Uint8Array(await readFile(await file.path())));
  const [left, bottom, right, top] = boxes.media;
  // The expected width is for 6 × 9 in with 300 white pages at KDP.
  expect((right - left) / 72).toBeCloseTo(12.925_6, 3);
  expect((top - bottom) / 72).toBeCloseTo(9.25, 3);

  // The bought cover is read-only; its files, a revision and a template are offered.
  await page.getByRole('link', { name: 'View your completed covers' }).click();
  await page.getByRole('link', { name: `Open ${BOOK.title} in the editor` }).click();
  const banner = page.getByRole('region', { name: 'Bought cover' });
  await expect(banner).toContainText('You bought this cover');
  const bought = page.url();
  await expect(banner.getByRole('button', { name: 'Start a revision' })).toBeEnabled();
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await expect(page.getByRole('menuitem', { name: /^Print PDF/ })).toBeVisible();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toHaveCount(0);

  await banner.getByRole('button', { name: 'Use as template' }).click();
  await expect(banner).toBeHidden();
  await titleOf(page).fill('The Garden of Great Mercies');
  await titleOf(page).press('Enter');
  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByTestId('save-state')).toHaveAttribute('aria-label', 'Saved');
  expect(page.url()).not.toBe(bought);

  await page.goto(bought);
  await expect(titleOf(page)).toHaveValue(BOOK.title);
  await banner.getByRole('button', { name: 'Start a revision' }).click();
  await expect(page).not.toHaveURL(bought);
  await expect(page.getByRole('button', { name: 'Save', exact: true })).toBeVisible();

  // The next book starts from setup, whatever was open before.
  await page.goto('/about');
  await page.locator('header').first().getByRole('link', { name: 'Make a Cover' }).click();
  await expect(page.getByRole('button', { name: 'Choose pictures' })).toBeVisible();
  // The browser logs every request that the server refuses because the visitor is not signed in.
  expect(complaints.filter((complaint) => !complaint.includes('401'))).toEqual([]);
});
