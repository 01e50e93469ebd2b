import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { describe, expect, test } from 'vitest';
import { driveEditor } from '../testing/editor-driver.ts';
import { layerRows } from './layer-rows.ts';
import { moveRow } from './reorder-rows.ts';

const image = { type: 'library', assetId: 'sea', width: 3000, height: 2000 };
const shape = (id: string, z: number) =>
  ({ name: 'add-shape', shape: { uniqueObjectId: id, type: 'star', x: 0, y: 0, width: 100, height: 100, z } }) as const;
const cover = afterCommands(createDesign(), { name: 'choose-cover-image', image }, shape('low', 1), shape('top', 30));

async function rowsOf(design = cover) {
  const driver = await driveEditor(design);
  return layerRows(driver.design(), driver.store.getState().scene);
}

describe('the list of layers', () => {
  test('[E4] shows everything topmost first, the fixed words in their place and the picture under all', async () => {
    const rows = await rowsOf();
    expect(rows.map(({ id }) => id)).toEqual(['top', 'Title', 'Author', 'SpineTitle', 'SpineAuthor', 'blurb', 'low', 'coverImage']);
    expect(rows.filter(({ isPlaced }) => !isPlaced).map(({ name }) => name)).toContain('Blurb');
  });

  test('[E4] still lists what is hidden', async () => {
    const rows = await rowsOf(afterCommands(cover, { name: 'hide-element', id: 'top', hidden: true }));
    expect(rows[0]).toMatchObject({ id: 'top', hidden: true });
  });

  test('[E4] moves a row over and under the others, and over and under the fixed words', async () => {
    const rows = await rowsOf();
    expect(moveRow(rows, 'low', 0)).toEqual({ name: 'order-elements', below: [], above: ['Author', 'Title', 'top', 'low'] });
    expect(moveRow(rows, 'top', 2)).toEqual({ name: 'order-elements', below: ['low'], above: ['top', 'Author', 'Title'] });
    expect(moveRow(rows, 'Title', 99)).toEqual({ name: 'order-elements', below: ['Title', 'low'], above: ['Author', 'top'] });
  });

  test('[E4] leaves alone what is fixed, and what is dropped where it was', async () => {
    const rows = await rowsOf();
    expect(moveRow(rows, 'blurb', 0)).toBeNull();
    expect(moveRow(rows, 'Title', 1)).toBeNull();
  });

  test('[E4] an order from the list is one step of undo', async () => {
    const driver = await driveEditor(cover);
    const command = moveRow(layerRows(driver.design(), driver.store.getState().scene), 'low', 0);
    if (!command) throw new Error('Nothing moved');
    driver.store.getState().run(command, 'Move');
    expect(layerRows(driver.design(), driver.store.getState().scene)[0]?.id).toBe('low');
    driver.pressKey('Mod+z');
    expect(driver.design()).toBe(cover);
  });

  test('[B17] shows members of a group right under it, and moves rows into it and out again in one step of undo', async () => {
    const driver = await driveEditor(afterCommands(cover, { name: 'group-elements', id: 'g', members: ['top', 'low'] }));
    const rows = () => layerRows(driver.design(), driver.store.getState().scene);
    const shown = () => rows().map(({ id, depth }) => `${'-'.repeat(depth)}${id}`);
    const move = (id: string, to: number) => {
      const command = moveRow(rows(), id, to);
      if (!command) throw new Error(`${id} does not move`);
      driver.store.getState().run(command, 'Move');
    };
    expect(shown().slice(0, 4)).toEqual(['g', '-top', '-low', 'Title']);
    move('Title', 2);
    expect(shown().slice(0, 5)).toEqual(['g', '-top', '-Title', '-low', 'Author']);
    driver.pressKey('Mod+z');
    expect(shown().slice(0, 4)).toEqual(['g', '-top', '-low', 'Title']);
    move('top', 0);
    expect(shown().slice(0, 4)).toEqual(['top', 'g', '-low', 'Title']);
    move('g', 4);
    expect(shown().slice(0, 5)).toEqual(['top', 'Title', 'Author', 'g', '-low']);
  });

  test('[B17] Mod+G groups what is selected, Mod+Shift+G takes it apart, and Escape leaves a group for the group itself', async () => {
    const driver = await driveEditor(cover);
    const { store } = driver;
    store.getState().selectMany(['top', 'low']);
    driver.pressKey('Mod+g');
    const [group] = driver.design().groups ?? [];
    expect(group?.members).toEqual(['low', 'top']);
    expect(store.getState().selectedId).toBe(group?.uniqueObjectId);
    store.getState().select('low');
    driver.pressKey('Escape');
    expect(store.getState().selectedId).toBe(group?.uniqueObjectId);
    driver.pressKey('Mod+Shift+g');
    expect(driver.design().groups).toBeUndefined();
    expect([...store.getState().selectedIds].sort()).toEqual(['low', 'top']);
    driver.pressKey('Mod+z');
    driver.pressKey('Mod+z');
    expect(driver.design()).toBe(cover);
  });
});
