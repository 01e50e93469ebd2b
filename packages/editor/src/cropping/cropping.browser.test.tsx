import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

const PICTURE = { width: 600, height: 400 };

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  const canvas = new OffscreenCanvas(PICTURE.width, PICTURE.height);
  canvas.getContext('2d')?.fillRect(0, 0, PICTURE.width, PICTURE.height);
  const image = { type: 'library', assetId: 'library/black', ...PICTURE };
  const design = afterCommands(createDesign(), { name: 'choose-cover-image', image });
  mounted = await mountForTest(design, { 'library/black': await canvas.convertToBlob() });
  page.getByTestId('stage').element().focus();
  await userEvent.keyboard('c');
  await vi.waitFor(() => handle('se').element(), { timeout: 60_000 });
});
afterEach(() => mounted.unmount());

const cropEditor = () => page.getByRole('dialog', { name: 'Crop the picture' });
const handle = (name: string) => page.getByTestId(`crop-${name}`);
const history = () => mounted.editor.store.getState().history;
const cut = () => history().present.coverImage.cropperState;
const press = async (name: string, keys: string) => {
  handle(name).element().focus();
  await userEvent.keyboard(keys);
};

describe('the crop mode', () => {
  test('[E2] [B14] by keys: edges move by a hundredth, Enter applies all of it as one step, undo brings the whole picture back', async () => {
    await press('w', '{Shift>}{ArrowRight}{/Shift}');
    await press('s', '{ArrowUp}{ArrowUp}');
    expect(cut()).toBeNull();
    await userEvent.keyboard('{Enter}');
    expect(cropEditor().query()).toBeNull();
    expect(cut()).toEqual({ left: 60, top: 0, width: 540, height: 388 });
    expect(history().past.map(({ label }) => label)).toEqual(['Crop the picture']);
    mounted.editor.store.getState().undo();
    expect(cut()).toBeNull();
  });

  test('[E2] Escape leaves everything as it was, and gives the focus back', async () => {
    await press('nw', '{Shift>}{ArrowRight}{ArrowDown}{/Shift}');
    await userEvent.keyboard('{Escape}');
    expect(cropEditor().query()).toBeNull();
    expect(history().past).toEqual([]);
    await expect.element(page.getByTestId('stage')).toHaveFocus();
  });

  test('[E2] in the cover’s shape the part keeps the proportions of what the picture covers', async () => {
    await userEvent.click(cropEditor().getByRole('switch', { name: 'Cover proportions' }));
    await press('e', '{ArrowLeft}{ArrowLeft}');
    await userEvent.click(cropEditor().getByRole('button', { name: 'Apply' }));
    const { scene } = mounted.editor.store.getState();
    const area = scene?.layers.find(({ id }) => id === 'coverImage')?.bounds;
    if (!area) throw new Error('No picture on the cover');
    expect((cut()?.width ?? 0) / (cut()?.height ?? 1)).toBeCloseTo(area.width / area.height, 6);
  });

  test('[E2] what is cut of a mirrored picture is what is seen; the whole again is no cut', async () => {
    await userEvent.keyboard('{Escape}');
    mounted.editor.store.getState().run({ name: 'place-cover-image', transformX: -1 }, 'Mirror');
    await userEvent.keyboard('c');
    await expect.element(handle('w')).toBeVisible();
    await press('w', '{Shift>}{ArrowRight}{/Shift}');
    await userEvent.keyboard('{Enter}');
    // The picture is mirrored, so its visible left side is the right side of the file.
    expect(cut()).toEqual({ left: 0, top: 0, width: 540, height: 400 });
    await userEvent.keyboard('c');
    await userEvent.click(cropEditor().getByRole('button', { name: 'Full picture' }));
    await userEvent.click(cropEditor().getByRole('button', { name: 'Apply' }));
    expect(cut()).toBeNull();
  });

  test('[E4] a locked picture is not cropped', async () => {
    await userEvent.keyboard('{Escape}');
    mounted.editor.store.getState().run({ name: 'lock-element', id: 'coverImage', locked: true }, 'Lock');
    await userEvent.keyboard('c');
    expect(cropEditor().query()).toBeNull();
  });
});
