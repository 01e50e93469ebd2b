import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { switchFormat } from '../../session/switch-format.ts';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

test('[B7] a number that is none stays in its field, and does not go along to another format', async () => {
  mounted = await mountForTest(createDesign());
  const { editor } = mounted;
  editor.store.getState().openTab('BACK_COVER');
  const field = page.getByRole('textbox', { name: 'ISBN' });
  await field.fill('123');
  (field.element() as HTMLInputElement).blur();
  await expect.element(field).toHaveAttribute('aria-invalid', 'true');
  await expect.element(field).toHaveValue('123');
  // The format changes as when a comment on the other format's back is followed.
  switchFormat(editor, 'hardback');
  editor.store.getState().openTab('BACK_COVER');
  await expect.element(field).toHaveValue('');
});

test('[B14] [E22] Tab goes from the ISBN to the price code, and selects nothing on the cover', async () => {
  mounted = await mountForTest(createDesign());
  const { store } = mounted.editor;
  store.getState().openTab('BACK_COVER');
  await page.getByRole('textbox', { name: 'ISBN' }).fill('9783161484100');
  await userEvent.tab();
  await expect.element(page.getByRole('textbox', { name: 'Price code' })).toHaveFocus();
  expect(store.getState().selectedIds).toEqual([]);
  expect(store.getState().history.present.back.barcode.isbn).toBe('9783161484100');
});
