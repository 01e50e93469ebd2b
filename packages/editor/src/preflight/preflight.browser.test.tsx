import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

const INK = { r: 24, g: 32, b: 48, a: 1 };

const faulty = afterCommands(
  createDesign(),
  { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'Salt', fontSize: 200 } } },
  { name: 'edit-text-box', id: 'Author', changes: { text: { text: 'Ada Name', fontSize: 100 }, panel: { top: 20, height: 90 } } },
  ...(['front', 'spine', 'back'] as const).map((panel) => ({ name: 'set-panel-colour' as const, panel, colour: INK })),
  {
    name: 'edit-blurb',
    text: { text: '<p>Three honest sentences.</p>', colour: { r: 250, g: 250, b: 250, a: 1 } },
    panel: { paddingRight: 110 },
  },
);

test('[B6] a fault is counted, shown where it is, and mended in one step that can be undone', async () => {
  const { editor, unmount } = await mountForTest(faulty);
  const badge = page.getByRole('button', { name: /^Print check/ });
  await expect.element(badge).toHaveAccessibleName('Print check: 1 to review');
  await badge.click();
  await page.getByText(/in from the trim/).click();
  expect(editor.store.getState().selectedId).toBe('Author');
  await badge.click();
  await page.getByRole('button', { name: /^Move inside/ }).click();
  await expect.element(badge).toHaveAccessibleName('Print check: Ready to print');
  expect(editor.store.getState().history.past.map(({ label }) => label)).toEqual(['Move inside']);
  editor.store.getState().undo();
  await expect.element(badge).toHaveAccessibleName('Print check: 1 to review');
  unmount();
});

test('[B9] the print proof lies over the cover until something changes, and comes again', async () => {
  const { editor, unmount } = await mountForTest(faulty);
  const proof = page.getByTestId('print-proof');
  await expect.element(proof).not.toBeInTheDocument();
  await page.getByRole('button', { name: /^Print check/ }).click();
  await page.getByRole('button', { name: 'Print proof' }).click();
  await expect.element(proof).toBeVisible();
  const canvas = proof.element();
  if (!(canvas instanceof HTMLCanvasElement)) throw new Error('Not a canvas');
  const [red, green, blue] = canvas.getContext('2d')?.getImageData(20, 20, 1, 1).data ?? [];
  // The darkest blue that a press prints is lighter than the screen's.
  expect([red, green, blue]).not.toEqual([INK.r, INK.g, INK.b]);
  editor.store.getState().run({ name: 'set-panel-colour', panel: 'front', colour: { ...INK, b: 90 } }, 'Colour');
  await expect.element(proof).not.toBeVisible();
  await expect.element(proof).toBeVisible();
  await page.getByRole('button', { name: 'Close the print proof' }).click();
  await expect.element(proof).not.toBeInTheDocument();
  unmount();
});
