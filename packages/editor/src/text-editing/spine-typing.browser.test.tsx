import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

const store = () => mounted.editor.store.getState();
const design = () => store().history.present;

/** Double-clicks the center of a layer. */
async function doubleClick(id: string): Promise<void> {
  await expect.poll(() => store().scene?.layers.some((layer) => layer.id === id)).toBe(true);
  const bounds = store().scene!.layers.find((layer) => layer.id === id)!.inkBounds!;
  const { scale, x, y } = mounted.editor.camera.getState().camera;
  const stage = page.getByTestId('stage').element().getBoundingClientRect();
  const at = {
    clientX: stage.x + (bounds.x + bounds.width / 2) * scale + x,
    clientY: stage.y + (bounds.y + bounds.height / 2) * scale + y,
  };
  const target = document.elementFromPoint(at.clientX, at.clientY)!;
  for (let click = 0; click < 2; click++) {
    for (const kind of ['pointerdown', 'pointerup'])
      target.dispatchEvent(
        new PointerEvent(kind, {
          ...at,
          pointerId: 1,
          pointerType: 'mouse',
          button: 0,
          buttons: kind === 'pointerdown' ? 1 : 0,
          bubbles: true,
        }),
      );
  }
}

const ofSpine = (name: 'SpineTitle' | 'SpineAuthor') => design().spine.textBoxes.find(({ panelName }) => panelName === name)!;

test('[E4] Enter types the words of a spine that has its own, in one line along the spine', async () => {
  mounted = await mountForTest(afterCommands(createDesign(), { name: 'edit-spine', replicateFrontTextOnSpine: false }));
  const { uniqueId } = ofSpine('SpineTitle').designMode;
  store().select(uniqueId);
  page.getByTestId('stage').element().focus();
  await userEvent.keyboard('{Enter}');
  const words = page.getByRole('textbox', { name: 'Text of SpineTitle' });
  await expect.element(words).toHaveFocus();
  await userEvent.keyboard('{Control>}a{/Control}Salt{Enter}Road');
  expect(ofSpine('SpineTitle').text.text).toBe('Salt Road');
  await expect.element(page.getByTestId('caret')).toBeInTheDocument();
  const frame = page.getByTestId('caret').element().parentElement!;
  expect(Math.abs(Number(/rotate\((-?\d+)deg\)/.exec(frame.style.transform)?.[1]))).toBe(90);
});

test('[E4] a spine that follows the front opens the front’s title for typing', async () => {
  mounted = await mountForTest(createDesign());
  await doubleClick(ofSpine('SpineTitle').designMode.uniqueId);
  await expect.element(page.getByRole('textbox', { name: 'Text of Title' })).toHaveFocus();
});

test('[E6] a double click on the blurb puts the caret into its field', async () => {
  mounted = await mountForTest(createDesign());
  await doubleClick('blurb');
  await expect.element(page.getByRole('textbox', { name: 'Blurb' })).toHaveFocus();
});
