import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(
    afterCommands(createDesign(), { name: 'edit-text-box', id: 'Title', changes: { text: { text: 'The Tide\nLedger' } } }),
  );
  mounted.editor.store.getState().select('Title');
});
afterEach(() => mounted.unmount());

const state = () => mounted.editor.store.getState();
const title = () => state().history.present.frontBoard.textBoxes[1]?.text;

async function selectWords(start: number, end: number) {
  const field = page.getByRole('textbox', { name: 'Words', exact: true });
  await field.click();
  await userEvent.keyboard(
    `{Control>}{Home}{/Control}${'{ArrowRight}'.repeat(start)}{Shift>}${'{ArrowRight}'.repeat(end - start)}{/Shift}`,
  );
  await expect.poll(() => state().selectedWords).toEqual({ id: 'Title', start, end });
}

test('[B17] selected characters get a style of their own, which is one step and is cleared again', async () => {
  await selectWords(4, 8);
  await page.getByRole('button', { name: 'Italic selection' }).click();
  await expect.poll(() => title()?.lines?.[0]?.runs).toEqual([{ text: 'The ' }, { text: 'Tide', italic: true }]);
  expect(state().history.past.map(({ label }) => label)).toEqual(['Italic']);
  await page.getByRole('group', { name: 'Alignment of the line' }).getByRole('button', { name: 'Right' }).click();
  await expect.poll(() => title()?.lines?.[0]?.alignment).toBe('right');
  expect(title()?.lines?.[1]?.alignment).toBeUndefined();
  await page.getByRole('button', { name: 'Clear style' }).click();
  await expect.poll(() => title()?.lines).toBeUndefined();
});

test('[B17] characters that are selected on the cover are the same ones', async () => {
  state().startEditing('Title', 'all');
  const area = page.getByRole('textbox', { name: 'Text of Title' });
  await expect.element(area).toHaveFocus();
  (area.element() as HTMLTextAreaElement).setSelectionRange(9, 15);
  await expect.poll(() => state().selectedWords).toEqual({ id: 'Title', start: 9, end: 15 });
  await page.getByRole('button', { name: 'Bold selection' }).click();
  await expect.poll(() => title()?.lines?.[1]?.runs).toEqual([{ text: 'Ledger', bold: true }]);
});

test('[B18] what a text keeps to is pinned in its inspector, and let go again', async () => {
  const pins = () => state().history.present.frontBoard.textBoxes[1]?.designMode.pins;
  await page.getByRole('group', { name: 'Horizontal pin' }).getByRole('button', { name: 'Right edge' }).click();
  await expect.poll(pins).toEqual({ x: 'end' });
  await page.getByRole('group', { name: 'Horizontal pin' }).getByRole('button', { name: 'Automatic' }).click();
  await expect.poll(pins).toBeUndefined();
});
