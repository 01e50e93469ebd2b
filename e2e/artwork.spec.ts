import { type Locator, type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { composedDesign } from './composed-design.ts';
import { expectAccessible } from './expect-accessible.ts';
import { listenForComplaints } from './complaints.ts';
import { element, typeInto } from './hands.ts';
import { tabOf } from './make-cover.ts';
import { openCover, openDesign } from './open-cover.ts';

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
  await openCover(page, { title: 'The Glass Harbor', author: 'Mara Quinn' });
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

test('[B24] [B21] new words of a title are set as a lock-up again, and the art around them stays', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await openDesign(page, await composedDesign('papercut'));
  await selectArtwork(page, 'Mountains');
  const seed = await seedOf(page).inputValue();
  await typeInto(page, /^Title:/, 'The Lantern Keeper of Gull Island');
  await expect(element(page, /^Title: The Lantern Keeper of Gull Island/)).toBeAttached();
  await selectArtwork(page, 'Mountains');
  await expect(seedOf(page)).toHaveValue(seed);
  await expect(drawer(page)).toContainText('They change together');

  // Released lines are the lines of the lock-up.
  await tabOf(page, 'Text').click();
  await drawer(page)
    .getByRole('button', { name: /^The Lantern Keeper of Gull Island/ })
    .click();
  await expect(drawer(page).getByRole('switch', { name: 'Fill the box line by line' })).toBeChecked();
  await drawer(page).getByRole('button', { name: 'Release to lines' }).click();
  await element(page, /^Title:/).focus();
  await page.keyboard.press('Enter');
  await expect(page.getByRole('textbox', { name: /^Text of/ })).toHaveValue('The\nLantern\nKeeper\nof\nGull Island');
  expect(complaints).toEqual([]);
});

test('[B24] [B23] the palette, the seed and the motif of a cover are each undone, and go with it to four formats', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await openDesign(page, await composedDesign('entwined'));
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  const motif = drawer(page).getByRole('combobox', { name: 'Motif' });
  await selectArtwork(page, 'Thing among flowers');
  const [seed, shown] = [await seedOf(page).inputValue(), await motif.inputValue()];

  await seedOf(page).fill('31');
  await seedOf(page).press('Tab');
  await undo.click();
  await expect(seedOf(page)).toHaveValue(seed);
  await motif.selectOption({ label: 'Moth' });
  await expect(motif).toHaveValue('moth');
  await undo.click();
  await expect(motif).toHaveValue(shown);
  await motif.selectOption({ label: 'Moth' });

  await tabOf(page, 'Colors').click();
  const palette = (number: number) => drawer(page).getByRole('button', { name: `Fantasy palette ${number}` });
  await palette(2).click();
  await expect(palette(2)).toHaveAttribute('aria-pressed', 'true');
  await undo.click();
  await expect(palette(1)).toHaveAttribute('aria-pressed', 'true');
  await palette(2).click();

  for (const format of ['Hardcover', 'eBook', 'Audiobook', 'Paperback']) {
    await page.getByRole('button', { name: /^Format:/ }).click();
    await page.getByRole('menuitem', { name: format }).click();
    await expect(page.getByRole('button', { name: `Format: ${format}` })).toBeVisible();
    await tabOf(page, 'Colors').click();
    await expect(palette(2)).toHaveAttribute('aria-pressed', 'true');
    await selectArtwork(page, 'Thing among flowers');
    await expect(motif).toHaveValue('moth');
  }
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
