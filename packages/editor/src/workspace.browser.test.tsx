import { createDesign } from '@coverwright/core/design/create-design.ts';
import { specificationOf } from '@coverwright/core/design/specification-of.ts';
import { placeTextBox } from '@coverwright/core/elements/text-box/place-text-box.ts';
import { measureCover } from '@coverwright/core/geometry/measure-cover.ts';
import { centreOf } from '@coverwright/core/geometry/shapes.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from './testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(createDesign());
});
afterEach(() => mounted.unmount());

const present = () => mounted.editor.store.getState().history.present;
const titleBox = () => {
  const box = present().frontBoard.textBoxes.find(({ panelName }) => panelName === 'Title');
  if (!box) throw new Error('The title is gone');
  return box;
};

/** The center of the title in stage pixels. */
function middleOfTitle() {
  const { camera } = mounted.editor.camera.getState();
  const { panel } = placeTextBox(titleBox(), measureCover(specificationOf(present())).boards.front);
  const { x, y } = centreOf(panel);
  return { x: x * camera.scale + camera.x, y: y * camera.scale + camera.y };
}

describe('typing on the canvas', () => {
  test('[E4] a double click on the title writes there: the document changes, the caret moves on, one undo takes the burst back', async () => {
    await page.getByTestId('stage').dblClick({ position: middleOfTitle() });
    await expect.element(page.getByTestId('caret')).toBeInTheDocument();
    await userEvent.keyboard('{End}');
    const caretAt = () => page.getByTestId('caret').element().getBoundingClientRect();
    const before = caretAt();
    await userEvent.keyboard('s');
    await expect.poll(() => titleBox().text.text).toBe('Book Titles');
    await expect.poll(() => caretAt().left).toBeGreaterThan(before.left + 2);
    await userEvent.keyboard('{Escape}');
    await userEvent.keyboard('{Control>}z{/Control}');
    await expect.poll(() => titleBox().text.text).toBe('Book Title');
  });

  test('[E12] choosing words on the cover opens their inspector', async () => {
    await page.getByTestId('stage').click({ position: middleOfTitle() });
    await expect.element(page.getByRole('heading', { name: 'Edit text' })).toBeVisible();
    await expect.element(page.getByRole('textbox', { name: 'Words', exact: true })).toHaveValue('Book Title');
  });
});

describe('the book', () => {
  test('[E9] a page count lays the cover out anew as one step; one that the printer refuses is answered at its field', async () => {
    await page.getByRole('textbox', { name: 'Pages' }).fill('400');
    await userEvent.keyboard('{Enter}');
    await expect.poll(() => present().extent).toBe(400);
    await expect.element(page.getByText(/^0\.901 in/)).toBeVisible();
    expect(mounted.editor.store.getState().history.past).toHaveLength(1);
    await page.getByRole('textbox', { name: 'Pages' }).fill('12');
    await userEvent.keyboard('{Enter}');
    await expect.element(page.getByRole('alert')).toHaveTextContent('Enter a page count from 24 to 828 for white paper at 6 × 9 in.');
    expect(present().extent).toBe(400);
  });

  test('[E1] an eBook has neither spine nor back, and the paperback is as it was on the way back', async () => {
    const paperback = present();
    await page.getByRole('button', { name: 'eBook' }).click();
    await expect.poll(() => present().format).toBe('ebook');
    expect(page.getByRole('navigation', { name: 'Parts of the cover' }).getByRole('button', { name: 'Spine' }).query()).toBeNull();
    expect(page.getByRole('navigation', { name: 'Parts of the cover' }).getByRole('button', { name: 'Back' }).query()).toBeNull();
    await page.getByRole('button', { name: 'Book', exact: true }).click();
    await page.getByRole('button', { name: 'Paperback', exact: true }).click();
    expect(present()).toBe(paperback);
  });
});

describe('shapes', () => {
  test('[E11] adding one selects it and opens its inspector; undo takes it away', async () => {
    await page.getByRole('button', { name: 'Shapes' }).click();
    await page.getByRole('button', { name: 'Star', exact: true }).click();
    await expect.element(page.getByTestId('selection')).toBeInTheDocument();
    await expect.element(page.getByRole('heading', { name: 'Star' })).toBeVisible();
    expect(present().coverShapes).toMatchObject([{ type: 'star', board: 'front' }]);
    await page.getByRole('button', { name: 'Undo' }).first().click();
    await expect.poll(() => present().coverShapes).toEqual([]);
  });
});
