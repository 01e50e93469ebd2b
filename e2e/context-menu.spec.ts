import { type Page, test } from '@playwright/test';
import { expect } from './expect.ts';
import { addShape, createFingers, element, expectSelected, middleOf, openBlankCover } from './hands.ts';

const item = (page: Page, name: string | RegExp) => page.getByRole('menuitem', { name });

test('[E12] at 1440 px a right click locks, unlocks and groups, and a style goes from one text to another', async ({ page }) => {
  await page.setViewportSize({ width: 1440, height: 900 });
  await openBlankCover(page);
  await addShape(page, 'Ellipse', { x: 0.5, y: 0.5 });
  const rightClick = async (name: string | RegExp) => {
    const { x, y } = await middleOf(element(page, name));
    await page.mouse.click(x, y, { button: 'right' });
  };
  await rightClick('Ellipse');
  await expectSelected(page, ['Ellipse']);
  await item(page, /^Lock/).click();
  await expect(element(page, 'Ellipse, locked')).toBeAttached();
  await page.keyboard.press('Escape');
  await rightClick('Ellipse, locked');
  await expectSelected(page, ['Ellipse, locked']);
  await expect(item(page, /^Remove/)).toHaveCount(0);
  await item(page, /^Unlock/).click();
  await expect(element(page, 'Ellipse')).toBeAttached();
  await page.keyboard.press('Shift+F10');
  await item(page, /^Copy style/).click();
  await expect(page.getByText(/^Style of Ellipse copied/)).toBeVisible();
  await element(page, /^Title:/).focus();
  await page.keyboard.press('ContextMenu');
  await item(page, /^Paste style/).click();
  await page.getByRole('button', { name: 'Undo', exact: true }).click();
  await page.getByRole('button', { name: 'Layers', exact: true }).click();
  await page
    .getByTestId('layers')
    .getByRole('button', { name: /^Author:/ })
    .click({ button: 'right' });
  await item(page, /^Bring to the front/).click();
  await expect(page.getByTestId('layers').getByRole('listitem').first()).toContainText('Author');
});

test.describe('with fingers at 360 px', () => {
  test.use({ viewport: { width: 360, height: 740 }, hasTouch: true, isMobile: true });

  test('[B14] [E12] a finger that stays opens the menu on an element and on a handle, without keys, and Back closes it', async ({
    page,
  }) => {
    const fingers = await createFingers(page);
    await openBlankCover(page);
    await addShape(page, 'Star', { x: 0.5, y: 0.6 });
    await page.keyboard.press('Escape');
    await fingers.press(await middleOf(element(page, 'Star')), 650);
    await expectSelected(page, ['Star']);
    await expect(item(page, 'Duplicate')).toBeVisible();
    await expect(page.getByRole('menu').locator('kbd')).toHaveCount(0);
    await page.goBack();
    await expect(page.getByRole('menu')).toHaveCount(0);
    await fingers.press(await middleOf(page.getByTestId('handle-se')), 650);
    await item(page, 'Duplicate').tap();
    await expect(element(page, 'Star')).toHaveCount(2);
  });
});
