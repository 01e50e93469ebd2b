import { test } from '@playwright/test';
import { expect } from './expect.ts';
import { listenForComplaints } from './complaints.ts';
import { waitForEditor } from './make-cover.ts';

test('[E19] [B16] chosen pictures become a dozen covers, of which one is varied, kept in part, and opened; the answers survive a reload', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await page.goto('/design');
  await page.getByLabel('Title').fill('The Salt Roads');
  await page.getByLabel('Author').fill('Ines Holloway');
  await page.getByRole('button', { name: 'Historical fiction', exact: true }).click();
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  const pictures = page.getByRole('main').getByRole('list').getByRole('button');
  await pictures.nth(0).click();
  await pictures.nth(1).click();
  await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.reload();
  await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');
  await page.goBack();
  await expect(page.getByLabel('Title')).toHaveValue('The Salt Roads');
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await expect(pictures.nth(1)).toHaveAttribute('aria-pressed', 'true');

  await page.getByRole('button', { name: 'See a dozen covers' }).click();
  const covers = page.getByRole('list', { name: 'Covers to choose from' }).getByRole('button', { name: /^Cover \d+:/ });
  await expect(covers).toHaveCount(12);
  await covers.nth(2).click();
  await page.getByRole('button', { name: 'Another layout' }).click();
  await expect(covers).toHaveCount(13);
  await expect(covers.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Keep these colors' }).click();
  await page.getByRole('button', { name: 'More ideas, same colors' }).click();
  await expect.poll(() => covers.count()).toBeGreaterThan(18);
  await expect(covers.nth(3)).toHaveAttribute('aria-pressed', 'true');
  await page.getByRole('button', { name: 'Make it mine' }).click();
  await waitForEditor(page);
  await expect(page.locator('[data-element="Title"]')).toHaveAttribute('aria-label', /The Salt Roads/i);
  const names = await page.evaluate(() => window.dataLayer?.map(({ event }) => event) ?? []);
  expect(names).toEqual(expect.arrayContaining(['survey_step_one_complete', 'survey_step_two_complete']));
  expect(complaints).toEqual([]);
});

test('[B16] an open cover takes an idea in one step, and undo brings everything back', async ({ page }) => {
  await page.goto('/design');
  await page.getByRole('button', { name: 'Skip setup' }).click();
  await waitForEditor(page);
  await page.getByRole('button', { name: 'Cover ideas' }).click();
  const dialog = page.getByRole('dialog', { name: 'Ideas for this cover' });
  await dialog.getByRole('combobox', { name: 'Genre' }).click();
  await page.getByRole('option', { name: 'Mystery', exact: true }).click();
  await expect(dialog.getByRole('button', { name: /^Cover \d+:/ })).toHaveCount(12);
  await dialog.getByRole('button', { name: /^Cover 5:/ }).click();
  await dialog.getByRole('button', { name: 'Use this cover' }).click();
  await expect(dialog).toBeHidden();
  const undo = page.getByRole('button', { name: /^Undo/ }).first();
  await expect(undo).toBeEnabled();
  await undo.click();
  await expect(undo).toBeDisabled();
});
