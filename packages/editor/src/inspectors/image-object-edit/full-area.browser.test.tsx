import { createDesign } from '@coverwright/core/design/create-design.ts';
import { coverObjectImageSchema } from '@coverwright/core/design/cover-object-image.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

const image = {
  type: 'library',
  assetId: 'library/dark',
  width: 600,
  height: 800,
  photographerName: null,
  profileLink: null,
  licence: null,
};
const photo = coverObjectImageSchema.parse({ uniqueObjectId: 'photo', x: 200, y: 200, width: 300, height: 400, image });

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  const canvas = new OffscreenCanvas(60, 80);
  canvas.getContext('2d')?.fillRect(0, 0, 60, 80);
  mounted = await mountForTest({ ...createDesign(), coverObjectImages: [photo] }, { 'library/dark': await canvas.convertToBlob() });
  mounted.editor.store.getState().select('photo');
});
afterEach(() => mounted.unmount());

const now = () => mounted.editor.store.getState().history.present.coverObjectImages[0];
const undo = () => mounted.editor.store.getState().undo();

test('[E11] a picture fills the front by one press, fades into what is below, and casts a shadow; each is one step', async () => {
  await page.getByRole('button', { name: 'Fill the front' }).click();
  const { panels } = geometryOf(mounted.editor.store.getState().history.present);
  expect(now()).toMatchObject({ board: 'front', width: panels.front.width, height: panels.front.height });
  await userEvent.fill(page.getByRole('textbox', { name: 'Fade at the top' }), '40');
  await expect.poll(() => now()?.fade?.top).toBeCloseTo(0.4);
  await page.getByRole('group', { name: 'Fade into' }).getByRole('button', { name: 'What is below' }).click();
  await expect.poll(() => now()?.fade?.colour).toBe(null);
  await page.getByRole('switch', { name: 'Shadow' }).click();
  await expect.poll(() => now()?.shadow?.blur).toBe(0.08);
  undo();
  expect(now()?.shadow).toBe(undefined);
  undo();
  expect(now()?.fade?.colour).toEqual({ r: 0, g: 0, b: 0, a: 1 });
  undo();
  undo();
  expect(now()).toEqual(photo);
});
