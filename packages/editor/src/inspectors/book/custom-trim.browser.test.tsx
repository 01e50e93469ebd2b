import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
});
afterEach(() => mounted.unmount());

test('[B3] a trim is typed within the printer’s limits; one beyond them is marked and changes nothing', async () => {
  const { store } = mounted.editor;
  store.getState().openTab('PAPERBACK_SETTINGS');
  await userEvent.click(page.getByRole('combobox', { name: 'Trim size' }));
  await userEvent.click(page.getByRole('option', { name: 'Custom size…' }));
  const width = page.getByRole('textbox', { name: 'Trim width' });
  await expect.element(page.getByText('4 to 8.5 in', { exact: true })).toBeVisible();
  const use = page.getByRole('button', { name: 'Use this trim size' });
  await userEvent.fill(width, '9');
  await expect.element(page.getByText(/doesn’t print this/)).toBeVisible();
  await expect.element(use).toBeDisabled();
  await expect.element(width).toHaveValue('9 in');
  await userEvent.fill(width, '5.75');
  await userEvent.click(use);
  expect(store.getState().history.present.measurements.trimSize).toEqual({ width: 5.75, height: 9 });
  expect(store.getState().history.past).toHaveLength(1);
});
