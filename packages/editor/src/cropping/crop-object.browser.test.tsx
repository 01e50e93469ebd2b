import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

const PICTURE = { width: 600, height: 400 };

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  const canvas = new OffscreenCanvas(PICTURE.width, PICTURE.height);
  canvas.getContext('2d')?.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const image = { type: 'library', assetId: 'library/black', ...PICTURE };
  const object = { uniqueObjectId: 'photo', image, x: 100, y: 100, width: 600, height: 400 };
  const design = afterCommands(createDesign(), { name: 'add-object-image', object });
  mounted = await mountForTest(design, { 'library/black': await canvas.convertToBlob() });
  mounted.editor.store.getState().select('photo', true);
  page.getByTestId('stage').element().focus();
});
afterEach(() => mounted.unmount());

const photo = () => mounted.editor.store.getState().history.present.coverObjectImages[0];
const cropEditor = () => page.getByRole('dialog', { name: 'Crop the picture' });

test('[E6] C crops the selected picture object by keys, as one step that undo takes back', async () => {
  await userEvent.keyboard('c');
  await expect.element(cropEditor()).toBeVisible();
  // The frame is shown once the picture's room has been measured.
  await expect.element(page.getByTestId('crop-w')).toBeInTheDocument();
  page.getByTestId('crop-w').element().focus();
  await userEvent.keyboard('{Shift>}{ArrowRight}{/Shift}{Enter}');
  expect(cropEditor().query()).toBeNull();
  expect(photo()).toMatchObject({ crop: { left: 60, top: 0, width: 540, height: 400 }, x: 160, y: 100, width: 540, height: 400 });
  mounted.editor.store.getState().undo();
  expect(photo()?.crop).toBeUndefined();
});

test('[E6] the inspector crops by numbers, and marks one that reaches beyond the picture', async () => {
  mounted.editor.store.getState().openTab('IMAGE_OBJECT_EDIT');
  await userEvent.fill(page.getByLabelText('Crop width'), '300');
  await expect.poll(() => photo()).toMatchObject({ crop: { left: 0, width: 300 }, width: 300 });
  await userEvent.fill(page.getByLabelText('From the left'), '400');
  await expect.element(page.getByText('Enter 0 to 300 px.')).toBeVisible();
  expect(photo()?.crop?.left).toBe(0);
  await userEvent.fill(page.getByLabelText('From the left'), '200');
  await expect.poll(() => photo()).toMatchObject({ crop: { left: 200, width: 300 }, x: 300, width: 300 });
  await userEvent.click(page.getByRole('button', { name: 'Full picture' }));
  expect(photo()).toMatchObject({ x: 100, width: 600 });
  expect(photo()?.crop).toBeUndefined();
});
