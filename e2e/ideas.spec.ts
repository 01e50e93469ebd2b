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

test('[B16] [E19] the board goes to covers like one, back and forth, to a style, to a word, and keeps a favorite over a reload', async ({
  page,
}) => {
  const complaints = listenForComplaints(page);
  await page.goto('/design');
  await page.getByLabel('Title').fill('The Winter Orchard');
  await page.getByLabel('Author').fill('Ines Holloway');
  await page.getByRole('button', { name: 'Fantasy', exact: true }).click();
  await page.getByRole('button', { name: 'Choose pictures' }).click();
  await page.getByRole('button', { name: 'See a dozen covers' }).click();
  const covers = page.getByRole('list', { name: 'Covers to choose from' }).getByRole('button', { name: /^Cover \d+:/ });
  const layoutsOf = () => covers.evaluateAll((all) => all.map((cover) => cover.getAttribute('aria-label')?.replace(/^Cover \d+: /, '')));
  await expect(covers).toHaveCount(12);
  const firstDozen = await layoutsOf();
  const [, , third] = firstDozen;

  await covers.nth(2).click();
  await page.getByRole('button', { name: 'More like this' }).click();
  await expect.poll(async () => new Set(await layoutsOf())).toEqual(new Set([third]));
  await expect(page.getByRole('button', { name: 'More like this' })).toBeEnabled();
  const alike = await covers.count();
  expect(alike).toBeGreaterThan(3);
  await page.getByRole('button', { name: 'Earlier covers' }).click();
  expect(await layoutsOf()).toEqual(firstDozen);
  await page.getByRole('button', { name: 'Later covers' }).click();
  await expect(covers).toHaveCount(alike);

  const kinds = page.getByRole('group', { name: 'Kind of cover' });
  await kinds.getByRole('button', { name: 'Typographic' }).click();
  await expect(kinds.getByRole('button', { name: 'Typographic' })).toHaveAttribute('aria-pressed', 'true');
  await expect(covers).not.toHaveCount(0);
  await kinds.getByRole('button', { name: 'All', exact: true }).click();
  const search = page.getByRole('textbox', { name: 'Search covers by what they show' });
  await search.fill('moon');
  await search.press('Enter');
  await expect(covers).not.toHaveCount(0);
  const layout = (await layoutsOf())[0] ?? '';
  await page.getByRole('button', { name: 'Keep cover 1 as a favorite' }).click();
  await expect(kinds.getByRole('button', { name: 'Favorites (1)' })).toBeVisible();

  await page.reload();
  await kinds.getByRole('button', { name: 'Favorites (1)' }).click();
  await expect(covers).toHaveCount(1);
  expect(await layoutsOf()).toEqual([layout]);
  expect(complaints).toEqual([]);
});
