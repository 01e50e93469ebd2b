import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { safeRect } from '@coverwright/core/geometry/boards.ts';
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
  // Without a barcode of the cover, the printer adds its own in this place.
  store.getState().run({ name: 'edit-blurb', showBarcode: false }, 'Hide the barcode');
  await expect.element(label).toBeInTheDocument();
  store.getState().run({ name: 'edit-blurb', showBarcode: true, isbn: null }, 'No ISBN');
  await expect.element(label).toBeInTheDocument();
});

test('[E14] [B20] a jacket’s flaps show where their words are safe', async () => {
  mounted.unmount();
  const design = createDesign({ publisher: 'ingramspark-jacket', format: 'hardback', extent: 300, typedSpine: 1 });
  mounted = await mountForTest(design);
  const safe = safeRect(geometryOf(design), 'frontFlap');
  if (!safe) throw new Error('A jacket has flaps');
  await expect.element(page.getByTestId('guidelines')).toBeInTheDocument();
  const drawn = [...page.getByTestId('guidelines').element().querySelectorAll('rect')].map((rect) => ({
    width: Number(rect.getAttribute('width')),
    height: Number(rect.getAttribute('height')),
  }));
  const isFlap = ({ width, height }: { readonly width: number; readonly height: number }) =>
    Math.abs(width / height - safe.width / safe.height) < 0.001;
  expect(drawn.filter(isFlap)).toHaveLength(2);
});
