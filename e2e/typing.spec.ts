import { test } from '@playwright/test';
import { expect } from './expect.ts';
import { composedDesign } from './composed-design.ts';
import { listenForComplaints } from './complaints.ts';
import { element } from './hands.ts';
import { tabOf } from './make-cover.ts';
import { openDesign } from './open-cover.ts';

/** A sentence with all letters in both cases, and with the digits and characters that are shortcuts elsewhere. */
const SENTENCE = 'The five boxing wizards jump quickly, TRICKY BUD! VEX COZY FJORD HAWKS, MUGS & PLOW? 1234567890+-';

test('[E5] [B32] a sentence of every letter, typed right after “Add text”, is one box with these words', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await openDesign(page, await composedDesign('papercut'));
  const before = await element(page, /./).count();
  await tabOf(page, 'Text').click();
  const showAll = page.getByRole('button', { name: 'Show all text' });
  if (await showAll.isVisible()) await showAll.click();
  await page.getByRole('button', { name: 'Add text' }).click();
  await page.keyboard.type(SENTENCE);
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toHaveValue(SENTENCE);
  await page.keyboard.press('Escape');
  expect(await element(page, /./).count()).toBe(before + 1);
  await expect(element(page, /The five boxing wizards/)).toBeAttached();

  // The next text is selected by its key; the typed text of the one before stays.
  await page.keyboard.press('Escape');
  await page.keyboard.press('t');
  await page.keyboard.type('text about tents');
  await page.keyboard.press('Escape');
  await expect(element(page, /text about tents/)).toBeAttached();
  await expect(element(page, /The five boxing wizards/)).toBeAttached();
  expect(await element(page, /./).count()).toBe(before + 2);
  expect(complaints).toEqual([]);
});
