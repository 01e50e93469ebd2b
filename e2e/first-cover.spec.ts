import { readFile } from 'node:fs/promises';
import { rasteriseWithPdfium, readWithPdfium } from '@coverwright/export/testing/read-with-pdfium.ts';
import { type Page, test } from '@playwright/test';
import { receiveFile } from './receive-file.ts';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { boxOf, element, typeInto } from './hands.ts';
import { makeCover, tabOf } from './make-cover.ts';
import { openCover } from './open-cover.ts';

// As most people see it: what opens and closes moves.
test.use({ reducedMotion: 'no-preference' });

test('[E2] [E4] [E9] [B1] [B5] a title, an author, a genre and a picture become a wrap, edited, saved, reloaded and printed', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await makeCover(page, { title: 'The Salt Road', author: 'Ann Reed', genre: 'Fantasy', pages: 176 });
  await expect(element(page, /^Title: The Salt/)).toBeAttached();

  await typeInto(page, /^Title:/, 'The Iron\nRoad');
  await expect(element(page, /^Title: The Iron Road/)).toBeAttached();

  await page.keyboard.press('ControlOrMeta+z');
  await expect(element(page, /^Title: The Iron Road/)).not.toBeAttached();
  await page.keyboard.press('ControlOrMeta+Shift+z');
  await expect(element(page, /^Title: The Iron Road/)).toBeAttached();

  await element(page, /^Title: The Iron Road/).focus();
  const selection = page.getByTestId('selection');
  const before = await boxOf(selection);
  const middle = { x: before.x + before.width / 2, y: before.y + before.height / 2 };
  await page.mouse.move(middle.x, middle.y);
  await page.mouse.down();
  await page.mouse.move(middle.x, middle.y + 60, { steps: 6 });
  await page.mouse.up();
  await expect.poll(async () => (await boxOf(selection)).y - before.y).toBeGreaterThan(40);
  // Where the title stood it left the author's name free, which not every cover does below it.
  await page.keyboard.press('ControlOrMeta+z');
  await expect.poll(async () => Math.abs((await boxOf(selection)).y - before.y)).toBeLessThan(1);

  await page.getByRole('button', { name: 'Save', exact: true }).click();
  await expect(page.getByTestId('save-state')).toHaveAttribute('aria-label', 'Saved');
  await expect(page).toHaveURL(/[?&]cover=/);

  await page.reload();
  await expect(element(page, /^Title: The Iron Road/)).toBeAttached();

  // The print check refuses sample text, so it is removed before the export.
  await page.getByRole('button', { name: /^Print check/ }).click();
  const removal = page.getByRole('button', { name: /^Remove the sample text/ });
  await removal.click();
  await expect(removal).not.toBeAttached();
  await page.keyboard.press('Escape');

  await page.getByRole('button', { name: 'Download' }).click();
  const download = await receiveFile(page, () => page.getByRole('menuitem', { name: /Print PDF/ }).click());
  expect(download.suggestedFilename()).toMatch(/^the-iron-road-paperback\.pdf$/);
  const bytes = new Uint8Array(await readFile(await download.path()));

  const facts = await readWithPdfium(bytes);
  expect(facts.pages).toBe(1);
  const [left, bottom, right, top] = facts.boxes.media;
  expect(Math.abs((right - left) / 72 - 12.646352)).toBeLessThan(0.001);
  expect(Math.abs((top - bottom) / 72 - 9.25)).toBeLessThan(0.001);
  expect(facts.objects).toContain('path');

  // The page is not blank: much of the front is darker than paper, and the barcode's field is paper.
  const raster = await rasteriseWithPdfium(bytes, 1264, 925);
  const levelAt = (xInches: number, yInches: number) => raster[(Math.round(yInches * 100) * 1264 + Math.round(xInches * 100)) * 4 + 1] ?? 0;
  const front = Array.from({ length: 60 }, (_, index) => levelAt(7 + (index % 6), 0.5 + Math.floor(index / 6) * 0.9));
  expect(front.filter((level) => level < 200).length).toBeGreaterThan(6);
  expect(levelAt(4.8, 8.2)).toBeGreaterThan(250);
  expect(complaints).toEqual([]);
});

