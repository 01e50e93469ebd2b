import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { placedElements } from '@coverwright/core/elements/placed-elements.ts';
import { stackOrder } from '@coverwright/core/interaction/restack.ts';
import { centreOf } from '@coverwright/core/geometry/shapes.ts';
import { describe, expect, test } from 'vitest';
import { driveEditor } from '../testing/editor-driver.ts';

const square = (id: string, x: number, y: number, z = 20) =>
  ({ name: 'add-shape', shape: { uniqueObjectId: id, type: 'star', x, y, width: 200, height: 200, z } }) as const;
const cover = afterCommands(createDesign(), square('one', 100, 900), square('two', 500, 1000), square('three', 1400, 1200));
const open = () => driveEditor(cover);

describe('copies', () => {
  test('[E4] several are duplicated at once, words too, as one step, and the copies are selected', async () => {
    const driver = await open();
    driver.store.getState().selectMany(['Title', 'one']);
    driver.pressKey('Mod+d');
    expect(driver.steps()).toBe(1);
    expect(driver.selected()).toHaveLength(2);
    expect(driver.selected()).not.toContain('one');
    expect(driver.design().frontBoard.textBoxes.map(({ panelName }) => panelName)).toEqual(['Author', 'Title', 'Subtitle']);
    expect(driver.design().coverShapes.at(-1)).toMatchObject({ x: 160, y: 960 });
  });

  test('[D7] the ninth text box is refused with the rule, and nothing is copied', async () => {
    const driver = await open();
    for (let count = 0; count < 6; count += 1) {
      driver.store.getState().select('Title');
      driver.pressKey('Mod+d');
    }
    driver.store.getState().selectMany(['Title', 'one']);
    driver.pressKey('Mod+d');
    expect(driver.notice()).toBe('A front holds at most 8 text boxes; remove one to add another.');
    expect(placedElements(driver.design())).toHaveLength(11);
  });

  test('[E4] what is copied is pasted beside its original; what is cut comes back where it was', async () => {
    const driver = await open();
    driver.click('two');
    driver.pressKey('Mod+c');
    driver.pressKey('Mod+v');
    expect(driver.boxOf(driver.selected()[0] ?? '')).toMatchObject({ x: driver.boxOf('two').x + 60 });
    driver.store.getState().select('Title');
    const before = driver.boxOf('Title');
    driver.pressKey('Mod+x');
    expect(driver.design().frontBoard.textBoxes).toHaveLength(1);
    driver.pressKey('Mod+v');
    expect(driver.boxOf(driver.selected()[0] ?? '')).toEqual(before);
    expect(driver.design().frontBoard.textBoxes[1]?.panelName).toBe('Title');
  });
});

describe('several elements', () => {
  test('[E4] are removed as one step', async () => {
    const driver = await open();
    driver.store.getState().selectMany(['one', 'Author']);
    driver.pressKey('Backspace');
    expect(placedElements(driver.design()).map(({ id }) => id)).toEqual(['Title', 'two', 'three']);
    expect(driver.store.getState().history.past.map(({ label }) => label)).toEqual(['Remove 2 elements']);
  });

  test('[E4] are aligned to their common frame', async () => {
    const driver = await open();
    driver.store.getState().selectMany(['one', 'two', 'three']);
    driver.pressKey('Alt+w');
    expect(['one', 'two', 'three'].map((id) => driver.boxOf(id).y)).toEqual(Array(3).fill(driver.boxOf('one').y));
    driver.pressKey('Alt+Shift+h');
    expect(driver.boxOf('two').x).toBeCloseTo((driver.boxOf('one').x + driver.boxOf('three').x) / 2, 6);
    expect(driver.steps()).toBe(2);
  });

  test('[E4] one alone is aligned to the safe area of its board', async () => {
    const driver = await open();
    driver.click('one');
    driver.pressKey('Alt+h');
    driver.pressKey('Alt+s');
    const { safe } = geometryOf(cover);
    expect(centreOf(driver.boxOf('one')).x).toBeCloseTo(centreOf(safe.front).x, 6);
    expect(driver.boxOf('one').y + 200).toBeCloseTo(safe.front.y + safe.front.height, 6);
  });

  test('[E4] go up and down together', async () => {
    const driver = await open();
    driver.store.getState().selectMany(['one', 'Title']);
    driver.pressKey('Mod+Shift+]');
    expect(stackOrder(driver.design()).above.slice(-2)).toEqual(['Title', 'one']);
    driver.pressKey('Mod+[');
    expect(stackOrder(driver.design()).above).toEqual(['Author', 'two', 'Title', 'one', 'three']);
  });

  test('[E4] are hidden, stay selected, and are shown again', async () => {
    const driver = await open();
    driver.store.getState().selectMany(['one', 'two']);
    driver.pressKey('Mod+Shift+h');
    expect(driver.store.getState().scene?.layers.some(({ id }) => id === 'one')).toBe(false);
    expect(driver.selected()).toEqual(['one', 'two']);
    driver.pressKey('Mod+Shift+h');
    expect(driver.store.getState().scene?.layers.some(({ id }) => id === 'one')).toBe(true);
  });
});

describe('looking', () => {
  test('[E18] the selection, the front and the whole cover are fitted by a key', async () => {
    const driver = await open();
    const { scale } = driver.camera.getState().camera;
    driver.click('one');
    driver.pressKey('2');
    expect(driver.camera.getState().camera.scale).toBeCloseTo((800 - 96) / 200, 6);
    driver.pressKey('3');
    expect(driver.camera.getState().camera.scale).toBeGreaterThan(scale);
    driver.pressKey('1');
    expect(driver.camera.getState().camera.scale).toBeCloseTo(scale, 9);
  });
});
