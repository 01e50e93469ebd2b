import { type Locator, type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { composedDesign } from './composed-design.ts';
import { expectAccessible } from './expect-accessible.ts';
import { listenForComplaints } from './complaints.ts';
import { tabOf } from './make-cover.ts';
import { openDesign } from './open-cover.ts';

const drawer = (page: Page) => page.getByTestId('drawer');
const seedOf = (page: Page): Locator => drawer(page).getByRole('textbox', { name: 'Seed' });

async function selectArtwork(page: Page, name: string): Promise<void> {
  await tabOf(page, 'Shapes').click();
  await drawer(page).getByRole('button', { name, exact: true }).first().click();
  await expect(drawer(page).getByRole('heading', { name: 'Artwork', exact: true })).toBeVisible();
}

test('[B24] an artwork gets another seed, details, colors and drawing, is taken apart, brought back, and goes to four formats', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await openDesign(page, await composedDesign('papercut'));
  await selectArtwork(page, 'Mountains');
  await expect(drawer(page)).toContainText('They change together');
  const seed = await seedOf(page).inputValue();
  await drawer(page).getByRole('button', { name: 'Shuffle', exact: true }).click();
  await expect(seedOf(page)).not.toHaveValue(seed);
  await page.getByRole('toolbar', { name: 'Selected element' }).getByRole('button', { name: 'Shuffle artwork' }).click();
  await seedOf(page).fill('12');

  await drawer(page).getByRole('textbox', { name: 'Trees' }).fill('1.5');
  await drawer(page).getByRole('textbox', { name: 'Trees' }).press('Tab');
  await drawer(page)
    .getByRole('button', { name: /^Accent: #/ })
    .click();
  await page.getByRole('textbox', { name: 'Accent: Hex number' }).fill('#cc0000');
  await page.keyboard.press('Enter');
  await drawer(page).getByRole('heading', { name: 'Artwork', exact: true }).click();
  await expect(drawer(page).getByRole('button', { name: 'Accent: #cc0000' })).toBeVisible();
  await expectAccessible(page, 'the artwork inspector', { alsoInDark: true });

  // The part in front of the title has changed with it.
  await selectArtwork(page, 'Woods');
  await expect(seedOf(page)).toHaveValue('12');
  await expect(drawer(page).getByRole('textbox', { name: 'Trees' })).toHaveValue('1.5');

  await drawer(page).getByRole('button', { name: 'Convert to shapes' }).click();
  await expect(page.getByRole('toolbar', { name: 'Selected element' }).getByRole('button', { name: 'Ungroup' })).toBeVisible();
  await page.getByRole('button', { name: /^Undo/ }).first().click();
  await selectArtwork(page, 'Woods');
  await expect(seedOf(page)).toHaveValue('12');

  for (const format of ['Hardcover', 'eBook', 'Audiobook', 'Paperback']) {
    await page.getByRole('button', { name: /^Format:/ }).click();
    await page.getByRole('menuitem', { name: format }).click();
    await expect(page.getByRole('button', { name: `Format: ${format}` })).toBeVisible();
    await selectArtwork(page, 'Mountains');
    await expect(seedOf(page)).toHaveValue('12');
    await expect(drawer(page).getByRole('button', { name: 'Accent: #cc0000' })).toBeVisible();
  }
  expect(complaints).toEqual([]);
});

test('[B24] an artwork comes from the gallery, and takes a motif and another drawing', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await openDesign(page, await composedDesign('papercut'));
  await tabOf(page, 'Shapes').click();
  await drawer(page).getByRole('button', { name: 'Artworks' }).click();
  const ornaments = drawer(page).getByRole('group', { name: 'Ornaments' });
  await ornaments.getByRole('button', { name: 'Tarot card' }).click();
  await drawer(page).getByRole('combobox', { name: 'Motif' }).selectOption({ label: 'Moth' });
  await drawer(page).getByRole('button', { name: 'Choose another drawing' }).click();
  const flock = drawer(page).getByRole('group', { name: 'Creatures' }).getByRole('button', { name: 'Flock of birds' });
  await expect(ornaments.getByRole('button', { name: 'Tarot card' })).toHaveAttribute('aria-pressed', 'true');
  await flock.click();
  await expect(flock).toHaveAttribute('aria-pressed', 'true');
  await expect(drawer(page).getByRole('combobox', { name: 'Motif' })).toHaveCount(0);
  await expectAccessible(page, 'the gallery of artworks', { alsoInDark: true });
  expect(complaints).toEqual([]);
});

test('[B24] on a phone of 360 px an artwork is changed without anything overflowing', async ({ page }) => {
  await page.setViewportSize({ width: 360, height: 740 });
  await openDesign(page, await composedDesign('papercut'));
  await selectArtwork(page, 'Mountains');
  await drawer(page).getByRole('button', { name: 'Choose another drawing' }).click();
  await drawer(page).getByRole('button', { name: 'Meadow' }).click();
  await expect(drawer(page).getByRole('textbox', { name: 'Flowers' })).toBeVisible();
  const overflow = await page.evaluate(() => document.documentElement.scrollWidth - window.innerWidth);
  expect(overflow).toBeLessThanOrEqual(0);
});
