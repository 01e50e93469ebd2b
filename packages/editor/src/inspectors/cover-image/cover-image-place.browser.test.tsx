import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  const canvas = new OffscreenCanvas(600, 400);
  canvas.getContext('2d')?.fillRect(0, 0, 600, 400);
  const image = { type: 'library', assetId: 'library/black', width: 600, height: 400 };
  const design = afterCommands(createDesign(), { name: 'choose-cover-image', image });
  mounted = await mountForTest(design, { 'library/black': await canvas.convertToBlob() });
  mounted.editor.store.getState().openTab('COVER_IMAGE');
});
afterEach(() => mounted.unmount());

const coverImage = () => mounted.editor.store.getState().history.present.coverImage;

test('[E2] the cover picture turns by quarters and by any angle', async () => {
  const turn = page.getByRole('button', { name: 'Turn 90°' });
  await userEvent.click(turn);
  expect(coverImage().rotation).toBe(90);
  await userEvent.click(turn);
  await userEvent.click(turn);
  expect(coverImage().rotation).toBe(-90);
  const angle = page.getByRole('textbox', { name: 'Rotation' });
  await userEvent.fill(angle, '33');
  await userEvent.keyboard('{Enter}');
  expect(coverImage().rotation).toBe(33);
  mounted.editor.store.getState().undo();
  expect(coverImage().rotation).toBe(-90);
});

test('[E2] the cover picture is blurred, and goes on over spine and back as its mirror image', async () => {
  await userEvent.fill(page.getByRole('textbox', { name: 'Blur' }), '40');
  await userEvent.keyboard('{Enter}');
  expect(coverImage().blur).toBeCloseTo(0.02, 6);
  await userEvent.click(page.getByRole('button', { name: 'Mirrored' }));
  expect(coverImage().wrapEdge).toBe('mirror');
  await userEvent.click(page.getByRole('button', { name: 'Same picture' }));
  expect(coverImage().wrapEdge).toBeUndefined();
  await userEvent.fill(page.getByRole('textbox', { name: 'Blur' }), '0');
  await userEvent.keyboard('{Enter}');
  expect(coverImage().blur).toBeUndefined();
});
