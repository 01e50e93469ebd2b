import type { Command } from '@coverwright/core/commands/apply-command.ts';
import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { intersection } from '@coverwright/core/geometry/shapes.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../testing/mount-for-test.tsx';

/** Every letter, in both cases, and every sign that is a shortcut where no text is open. */
const PANGRAM = 'The quick brown fox jumps over a lazy dog; PACK MY BOX WITH FIVE DOZEN LIQUOR JUGS? 1234567890+-';
const GOLD = { r: 212, g: 175, b: 55, a: 1 };

const dress = (id: string, font: string): Command => ({
  name: 'edit-text-box',
  id,
  changes: { text: { font, colour: GOLD, letterSpacing: 120, case: 'none' } },
});
const STYLED = afterCommands(createDesign(), dress('Title', 'Cinzel'), dress('Author', 'Josefin Sans'));

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(STYLED);
});
afterEach(() => mounted.unmount());

const state = () => mounted.editor.store.getState();
const boxes = () => state().history.present.frontBoard.textBoxes;
const wordsOf = (at: number) => boxes()[at]?.text.text;
const focus = (element: Element) => element instanceof HTMLElement && element.focus();

describe('text that was just added', () => {
  test.each(['by its button', 'by its key'])(
    '[E5] [B32] %s is open with its words selected: a sentence becomes its words, and nothing else',
    async (way) => {
      if (way === 'by its button') {
        state().openTab('FRONT_COVER_TEXT');
        await page.getByRole('button', { name: 'Add text' }).click();
      } else {
        focus(page.getByTestId('stage').element());
        await userEvent.keyboard('t');
      }
      await expect.element(page.getByRole('textbox', { name: 'Text of Subtitle' })).toHaveFocus();
      expect(wordsOf(2)).toBe('Insert subtitle here');
      await userEvent.keyboard(PANGRAM);
      await expect.poll(() => wordsOf(2)).toBe(PANGRAM);
      expect(boxes()).toHaveLength(3);
      expect(
        state()
          .history.past.map(({ label }) => label)
          .filter((label) => label !== 'Type'),
      ).toEqual(['Add text']);
    },
  );

  test('[B32] stands clear of the words that are on the front', async () => {
    // The title is moved to where a new text would be placed.
    state().run({ name: 'edit-text-box', id: 'Title', changes: { panel: { top: 1000, height: 700 } } }, 'Move the title');
    await expect.poll(() => state().scene?.layers.some(({ id }) => id === 'Title')).toBe(true);
    focus(page.getByTestId('stage').element());
    await userEvent.keyboard('t');
    await expect.poll(boxes).toHaveLength(3);
    const id = boxes()[2]?.designMode.uniqueId;
    await expect.poll(() => state().scene?.layers.find((layer) => layer.id === id)?.inkBounds ?? null).not.toBeNull();
    const ink = (of: string | undefined) => state().scene?.layers.find((layer) => layer.id === of)?.inkBounds;
    const [added, title] = [ink(id), ink('Title')];
    expect(added && title && intersection(added, title)).toBeNull();
  });

  test('[B32] stands where its color can be read, not on the shape of the same color in the middle', async () => {
    const gold = { type: 'rectangle', box: { fill: { kind: 'solid', colour: GOLD } } } as const;
    const shape = { uniqueObjectId: 'gold', ...gold, x: 0, y: 700, width: 2000, height: 1100, z: 20 };
    state().run({ name: 'add-shape', shape }, 'Add a shape');
    await expect.poll(() => state().scene?.layers.some(({ id }) => id === 'gold')).toBe(true);
    focus(page.getByTestId('stage').element());
    await userEvent.keyboard('t');
    await expect.poll(boxes).toHaveLength(3);
    const top = boxes()[2]?.panel.top ?? 0;
    const front = geometryOf(state().history.present).boards.front;
    expect(front.y + top + 160 <= 700 || front.y + top >= 1800).toBe(true);
  });

  test('[E5] takes the faces and the color that the cover has', async () => {
    state().openTab('FRONT_COVER_TEXT');
    await page.getByRole('button', { name: 'Add text' }).click();
    await expect.poll(boxes).toHaveLength(3);
    expect(boxes()[2]?.text).toMatchObject({ font: 'Josefin Sans', colour: GOLD, letterSpacing: 120, case: 'none', fontSize: 100 });
  });

  test('[B32] takes the keys back when the focus is on a button of the drawer', async () => {
    state().openTab('FRONT_COVER_TEXT');
    await page.getByRole('button', { name: 'Add text' }).click();
    await expect.element(page.getByRole('textbox', { name: 'Text of Subtitle' })).toHaveFocus();
    focus(page.getByRole('button', { name: 'Layers' }).element());
    await userEvent.keyboard('tact');
    await expect.poll(() => wordsOf(2)).toBe('tact');
    focus(page.getByRole('button', { name: 'Layers' }).element());
    await userEvent.keyboard('{Backspace}');
    await expect.poll(() => wordsOf(2)).toBe('tac');
    expect(boxes()).toHaveLength(3);
  });
});

describe('a text box that is selected', () => {
  test('[B32] is opened by a letter, which replaces its words; undo brings them back', async () => {
    state().select('Author');
    focus(page.getByTestId('stage').element());
    await userEvent.keyboard('tracy');
    await expect.poll(() => wordsOf(0)).toBe('tracy');
    expect(boxes()).toHaveLength(2);
    expect(state().editingId).toBe('Author');
    state().undo();
    expect(wordsOf(0)).toBe('Author Name');
  });

  test('[B32] is opened by a digit too: a year is typed, and nothing is zoomed', async () => {
    state().select('Author');
    focus(page.getByTestId('stage').element());
    const { camera } = mounted.editor.camera.getState();
    await userEvent.keyboard('1984');
    await expect.poll(() => wordsOf(0)).toBe('1984');
    expect(mounted.editor.camera.getState().camera).toEqual(camera);
  });

  test('[B32] leaves shortcuts with a modifier and signs what they are', async () => {
    state().select('Author');
    focus(page.getByTestId('stage').element());
    await userEvent.keyboard('{Control>}d{/Control}');
    await expect.poll(boxes).toHaveLength(3);
    await userEvent.keyboard('+');
    expect([state().editingId, boxes().length]).toEqual([null, 3]);
  });

  test('[B32] that is locked is neither opened nor joined by another one', async () => {
    state().run({ name: 'lock-element', id: 'Author', locked: true }, 'Lock');
    state().select('Author');
    focus(page.getByTestId('stage').element());
    await userEvent.keyboard('t');
    expect([wordsOf(0), boxes().length]).toEqual(['Author Name', 2]);
  });
});
