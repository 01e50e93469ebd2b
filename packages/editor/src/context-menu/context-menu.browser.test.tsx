import { elementStyleFixture } from '@coverwright/core/commands/testing/element-style-fixture.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { toStage } from '../stage/camera.ts';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(elementStyleFixture(createDesign()));
});
afterEach(() => mounted.unmount());

const state = () => mounted.editor.store.getState();
const item = (name: string) => page.getByRole('menuitem', { name, exact: true });
const stage = () => page.getByTestId('stage');
const title = () => state().history.present.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title');

/** Returns a point on the stage that lies on an element. */
function placeOf(id: string) {
  const layer = state().scene?.layers.find((each) => each.id === id);
  if (!layer) throw new Error(`“${id}” is not on the cover`);
  const { x, y, width, height } = toStage(mounted.editor.camera.getState().camera, layer.bounds);
  return { x: x + width / 2, y: y + height / 2 };
}

describe('the context menu', () => {
  test('[E12] opens by a right click on the element, which it selects, and does what it says', async () => {
    await userEvent.click(stage(), { button: 'right', position: placeOf('Title') });
    expect(state().selectedIds).toEqual(['Title']);
    await userEvent.click(item('Lock Ctrl + Shift + L'));
    expect(title()?.designMode.locked).toBe(true);
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    // A locked element still has a menu of its own.
    state().select(null);
    await userEvent.click(stage(), { button: 'right', position: placeOf('Title') });
    expect(item('Remove Delete').query()).toBeNull();
    await userEvent.click(item('Unlock Ctrl + Shift + L'));
    expect(title()?.designMode.locked).toBe(false);
  });

  test('[E12] opens by keyboard, is left by Escape, and gives the keyboard back', async () => {
    state().select('Title');
    stage().element().focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(state().selectedIds).toEqual(['Title']);
    await expect.poll(() => document.activeElement?.closest('[data-testid="stage"]')).not.toBeNull();
  });

  test('[E12] aligns to the board by its submenu', async () => {
    state().select('disc');
    stage().element().focus();
    await userEvent.keyboard('{Shift>}{F10}{/Shift}');
    await userEvent.hover(page.getByText('Align to the board'));
    await userEvent.click(page.getByText('Align left on the board'));
    expect(state().history.past.at(-1)?.label).toBe('Align left on the board');
  });

  test('[E12] of a row of the layers is about that row', async () => {
    mounted.editor.view.getState().showLayers(true);
    const row = page.getByTestId('layers').getByRole('button', { name: /^Author/ });
    await userEvent.click(row, { button: 'right' });
    expect(state().selectedIds).toEqual(['Author']);
    await userEvent.click(item('Hide Ctrl + Shift + H'));
    expect(state().history.present.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Author')?.designMode.hidden).toBe(true);
  });

  test('[E12] copies a style and pastes it on several in one step', async () => {
    state().select('Title');
    await userEvent.keyboard('{Control>}{Alt>}c{/Alt}{/Control}');
    state().selectMany(['Author', 'disc']);
    await userEvent.keyboard('{Control>}{Alt>}v{/Alt}{/Control}');
    const { past, present } = state().history;
    expect(past).toHaveLength(1);
    expect(present.frontBoard.textBoxes.find(({ panelName }) => panelName === 'Author')?.text.font).toBe('Oswald');
    expect(present.coverShapes[0]?.opacity).toBe(0.5);
  });
});
