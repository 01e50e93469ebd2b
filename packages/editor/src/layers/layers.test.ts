import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { describe, expect, test } from 'vitest';
import { driveEditor } from '../testing/editor-driver.ts';
import { layerRows } from './layer-rows.ts';
import { reorderRows } from './reorder-rows.ts';

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
    expect(reorderRows(rows, 'low', 0)).toEqual({ below: [], above: ['Author', 'Title', 'top', 'low'] });
    expect(reorderRows(rows, 'top', 2)).toEqual({ below: ['low'], above: ['top', 'Author', 'Title'] });
    expect(reorderRows(rows, 'Title', 99)).toEqual({ below: ['Title', 'low'], above: ['Author', 'top'] });
  });

  test('[E4] leaves alone what is fixed, and what is dropped where it was', async () => {
    const rows = await rowsOf();
    expect(reorderRows(rows, 'blurb', 0)).toBeNull();
    expect(reorderRows(rows, 'Title', 1)).toBeNull();
  });

  test('[E4] an order from the list is one step of undo', async () => {
    const driver = await driveEditor(cover);
    const order = reorderRows(layerRows(driver.design(), driver.store.getState().scene), 'low', 0);
    if (!order) throw new Error('Nothing moved');
    driver.store.getState().run({ name: 'order-elements', below: [...order.below], above: [...order.above] }, 'Move');
    expect(layerRows(driver.design(), driver.store.getState().scene)[0]?.id).toBe('low');
    driver.pressKey('Mod+z');
    expect(driver.design()).toBe(cover);
  });
});
