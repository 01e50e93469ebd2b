import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>> | null = null;
afterEach(() => mounted?.unmount());

test('[B16] ideas over an open cover: a genre makes a dozen, one can be varied, using it is one step that undo takes back', async () => {
  const cover = createDesign();
  mounted = await mountForTest(cover);
  const { store } = mounted.editor;
  await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Ideas for this cover' });
  await dialog.getByRole('combobox', { name: 'Genre' }).click();
  await page.getByRole('option', { name: 'Horror' }).click();
  await expect.element(dialog.getByRole('button', { name: /^Cover 12:/ })).toBeVisible();
  await dialog.getByRole('button', { name: /^Cover 2:/ }).click();
  await expect.element(dialog.getByRole('button', { name: /^Cover 2:/ })).toHaveAttribute('aria-pressed', 'true');
  await dialog.getByRole('button', { name: 'Keep these typefaces' }).click();
  await expect.element(dialog.getByRole('button', { name: 'More ideas, same type' })).toBeEnabled();
  await dialog.getByRole('button', { name: 'Use this cover' }).click();
  await expect.poll(() => store.getState().history.present.metadata.genre?.id).toBe('horror');
  const title = store.getState().history.present.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title');
  expect(title?.text.text.replace(/\s+/g, ' ')).toBe('Book Title');
  store.getState().undo();
  expect(store.getState().history.present).toBe(cover);
});

test('[B26] the board shows reasons, finds covers by style and word, and keeps favorites in this browser', async () => {
  window.localStorage.removeItem('coverwright.favorite-ideas');
  mounted = await mountForTest(createDesign());
  await userEvent.keyboard('{Control>}{Shift>}e{/Shift}{/Control}');
  const dialog = page.getByRole('dialog', { name: 'Ideas for this cover' });
  await dialog.getByRole('combobox', { name: 'Genre' }).click();
  await page.getByRole('option', { name: 'Fantasy' }).click();
  await expect.element(dialog.getByRole('button', { name: /^Cover 12:/ })).toBeVisible();
  await expect.element(dialog.getByText(/Typical of fantasy|Easy to read when small|Large title/).first()).toBeVisible();
  await dialog.getByRole('button', { name: 'Ornamental' }).click();
  await expect.element(dialog.getByRole('button', { name: /^Cover 1: / })).toBeVisible();
  await dialog.getByRole('textbox', { name: 'Search covers by what they show' }).fill('bicycle');
  await userEvent.keyboard('{Enter}');
  await expect.element(dialog.getByText('No cover shows this. Try another word or style.')).toBeVisible();
  await dialog.getByRole('button', { name: 'All' }).click();
  await dialog.getByRole('textbox', { name: 'Search covers by what they show' }).fill('moon');
  await userEvent.keyboard('{Enter}');
  const wood = dialog.getByRole('button', { name: /^Cover \d+: a moon over a wood/ }).first();
  await expect.element(wood).toBeVisible();
  const [, number] = /^Cover (\d+)/.exec(wood.element().getAttribute('aria-label') ?? '') ?? [];
  await dialog.getByRole('button', { name: `Keep cover ${number} as a favorite` }).click();
  await dialog.getByRole('button', { name: 'Favorites (1)' }).click();
  await expect.element(dialog.getByRole('button', { name: /^Cover 1: / })).toBeVisible();
  expect(window.localStorage.getItem('coverwright.favorite-ideas')).toContain('moon-wood');
});
