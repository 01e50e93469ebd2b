import { createDesign } from '@coverwright/core/design/create-design.ts';
import { leavesOf } from '@coverwright/core/elements/group/element-tree.ts';
import { afterEach, expect, test } from 'vitest';
import { page } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => mounted.unmount());

test('[B20] a block of the back is laid by one press, selected, and gone with one undo; its photo leads to the fill', async () => {
  mounted = await mountForTest(createDesign());
  const { store } = mounted.editor;
  store.getState().openTab('BACK_COVER');
  await page.getByRole('button', { name: 'Author bio' }).click();
  await expect.poll(() => store.getState().history.present.groups?.length).toBe(1);
  const { history, selectedId } = store.getState();
  expect(history.past.map(({ label }) => label)).toEqual(['Add author bio']);
  const members = leavesOf(history.present, [selectedId ?? '']);
  expect(members).toHaveLength(2);
  await expect.element(page.getByRole('button', { name: 'Upload the author photo' })).toBeVisible();
  await page.getByRole('button', { name: 'Choose from pictures' }).click();
  await expect.poll(() => store.getState().activeTab).toBe('SHAPE_EDIT');
  store.getState().undo();
  expect(store.getState().history.present.groups ?? []).toEqual([]);
  expect(store.getState().history.present.back).toEqual(createDesign().back);
});

test('[B20] a jacket offers blocks for its flaps', async () => {
  mounted = await mountForTest(createDesign({ publisher: 'ingramspark-jacket', format: 'hardback', extent: 300, typedSpine: 1 }));
  const { store } = mounted.editor;
  store.getState().openTab('BACK_COVER');
  await page.getByRole('region', { name: 'Add to the front flap' }).getByRole('button', { name: 'Summary' }).click();
  await expect.poll(() => store.getState().history.present.frontBoard.textBoxes.at(-1)?.board).toBe('frontFlap');
});

test('[B20] a hardcover that gets a dust jacket gets words on its flaps in the same step, and a place for the author’s photo', async () => {
  mounted = await mountForTest(createDesign({ publisher: 'ingramspark', format: 'hardback', extent: 300 }));
  const { store } = mounted.editor;
  store.getState().openTab('PAPERBACK_SETTINGS');
  await page.getByRole('combobox', { name: 'Printed by' }).click();
  await page.getByRole('option', { name: 'IngramSpark, dust jacket' }).click();
  const boards = () => store.getState().history.present.frontBoard.textBoxes.flatMap(({ board }) => board ?? []);
  await expect.poll(boards).toEqual(['frontFlap', 'frontFlap', 'frontFlap', 'backFlap']);
  expect(store.getState().history.past).toHaveLength(1);
  store.getState().openTab('BACK_COVER');
  const back = page.getByRole('region', { name: 'Add to the back flap' });
  await expect.element(back.getByRole('button', { name: 'Upload the author photo' })).toBeVisible();
  await expect.element(page.getByRole('region', { name: 'Add to the back', exact: true }).getByText('Upload')).not.toBeInTheDocument();
  store.getState().undo();
  expect(boards()).toEqual([]);
});
