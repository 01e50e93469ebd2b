import { createDesign } from '@coverwright/core/design/create-design.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { afterEach, beforeEach, describe, expect, test, vi } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
});
afterEach(() => mounted.unmount());

const state = () => mounted.editor.store.getState();
const stage = () => page.getByTestId('stage');
const title = () => state().history.present.frontBoard.textBoxes[1]?.text.text ?? '';
function middleOfTitle() {
  const { x, y, width, height } = elementBox(state().history.present, 'Title')?.rect ?? { x: 0, y: 0, width: 0, height: 0 };
  const { camera } = mounted.editor.camera.getState();
  return { x: (x + width / 2) * camera.scale + camera.x, y: (y + height / 2) * camera.scale + camera.y };
}

describe('keys beside the stage', () => {
  test('[B14] Enter on a button presses it, also while words are selected', async () => {
    await stage().click({ position: middleOfTitle() });
    expect(state().selectedId).toBe('Title');
    page.getByRole('button', { name: 'Layers' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByTestId('layers')).toBeVisible();
    expect(state().editingId).toBeNull();
  });

  test('[B14] Escape closes an open menu and leaves the selection alone', async () => {
    await stage().click({ position: middleOfTitle() });
    await page.getByRole('button', { name: 'Help' }).click();
    await expect.element(page.getByRole('menu')).toBeVisible();
    await userEvent.keyboard('{Escape}');
    await expect.element(page.getByRole('menu')).not.toBeInTheDocument();
    expect(state().selectedId).toBe('Title');
  });

  test('[E18] a space bar that was let go in another window does not go on panning', async () => {
    await stage().click({ position: { x: 60, y: 60 } });
    await userEvent.keyboard('{ >}');
    window.dispatchEvent(new Event('blur'));
    const before = mounted.editor.camera.getState().camera;
    await stage().click({ position: middleOfTitle() });
    expect(state().selectedId).toBe('Title');
    expect(mounted.editor.camera.getState().camera).toEqual(before);
    await userEvent.keyboard('{/ }');
  });

  test('[E16] Escape in the title of the work leaves it as it was', async () => {
    const field = page.getByRole('textbox', { name: 'Title of the work' });
    await userEvent.fill(field, 'A slip of the hand');
    await userEvent.keyboard('{Escape}');
    await expect.element(field).toHaveValue('');
    expect(state().history.past).toEqual([]);
  });
});

describe('keys while something else goes on', () => {
  test('[E4] what is held by the hand is not removed from under it', async () => {
    await stage().click({ position: middleOfTitle() });
    const at = middleOfTitle();
    const held = { pointerId: 1, pointerType: 'mouse', button: 0, shift: false, alt: false, mod: false, time: 0, handle: null } as const;
    mounted.editor.gestures.down({ ...held, at });
    mounted.editor.gestures.move({ ...held, at: { x: at.x + 20, y: at.y } });
    await userEvent.keyboard('{Delete}');
    mounted.editor.gestures.move({ ...held, at: { x: at.x + 40, y: at.y } });
    expect([title(), state().notice]).toEqual(['Book Title', null]);
    await userEvent.keyboard('{Escape}');
    expect(state().history.past).toEqual([]);
  });

  test('[B14] words that are marked beside the stage are what is copied, until the stage is clicked', async () => {
    // A click here and the one below would be a double click on a quick machine, which opens the words.
    state().select('Title');
    state().openTab('PAPERBACK_SETTINGS');
    const width = page.getByText('Whole cover');
    await expect.element(width).toBeVisible();
    document.getSelection()?.selectAllChildren(width.element());
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(state().clipboard).toEqual([]);
    await stage().click({ position: middleOfTitle() });
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(state().clipboard).toHaveLength(1);
  });
});

describe('pasting', () => {
  const paste = (fill: (data: DataTransfer) => void) => {
    const clipboardData = new DataTransfer();
    fill(clipboardData);
    document.body.dispatchEvent(new ClipboardEvent('paste', { clipboardData, bubbles: true, cancelable: true }));
  };
  const boxes = () => state().history.present.frontBoard.textBoxes.length;

  test('[B14] a picture that was copied elsewhere since is what is pasted, else the elements that were copied here', async () => {
    // A click here and the one below would be a double click on a quick machine, which opens the words.
    state().select('Title');
    await userEvent.keyboard('{Control>}c{/Control}');
    expect(state().clipboard).toHaveLength(1);
    const key = new KeyboardEvent('keydown', { key: 'v', code: 'KeyV', ctrlKey: true, bubbles: true, cancelable: true });
    stage().element().dispatchEvent(key);
    expect([key.defaultPrevented, boxes()]).toEqual([false, 2]);
    const uploads = vi.spyOn(mounted.editor.resources.uploads, 'add').mockImplementation(() => {});
    paste((data) => data.items.add(new File(['pixels'], 'moon.png', { type: 'image/png' })));
    expect([boxes(), uploads.mock.calls.length]).toEqual([2, 1]);
    paste((data) => data.setData('text/plain', 'Title'));
    expect(boxes()).toBe(3);
    // The paste follows the copy at once, through the browser's own clipboard.
    await stage().click({ position: middleOfTitle() });
    await userEvent.keyboard('{Control>}cv{/Control}');
    await expect.poll(boxes).toBe(4);
  });
});

describe('copying', () => {
  const copyBy = (type: 'copy' | 'cut') => {
    const event = new ClipboardEvent(type, { clipboardData: new DataTransfer(), bubbles: true, cancelable: true });
    document.body.dispatchEvent(event);
    return [event.defaultPrevented, event.clipboardData?.getData('text/plain')];
  };

  test('[B14] fills the browser’s clipboard before anything else can be pasted; cutting removes what it took', async () => {
    await stage().click({ position: middleOfTitle() });
    expect(copyBy('copy')).toEqual([true, 'the title']);
    expect(copyBy('cut')).toEqual([true, 'the title']);
    expect([state().clipboard.length, title()]).toEqual([1, '']);
  });
});

describe('typing on the cover', () => {
  test('[E4] a click into the words takes the keys back from a field of the drawer', async () => {
    await stage().dblClick({ position: middleOfTitle() });
    await expect.element(page.getByTestId('caret')).toBeInTheDocument();
    await page.getByRole('textbox', { name: 'Letter spacing' }).click();
    await stage().click({ position: middleOfTitle() });
    await userEvent.keyboard('x');
    await expect.poll(title).toHaveLength(11);
  });

  test('[E4] Escape that only calls off an input method’s suggestion leaves the words open', async () => {
    await stage().dblClick({ position: middleOfTitle() });
    await expect.element(page.getByTestId('caret')).toBeInTheDocument();
    const area = page.getByRole('textbox', { name: 'Text of Title' }).element();
    area.dispatchEvent(new KeyboardEvent('keydown', { key: 'Escape', isComposing: true, bubbles: true, cancelable: true }));
    expect(state().editingId).toBe('Title');
  });
});

describe('the keyboard’s place', () => {
  test('[B14] is the stage after its element was removed by the toolbar', async () => {
    await stage().click({ position: middleOfTitle() });
    page.getByRole('toolbar').getByRole('button', { name: 'Remove' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => state().history.present.frontBoard.textBoxes).toHaveLength(1);
    await expect.poll(() => document.activeElement?.getAttribute('data-testid')).toBe('stage');
  });

  test('[B14] is the stage after words, or several elements, were removed in the drawer', async () => {
    await stage().click({ position: middleOfTitle() });
    page.getByRole('button', { name: 'Remove this text' }).element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => state().history.present.frontBoard.textBoxes).toHaveLength(1);
    await expect.poll(() => document.activeElement?.getAttribute('data-testid')).toBe('stage');
    state().undo();
    state().selectMany(['Title', 'Author']);
    const removeAll = page.getByRole('button', { name: 'Remove all' });
    await expect.element(removeAll).toBeVisible();
    removeAll.element().focus();
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => state().history.present.frontBoard.textBoxes).toHaveLength(0);
    await expect.poll(() => document.activeElement?.getAttribute('data-testid')).toBe('stage');
  });

  test('[B14] is the row after it was renamed, or was not', async () => {
    await page.getByRole('button', { name: 'Layers' }).click();
    const layers = page.getByTestId('layers');
    layers.getByRole('button', { name: 'Title: Book Title', exact: true }).element().focus();
    await userEvent.keyboard('{F2}');
    await userEvent.fill(layers.getByRole('textbox'), 'The name');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('The name');
    await userEvent.keyboard('{F2}{Escape}');
    await expect.poll(() => document.activeElement?.getAttribute('aria-label')).toBe('The name');
  });

  test('[B14] Enter that takes an input method’s suggestion goes on with the name of a row', async () => {
    await page.getByRole('button', { name: 'Layers' }).click();
    const layers = page.getByTestId('layers');
    layers.getByRole('button', { name: 'Title: Book Title', exact: true }).element().focus();
    await userEvent.keyboard('{F2}');
    await expect.element(layers.getByRole('textbox')).toBeVisible();
    const enter = new KeyboardEvent('keydown', { key: 'Enter', isComposing: true, bubbles: true, cancelable: true });
    layers.getByRole('textbox').element().dispatchEvent(enter);
    // The effect of a key is drawn with the next frame at the latest.
    await new Promise(requestAnimationFrame);
    await expect.element(layers.getByRole('textbox')).toBeVisible();
  });
});
