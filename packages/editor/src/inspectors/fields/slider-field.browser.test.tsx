import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

/** Words that reach over the board's left edge, as a drag leaves them. */
const cover = afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { panel: { marginLeft: -30 } } });

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(cover);
  mounted.editor.store.getState().select('Title');
});
afterEach(() => mounted.unmount());

const present = () => mounted.editor.store.getState().history.present;
const field = (name: string) => page.getByRole('textbox', { name, exact: true });

test('[E12] a number beyond its slider is not changed by going through its field', async () => {
  await field('From the left').click();
  await userEvent.keyboard('{Tab}');
  expect(present()).toBe(cover);
  await expect.element(field('From the left')).toHaveValue('-0.1 in');
});

test('[E12] a field that was emptied shows its number again when it is left', async () => {
  await userEvent.fill(field('Letter spacing'), '');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Letter spacing')).toHaveValue('0');
  expect(present()).toBe(cover);
});

test('[E12] what is typed beyond the limits is marked, stays as it was typed when the field is left, and changes nothing', async () => {
  await userEvent.fill(field('Letter spacing'), '9999');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Letter spacing')).toHaveValue('9999');
  await expect.element(field('Letter spacing')).toHaveAccessibleDescription(/^Enter -?\d+ to 2000\.$/);
  expect(present()).toBe(cover);
  await userEvent.fill(field('Letter spacing'), '150');
  await expect.poll(() => present().frontBoard.textBoxes[1]?.text.letterSpacing).toBe(150);
  await expect.element(page.getByText(/to 2000\.$/)).not.toBeInTheDocument();
});

test('[E12] a marked number does not go along to the next element', async () => {
  await userEvent.fill(field('Letter spacing'), '9999');
  mounted.editor.store.getState().select('Author');
  await expect.element(field('Letter spacing')).not.toHaveValue('9999');
  await expect.element(page.getByText(/to 2000\.$/)).not.toBeInTheDocument();
});

test('[E12] what is typed counts at once, with a comma as with a point, and is one step', async () => {
  await field('Line spacing').click();
  await userEvent.keyboard('{Control>}a{/Control}1,25');
  await expect.poll(() => present().frontBoard.textBoxes[1]?.text.lineSpacing).toBe(1.25);
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Line spacing')).toHaveValue('1.25');
  expect(mounted.editor.store.getState().history.past).toHaveLength(1);
});

test('[E9] a page count that was emptied is there again when its field is left', async () => {
  mounted.editor.store.getState().openTab('PAPERBACK_SETTINGS');
  await userEvent.fill(field('Pages'), '');
  await userEvent.keyboard('{Tab}');
  await expect.element(field('Pages')).toHaveValue('300');
});

test('[E9] a spine in millimetres is refused at its field, with what to type instead', async () => {
  mounted.editor.store.getState().openTab('PAPERBACK_SETTINGS');
  await userEvent.fill(field('Spine width, inches'), '18');
  await userEvent.keyboard('{Enter}');
  await expect.element(page.getByText('Enter a width from 0.02 to 4 inches. To convert millimeters, divide by 25.4.')).toBeVisible();
  expect(present()).toBe(cover);
});
