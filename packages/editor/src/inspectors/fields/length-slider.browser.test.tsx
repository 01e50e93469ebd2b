import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
afterEach(() => {
  localStorage.clear();
  return mounted.unmount();
});

const present = () => mounted.editor.store.getState().history.present;
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

test('[E12] the padding of a blurb is shown and typed in inches on paper, and kept in print pixels', async () => {
  mounted = await mountForTest(createDesign());
  mounted.editor.store.getState().openTab('BACK_COVER');
  await expect.element(field('From the top')).toHaveValue('1 in');
  await userEvent.fill(field('From the top'), '1.5');
  await userEvent.keyboard('{Tab}');
  expect(present().back.panel.paddingTop).toBe(450);
});

test('[E12] a spine’s padding is shown in millimeters to an author who measures in them', async () => {
  mounted = await mountForTest(createDesign());
  mounted.editor.view.getState().toggleUnit();
  mounted.editor.store.getState().openTab('SPINE');
  await userEvent.fill(field('Padding at top and bottom'), '2.54');
  await userEvent.keyboard('{Tab}');
  expect(present().spine.padding).toBeCloseTo(30, 5);
});

test('[E12] letter spacing and case of the blurb are set in the inspector of the back', async () => {
  mounted = await mountForTest(createDesign());
  mounted.editor.store.getState().openTab('BACK_COVER');
  await userEvent.fill(field('Letter spacing'), '40');
  await userEvent.keyboard('{Tab}');
  expect(present().back.text.letterSpacing).toBe(40);
  await page.getByRole('group', { name: 'Case' }).getByRole('button', { name: 'Uppercase' }).click();
  expect(present().back.text.case).toBe('uppercase');
});
