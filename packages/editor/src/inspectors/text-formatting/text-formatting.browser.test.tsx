import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { fromHex } from '@coverwright/core/design/colour.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { page, userEvent } from 'vitest/browser';
import { mountForTest } from '../../testing/mount-for-test.tsx';

/** A design with white text on an almost white panel. */
const pale = afterCommands(
  createDesign(),
  { name: 'set-panel-colour', panel: 'front', colour: fromHex('#f4f1ea') },
  { name: 'edit-text-box', id: 'Title', changes: { text: { colour: fromHex('#ffffff') } } },
);

let mounted: Awaited<ReturnType<typeof mountForTest>>;
beforeEach(async () => {
  mounted = await mountForTest(pale);
  mounted.editor.store.getState().select('Title');
});
afterEach(() => mounted.unmount());

const history = () => mounted.editor.store.getState().history;
const title = () => {
  const box = history().present.frontBoard.textBoxes.find(({ designMode }) => designMode.uniqueId === 'Title');
  if (!box) throw new Error('The title is gone');
  return box.text;
};
const drawer = () => page.getByTestId('drawer');

describe('the contrast of words', () => {
  test('[E13] is measured on what lies below; a colour that reads is one press and one step away', async () => {
    await expect.element(drawer().getByText(/^Contrast 1\.\d : 1\./)).toBeVisible();
    await userEvent.click(drawer().getByRole('button', { name: /^Use / }));
    expect(history().past).toHaveLength(1);
    expect(title().colour).not.toEqual(fromHex('#ffffff'));
    await expect.poll(() => Number(/Contrast ([\d.]+)/.exec(drawer().element().textContent)?.[1])).toBeGreaterThan(4.5);
    expect(drawer().getByRole('button', { name: /^Use / }).query()).toBeNull();
  });
});

describe('the link to the book’s title', () => {
  const link = () => drawer().getByRole('button', { name: 'Link to the book’s title' });
  const name = () => history().present.metadata.title;

  test('[E12] carries typed words to the book, until it is taken off; each is one step', async () => {
    await expect.element(link()).toHaveAttribute('aria-pressed', 'true');
    await userEvent.fill(drawer().getByRole('textbox', { name: 'Words', exact: true }), 'Salt');
    expect(name()).toBe('Salt');
    await userEvent.click(link());
    await expect.element(link()).toHaveAttribute('aria-pressed', 'false');
    await userEvent.fill(drawer().getByRole('textbox', { name: 'Words', exact: true }), 'Salt!');
    expect([name(), title().text]).toEqual(['Salt', 'Salt!']);
    await userEvent.click(link());
    for (let step = 0; step < 4; step += 1) mounted.editor.store.getState().undo();
    expect([name(), title().text]).toEqual(['', 'Book Title']);
    expect(history().past).toHaveLength(0);
  });
});

describe('a text effect', () => {
  test('[E4] is worn, set and taken off again, each as one step', async () => {
    await userEvent.click(drawer().getByRole('button', { name: 'Outline', exact: true }));
    expect(title().textEffect?.name).toBe('outline');
    const worn = title().textEffect?.style;
    const width = drawer().getByRole('slider', { name: 'Width' });
    width.element().focus();
    await userEvent.keyboard('{ArrowRight}{ArrowRight}');
    expect(title().textEffect?.style).not.toEqual(worn);
    // Each drag of a slider is one step.
    expect(history().past.map(({ label }) => label)).toEqual(['Effect: Outline', 'Outline: width', 'Outline: width']);
    const set = title().textEffect;
    await userEvent.click(drawer().getByRole('button', { name: 'Outline', exact: true }));
    expect(title().textEffect).toEqual(set);
    await userEvent.click(drawer().getByRole('button', { name: 'None', exact: true }));
    expect(title().textEffect).toBeNull();
    mounted.editor.store.getState().undo();
    expect(title().textEffect).toEqual(set);
  });

  test('[E4] [E6] is shown on the author’s words where it is in sight, and follows them when the hand rests', async () => {
    const sample = () => {
      const canvas = drawer().getByRole('button', { name: 'Outline', exact: true }).element().querySelector('canvas');
      if (!canvas) throw new Error('The effect has no sample');
      return canvas;
    };
    const pixels = () => sample().toDataURL();
    sample().scrollIntoView({ block: 'center' });
    const empty = document.createElement('canvas');
    Object.assign(empty, { width: sample().width, height: sample().height });
    await expect.poll(pixels).not.toBe(empty.toDataURL());
    const before = pixels();
    const words = drawer().getByRole('textbox', { name: 'Words', exact: true });
    const { run } = mounted.editor.store.getState();
    run({ name: 'edit-text-box', id: 'Title', changes: { text: { text: 'Salt' } } }, 'Type');
    await expect.element(words).toHaveValue('Salt');
    expect(pixels()).toBe(before);
    await expect.poll(pixels).not.toBe(before);
  });

  test('[E4] of foil takes its metal from a list', async () => {
    await userEvent.click(drawer().getByRole('button', { name: 'Foil', exact: true }));
    await userEvent.selectOptions(drawer().getByRole('combobox', { name: 'Metal' }), 'Holographic');
    expect(title().textEffect).toMatchObject({ name: 'foil', style: { metal: 'holographic' } });
  });
});

describe('a warp', () => {
  test('[B21] is chosen on the author’s own words, set and taken off again, each as one step', async () => {
    await userEvent.click(drawer().getByRole('button', { name: 'Arch', exact: true }));
    expect(title().warp).toEqual({ kind: 'arch', bend: 0.08, bottom: 1 });
    const bend = drawer().getByRole('slider', { name: 'Bend', exact: true });
    bend.element().focus();
    await userEvent.keyboard('{ArrowRight}');
    expect(title().warp).toMatchObject({ bend: 0.09 });
    await userEvent.click(drawer().getByRole('button', { name: 'Straight', exact: true }).last());
    expect(title()).not.toHaveProperty('warp');
    expect(history().past.map(({ label }) => label)).toEqual(['Warp: Arch', 'Arch: bend', 'Warp: straight']);
  });
});