test('[B14] [E18] on a phone of 360 px everything is in reach and nothing overflows', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openCover(page, { title: 'Small', author: 'Li Wu' });
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
  await tabOf(page, 'Text').click();
  await expect(page.getByRole('button', { name: 'Add text' }).first()).toBeVisible();
  await expect(page.getByRole('button', { name: 'Download' })).toBeVisible();
});

test.describe('with one cover open', () => {
  test.describe.configure({ mode: 'default' });
  let page: Page;
  let complaints: readonly string[];

  test.beforeAll(async ({ browser }) => {
    page = await browser.newPage({ viewport: { width: 1440, height: 900 } });
    complaints = listenForComplaints(page);
    await openCover(page, { title: 'Tides', author: 'Li Wu' });
  });
  test.afterAll(() => page.close());

  test('[B3] [B1] more pages widen the spine at once, in one undo step, and an illegal count is refused with the limit', async () => {
    await expect(page.getByText('0.676 in')).toBeVisible();
    const count = page.getByLabel('Pages');
    await count.fill('600');
    await count.press('Enter');
    await expect(page.getByText('1.351 in')).toBeVisible();
    await count.fill('900');
    await count.press('Enter');
    await expect(page.getByText(/page count from 24 to 828 for white paper at 6 × 9 in/).first()).toBeVisible();
    await page.getByRole('button', { name: 'Undo' }).click();
    await expect(page.getByText('0.676 in')).toBeVisible();
  });

  test('[E14] the guidelines show the printer’s lines, and one button hides and shows them', async () => {
    const guidelines = page.getByTestId('guidelines');
    for (const name of ['Back cover', 'Spine', 'Front cover', 'Barcode'])
      await expect(guidelines.getByText(name, { exact: true })).toBeVisible();
    const toggle = page.getByRole('button', { name: 'Guidelines' });
    await toggle.click();
    await expect(guidelines).toHaveCount(0);
    await toggle.click();
    await expect(guidelines).toBeVisible();
  });

  test('[B7] [E22] an ISBN typed on the back is checked, and drawn once it holds', async () => {
    await tabOf(page, 'Back').click();
    const isbn = page.getByLabel('ISBN');
    await isbn.fill('9780306406158');
    await isbn.press('Enter');
    await expect(isbn).toHaveAttribute('aria-invalid', 'true');
    await isbn.fill('9780306406157');
    await isbn.press('Enter');
    await expect(isbn).toHaveValue('978-0-306-40615-7');
    await expect(page.getByText('Your barcode prints in this box.')).toBeVisible();
  });

  test('[E1] every tab of the rail opens its inspector, and the browser complains of nothing', async () => {
    const titles = {
      Picture: 'Cover picture',
      Filter: 'Picture filter',
      Colors: 'Colors',
      Text: 'Front cover text',
      Spine: 'Spine',
      Back: 'Back cover',
      Shapes: 'Shapes',
      Objects: 'Picture objects',
      Book: 'The book',
    };
    for (const [tab, title] of Object.entries(titles)) {
      await tabOf(page, tab).click();
      await expect(page.getByRole('heading', { name: title, exact: true })).toBeVisible();
    }
    expect(complaints).toEqual([]);
  });

  test('[E18] the built page keeps its light and its dark shades', async () => {
    const stageColour = () => page.getByTestId('stage').evaluate((stage) => getComputedStyle(stage).backgroundColor);
    const light = await stageColour();
    expect(light).not.toBe('rgba(0, 0, 0, 0)');
    await page.getByRole('button', { name: /dark/i }).first().click();
    await expect.poll(stageColour).not.toBe(light);
    expect(await stageColour()).not.toBe('rgba(0, 0, 0, 0)');
  });
});
