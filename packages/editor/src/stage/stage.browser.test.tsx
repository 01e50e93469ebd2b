import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

const square = (id: string, x: number, y: number) =>
  ({ name: 'add-shape', shape: { uniqueObjectId: id, type: 'star', x, y, width: 300, height: 300, z: 20 } }) as const;
const cover = afterCommands(createDesign(), square('one', 200, 1700), square('two', 1200, 1750));

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(cover);
});
afterEach(() => mounted.unmount());

const state = () => mounted.editor.store.getState();
const stage = () => page.getByTestId('stage');
function middleOf(id: string) {
  const { x, y, width, height } = elementBox(state().history.present, id)?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
  const { camera } = mounted.editor.camera.getState();
  return { x: (x + width / 2) * camera.scale + camera.x, y: (y + height / 2) * camera.scale + camera.y };
}

describe('the stage', () => {
  test('[E4] shift adds to the selection, the drawer and the toolbar speak of several, and one undo takes an alignment back', async () => {
    await stage().click({ position: middleOf('one') });
    await stage().click({ position: middleOf('two'), modifiers: ['Shift'] });
    expect(state().selectedIds).toEqual(['one', 'two']);
    await expect.element(page.getByRole('heading', { name: '2 elements' })).toBeVisible();
    await page.getByTestId('drawer').getByRole('button', { name: 'Align top' }).click();
    await expect.poll(() => elementBox(state().history.present, 'two')?.rect.y).toBe(elementBox(cover, 'one')?.rect.y);
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => state().history.present).toBe(cover);
  });

  test('[B14] elements are buttons where they lie, in reading order; Enter opens one, arrows move it', async () => {
    const names = [...document.querySelectorAll('[data-element]')].map((node) => node.getAttribute('aria-label'));
    expect(names.slice(0, 4)).toEqual(['Title: Book Title', 'Author: Author Name', 'Star', 'Star']);
    const node = document.querySelector<HTMLElement>('[data-element="one"]');
    node?.focus();
    expect(state().selectedIds).toEqual(['one']);
    const box = node?.getBoundingClientRect();
    await expect.element(page.getByTestId('selection')).toBeInTheDocument();
    const frame = page.getByTestId('selection').element().getBoundingClientRect();
    expect(box?.left).toBeCloseTo(frame.left, 0);
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('heading', { name: 'Star' })).toBeVisible();
    await userEvent.keyboard('{ArrowRight}');
    await expect.poll(() => state().history.present.coverShapes[0]?.x).toBeCloseTo(201, 6);
    await userEvent.keyboard('{Tab}');
    expect(document.activeElement?.getAttribute('data-element')).toBe('two');
  });

  test('[E4] a click into the words that are being written moves the caret, and typing goes on there', async () => {
    await stage().dblClick({ position: middleOf('Title') });
    await expect.element(page.getByTestId('caret')).toBeInTheDocument();
    await userEvent.keyboard('{Home}');
    await stage().click({ position: middleOf('Title') });
    await userEvent.keyboard('x');
    const words = () => state().history.present.frontBoard.textBoxes[1]?.text.text ?? '';
    await expect.poll(words).toHaveLength(11);
    expect(words()).not.toMatch(/^x/);
  });

  test('[E18] the rulers change their unit by their corner, and go by their key', async () => {
    await page.getByRole('button', { name: /rulers in inches/ }).click();
    await expect.element(page.getByRole('button', { name: /rulers in millimeters/ })).toBeVisible();
    await stage().click({ position: { x: 60, y: 60 } });
    await userEvent.keyboard('{Shift>}R{/Shift}');
    await expect.element(page.getByTestId('rulers')).not.toBeInTheDocument();
    await userEvent.keyboard('{Shift>}R{/Shift}');
    await page.getByRole('button', { name: /rulers in millimeters/ }).click();
  });
});

describe('the list of layers', () => {
  test('[E4] is opened beside the stage; its rows choose, lock, hide, rename and move', async () => {
    await page.getByRole('button', { name: 'Layers' }).click();
    const layers = page.getByTestId('layers');
    await layers.getByRole('button', { name: 'Hide Title: Book Title' }).click();
    await expect.poll(() => state().scene?.layers.some(({ id }) => id === 'Title')).toBe(false);
    await layers.getByRole('button', { name: 'Lock Author: Author Name' }).click();
    expect(state().history.present.frontBoard.textBoxes[0]?.designMode.locked).toBe(true);

    await layers.getByRole('button', { name: 'Author: Author Name, locked' }).click();
    expect(state().selectedIds).toEqual(['Author']);
    await userEvent.keyboard('{F2}');
    await userEvent.fill(layers.getByRole('textbox'), 'Who wrote it');
    await userEvent.keyboard('{Enter}');
    await expect.element(layers.getByRole('button', { name: 'Who wrote it, locked' })).toBeVisible();

    const order = () => [...document.querySelectorAll('[data-layer]')].map((row) => row.getAttribute('data-layer'));
    expect(order().slice(0, 2)).toEqual(['two', 'one']);
    layers.getByRole('button', { name: 'Star', exact: true }).first().element().focus();
    await userEvent.keyboard('{Alt>}{ArrowDown}{/Alt}');
    expect(order().slice(0, 2)).toEqual(['one', 'two']);
    expect(state().history.past.map(({ label }) => label)).toEqual([
      'Hide the title',
      'Lock the author',
      'Rename the author',
      'Restack the star',
    ]);
  });
});
