import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { composedDesign } from './composed-design.ts';
import { listenForComplaints } from './complaints.ts';
import { expectAccessible } from './expect-accessible.ts';
import { tabOf } from './make-cover.ts';
import { openDesign } from './open-cover.ts';

const drawer = (page: Page) => page.getByTestId('drawer');
const accent = (page: Page) => drawer(page).getByRole('button', { name: /^Accent: #/ });

test('[B23] a palette recolors the whole cover in one step, keeps in another format, and the first colors come back', async ({ page }) => {
  const complaints = listenForComplaints(page);
  await openDesign(page, await composedDesign('papercut'));
  await tabOf(page, 'Colors').click();
  const first = (await accent(page).getAttribute('aria-label')) ?? '';
  await expect(drawer(page).getByRole('button', { name: 'Fantasy palette 1' })).toHaveAttribute('aria-pressed', 'true');
  await drawer(page).getByRole('button', { name: 'Fantasy palette 2' }).click();
  await expect(drawer(page).getByRole('button', { name: 'Fantasy palette 2' })).toHaveAttribute('aria-pressed', 'true');
  await expect(accent(page)).not.toHaveAttribute('aria-label', first);
  await expectAccessible(page, 'the colors inspector', { alsoInDark: true });

  // A single undo restores all of it.
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await undo.click();
  await expect(undo).toBeDisabled();
  await expect(accent(page)).toHaveAttribute('aria-label', first);

  await drawer(page).getByRole('button', { name: 'Shuffle palettes' }).click();
  const other = drawer(page)
    .getByRole('region', { name: 'Other palettes' })
    .getByRole('button', { name: / palette \d$/ })
    .first();
  await other.click();
  await expect(other).toHaveAttribute('aria-pressed', 'true');
  const second = (await accent(page).getAttribute('aria-label')) ?? '';
  await page.getByRole('button', { name: /^Format:/ }).click();
  await page.getByRole('menuitem', { name: 'eBook' }).click();
  await expect(page.getByRole('button', { name: 'Format: eBook' })).toBeVisible();
  await tabOf(page, 'Colors').click();
  await expect(accent(page)).toHaveAttribute('aria-label', second);
  await drawer(page).getByRole('button', { name: 'Original colors of this cover' }).click();
  await expect(accent(page)).toHaveAttribute('aria-label', first);
  expect(complaints).toEqual([]);
});

test('[B23] colors are offered by role first, and one color of the palette can be changed', async ({ page }) => {
  await openDesign(page, await composedDesign('papercut'));
  await tabOf(page, 'Colors').click();
  await accent(page).click();
  const palette = page.getByRole('group', { name: 'Palette', exact: true });
  await expect(palette.getByRole('button')).toHaveCount(7);
  await palette.getByRole('button', { name: /^Accent: Second accent, / }).click();
  const second = await drawer(page)
    .getByRole('button', { name: /^Second accent: #/ })
    .getAttribute('aria-label');
  await expect(accent(page)).toHaveAttribute('aria-label', second?.replace('Second accent', 'Accent') ?? '');
});