describe('locked words', () => {
  test('[E4] can be set again as soon as they are unlocked in the inspector', async () => {
    mounted.editor.store.getState().run({ name: 'lock-element', id: 'Title', locked: true }, 'Lock');
    await expect.element(drawer().getByRole('textbox', { name: 'Words', exact: true })).toBeDisabled();
    // A disabled slider has no thumb.
    const thumb = drawer().getByRole('slider', { name: 'Rotation' });
    expect(thumb.query()).toBeNull();
    await userEvent.click(drawer().getByRole('button', { name: 'Unlock' }));
    await expect.element(drawer().getByRole('textbox', { name: 'Words', exact: true })).toBeEnabled();
    await expect.element(thumb).toBeInTheDocument();
  });
});

describe('keys', () => {
  test('[E18] the commands open from a field too, and from words typed on the cover', async () => {
    const commands = page.getByRole('combobox', { name: 'Find a command' });
    await userEvent.click(drawer().getByRole('textbox', { name: 'Words', exact: true }));
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(commands).toHaveFocus();
    await userEvent.keyboard('{Escape}');
    await expect.poll(() => commands.query()).toBeNull();
    mounted.editor.store.getState().startEditing('Title');
    await expect.element(page.getByRole('textbox', { name: /^Text of/ })).toHaveFocus();
    await userEvent.keyboard('{Control>}k{/Control}');
    await expect.element(commands).toHaveFocus();
    expect(title().text).toBe('Book Title');
  });
});

describe('lettering', () => {
  const lettering = () => drawer().getByRole('switch', { name: /^Fill the box line by line/ });

  test('[B21] is one step on and one step off, and the one size gives way to it', async () => {
    await userEvent.click(lettering());
    expect(title().lettering).toBeDefined();
    expect(drawer().getByRole('slider', { name: 'Size', exact: true }).query()).toBeNull();
    await userEvent.click(lettering());
    expect(title().lettering).toBeUndefined();
    expect(history().past).toHaveLength(2);
    await expect.element(drawer().getByRole('slider', { name: 'Size', exact: true })).toBeInTheDocument();
  });

  test('[B21] is set in a style that is previewed in the author’s words, and shuffled', async () => {
    await userEvent.click(lettering());
    await userEvent.click(drawer().getByRole('button', { name: 'With rules' }));
    await expect.poll(() => title().lettering?.rules).toBe(true);
    await expect.element(drawer().getByRole('button', { name: 'With rules' })).toHaveAttribute('aria-pressed', 'true');
    const before = title().lettering;
    await userEvent.click(drawer().getByRole('button', { name: 'Shuffle', exact: true }));
    await expect.poll(() => title().lettering).not.toEqual(before);
    expect(history().past).toHaveLength(3);
  });

  test('[B21] released to lines, its words stand as they stood, and are plain lines from then on', async () => {
    await userEvent.click(lettering());
    await userEvent.click(drawer().getByRole('button', { name: 'Release to lines' }));
    expect(title().lettering).toBeUndefined();
    expect(title().lines?.map(({ runs }) => runs.map(({ text }) => text).join(''))).toEqual(title().text.split('\n'));
    expect(history().past).toHaveLength(2);
  });

  test('[B21] moves small words into the line', async () => {
    await userEvent.click(lettering());
    await userEvent.click(drawer().getByRole('button', { name: 'In the line' }));
    expect(title().lettering?.minorWords).toBe('inline');
  });

  test('[B17] has small capitals in its small words and swashes at its ends, each of them one step', async () => {
    const features = () => [title().lettering?.minorFeatures, title().lettering?.firstLetter, title().lettering?.lastLetter];
    const names = ['Small capitals in small words', 'Swash on the first letter', 'Swash on the last letter'];
    await userEvent.click(lettering());
    for (const name of names) await userEvent.click(drawer().getByRole('switch', { name }));
    expect(features()).toEqual([{ smcp: 1, c2sc: 1 }, { swsh: 1 }, { swsh: 1 }]);
    for (const name of names) await userEvent.click(drawer().getByRole('switch', { name }));
    expect(features()).toEqual([undefined, undefined, undefined]);
    expect(history().past).toHaveLength(7);
  });

  test('[B17] is offered no letters that its face lacks', async () => {
    const switches = ['Swash on the first letter', 'Swash on the last letter', 'Old-style figures', 'Small capitals'];
    const offered = () => switches.filter((name) => drawer().getByRole('switch', { name, exact: true }).query());
    await userEvent.click(lettering());
    expect(offered()).toEqual(switches);
    mounted.editor.store.getState().run({ name: 'edit-text-box', id: 'Title', changes: { text: { font: 'Prata' } } }, 'Font');
    await expect.poll(offered).toEqual([]);
  });

  test('[B21] breaks a lone compound in two lines and sets it whole again; other words are not offered a break', async () => {
    const breaks = () => drawer().getByRole('switch', { name: 'Break the long word in two lines' });
    await userEvent.click(lettering());
    expect(breaks().query()).toBeNull();
    mounted.editor.store.getState().run({ name: 'edit-text-box', id: 'Title', changes: { text: { text: 'Blackout' } } }, 'Type');
    await userEvent.click(breaks());
    expect(title().lettering?.wordBreak).toBe('Black|out');
    await userEvent.click(breaks());
    expect(title().lettering?.wordBreak).toBeUndefined();
  });
});
