import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { tabOf, waitForEditor } from './make-cover.ts';

const SCREENS = [
  { name: 'a laptop', viewport: { width: 1440, height: 900 }, isPhone: false },
  { name: 'a phone', viewport: { width: 360, height: 740 }, isPhone: true },
] as const;

const ideas = (page: Page) => page.getByRole('list', { name: 'Covers to choose from' });
const covers = (page: Page) => ideas(page).getByRole('button', { name: /^Cover \d+:/ });

for (const { name, viewport, isPhone } of SCREENS) {
  test.describe(name, () => {
    test.use({ viewport, hasTouch: isPhone });

    test('[E17] [B16] Back goes through setup with every idea and the chosen one kept, and from the editor to the ideas and forward again', async ({
      page,
    }) => {
      const complaints = listenForComplaints(page);
      await page.goto('/design');
      await page.getByLabel('Title').fill('The Keeper of Salt');
      await page.getByLabel('Author').fill('Ann Reed');
      await page.getByRole('button', { name: 'Mystery', exact: true }).click();
      await page.getByRole('button', { name: 'Choose pictures' }).click();
      await page.getByRole('button', { name: 'Without a picture' }).click();
      await page.getByRole('button', { name: 'See a dozen covers' }).click();
      await expect(covers(page)).toHaveCount(12);
      expect(await page.evaluate(() => document.documentElement.scrollWidth)).toBeLessThanOrEqual(viewport.width);
      await covers(page).nth(2).click();
      // Composing more of them is the same on any screen.
      if (!isPhone) await page.getByRole('button', { name: 'More ideas', exact: true }).click();
      await expect(ideas(page)).toHaveAttribute('aria-busy', 'false');
      const count = await covers(page).count();
      expect(count).toBeGreaterThan(isPhone ? 11 : 18);

      // Going back and forward shows the same covers, without making them again.
      await page.goBack();
      await expect(page.getByRole('button', { name: 'Without a picture' })).toHaveAttribute('aria-pressed', 'true');
      await page.goBack();
      await expect(page.getByLabel('Title')).toHaveValue('The Keeper of Salt');
      await page.goForward();
      await page.goForward();
      await expect(covers(page)).toHaveCount(count);
      await expect(covers(page).nth(2)).toHaveAttribute('aria-pressed', 'true');

      await page.getByRole('button', { name: 'Make it mine' }).click();
      await waitForEditor(page);
      await page.getByRole('button', { name: 'Not now' }).click();
      await tabOf(page, 'Spine').click();
      if (isPhone) {
        await expect(page.getByTestId('drawer')).toBeVisible();
        await page.goBack();
        await expect(page.getByTestId('drawer')).toBeHidden();
        await expect(page.getByTestId('stage')).toBeVisible();
      }
      await page.goBack();
      await expect(covers(page).nth(2)).toHaveAttribute('aria-pressed', 'true');
      await expect(covers(page)).toHaveCount(count);
      await page.goForward();
      await waitForEditor(page);
      await expect(page.getByTestId('stage')).toBeVisible();

      await page.reload();
      await waitForEditor(page);
      if (isPhone && (await page.getByTestId('drawer').isVisible())) {
        await page.goBack();
        await expect(page.getByTestId('drawer')).toBeHidden();
      }
      await page.goBack();
      await expect(covers(page).first()).toHaveAttribute('aria-pressed', 'true');
      await expect(page.getByRole('button', { name: 'Make it mine' })).toBeEnabled();
      expect(complaints).toEqual([]);
    });

    test('[B14] Back closes the menu, the dialog and the book in the hand before it leaves the cover', async ({ page }) => {
      await page.goto('/');
      await page.goto('/design?setup=true');
      await page.getByRole('button', { name: 'Skip setup' }).click();
      await waitForEditor(page);
      await page.getByRole('button', { name: 'Not now' }).click();
      if (isPhone) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await expect(page.getByRole('menu')).toBeVisible();
        await page.goBack();
        await expect(page.getByRole('menu')).toBeHidden();
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Versions' }).click();
      } else await page.getByRole('button', { name: 'Versions' }).click();
      const dialog = page.getByRole('dialog', { name: 'Versions' });
      await expect(dialog).toBeVisible();
      await page.goBack();
      await expect(dialog).toBeHidden();
      await expect(page.getByTestId('stage')).toBeVisible();
      if (isPhone) {
        await page.getByRole('button', { name: 'More', exact: true }).click();
        await page.getByRole('menuitem', { name: 'Preview in 3D' }).click();
      } else await page.getByRole('button', { name: 'Preview in 3D' }).click();
      await expect(page.getByTestId('book')).toBeVisible();
      await page.goBack();
      await expect(page.getByTestId('book')).toBeHidden();
      await expect(page.getByTestId('stage')).toBeVisible();
    });
  });
}
