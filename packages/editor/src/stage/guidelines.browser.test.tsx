import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
});
afterEach(() => mounted.unmount());

test('[B7] [E14] the place for the barcode is named until a real barcode is drawn there', async () => {
  const { store } = mounted.editor;
  const label = page.getByTestId('guidelines').getByText('Barcode', { exact: true });
  await expect.element(label).toBeInTheDocument();
  store.getState().run({ name: 'edit-blurb', isbn: '9783161484100' }, 'ISBN');
  await expect.element(label).not.toBeInTheDocument();
  // Without the box the printer puts its own code there.
  store.getState().run({ name: 'edit-blurb', showBarcode: false }, 'Hide the barcode');
  await expect.element(label).toBeInTheDocument();
  store.getState().run({ name: 'edit-blurb', showBarcode: true, isbn: null }, 'No ISBN');
  await expect.element(label).toBeInTheDocument();
});
