import { readFile } from 'node:fs/promises';
import { test } from '@playwright/test';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { insidePdf } from './inside-pdf.ts';
import { tabOf } from './make-cover.ts';
import { openCover } from './open-cover.ts';

test('[B2] [B4] [B6] [B8] a faulty cover is found, shown and mended; the inside gives the page count; another printer lays it out anew, and all of it comes as one ZIP', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await openCover(page, { title: 'The Salt Road', author: 'Ann Reed', extent: 176 });
  const badge = page.getByRole('button', { name: /^Print check/ });

  // The print check refuses the sample blurb: it is found from the badge, then removed in one step.
  await badge.click();
  const sample = page.getByRole('button', { name: /^Would be rejected The back cover still has sample text/ });
  await expect(sample).toBeVisible();
  await sample.click();
  await expect(page.getByRole('heading', { name: 'Back cover' })).toBeVisible();
  await badge.click();
  await page.getByRole('button', { name: /^Remove the sample text/ }).click();
  await expect(sample).not.toBeAttached();
  await page.keyboard.press('Escape');
  await expect(page.getByRole('button', { name: 'Undo' })).toBeEnabled();

  await tabOf(page, 'Book').click();
  await page.getByLabel('Interior PDF').setInputFiles({
    name: 'inside.pdf',
    mimeType: 'application/pdf',
    buffer: insidePdf(212, 5.5, 8.5),
  });
  await expect(page.getByText('inside.pdf: 212 pages of 5.5 × 8.5 in.')).toBeVisible();
  await expect(page.getByLabel('Pages')).toHaveValue('212');

  await page.getByRole('combobox', { name: 'Printed by' }).click();
  await page.getByRole('option', { name: 'IngramSpark', exact: true }).click();
  await badge.click();
  await expect(page.getByText('Print check for IngramSpark')).toBeVisible();
  const estimate = page.getByText(/^The spine of 0\.\d+ in is an estimate/);
  await expect(estimate).toBeVisible();
  await page.keyboard.press('Escape');
  await page.getByLabel('Spine width, inches').fill('0.46');
  await page.getByLabel('Spine width, inches').press('Enter');
  await badge.click();
  await expect(estimate).not.toBeAttached();
  await page.keyboard.press('Escape');

  // The package is one ZIP file. The printer would still refuse the barcode, and the dialog says so first.
  await page.getByRole('button', { name: 'Download', exact: true }).click();
  await page.getByRole('menuitem', { name: /^Everything/ }).click();
  const coming = page.waitForEvent('download', { timeout: 90_000 });
  await page.getByRole('button', { name: 'Download anyway' }).click();
  const zip = await readFile(await (await coming).path());
  for (const name of [
    'README.txt',
    'the-salt-road-paperback.pdf',
    'the-salt-road-hardback.pdf',
    'the-salt-road-ebook.jpg',
    'licences.csv',
  ]) {
    expect(zip.includes(name), name).toBe(true);
  }
  expect(complaints).toEqual([]);
});
