import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { geometryOf } from '@coverwright/core/design/geometry-of.ts';
import { describe, expect, test } from 'vitest';
import { driveEditor } from '../../testing/editor-driver.ts';

const fill = { kind: 'solid', colour: { r: 20, g: 40, b: 60, a: 1 } } as const;
const square = (id: string, x: number, y: number, z = 20) =>
  ({ name: 'add-shape', shape: { uniqueObjectId: id, type: 'rectangle', x, y, width: 300, height: 300, z, box: { fill } } }) as const;

/** Two squares, one of them under the empty part of a title's box. */
const cover = afterCommands(
  createDesign(),
  {
    name: 'edit-text-box',
    id: 'Title',
    changes: { panelPosition: 'top', panel: { top: 200, height: 1600, zIndex: 40 }, text: { fontSize: 120 } },
  },
  { name: 'edit-text-box', id: 'Author', changes: { panel: { top: 2300, height: 200 } } },
  square('one', 200, 1300),
  square('two', 700, 1900),
);
const { front } = geometryOf(cover).boards;
/** A point with nothing but the background. */
const bare = { x: front.x + 1500, y: front.y + 2000 };
const open = () => driveEditor(cover);

describe('a right click', () => {
  const menu = (driver: Awaited<ReturnType<typeof open>>) => driver.editor.contextMenu.getState().at;

  test('[E12] selects what is seen there and opens its menu, also when it is locked', async () => {
    const driver = await open();
    driver.store.getState().select('one');
    driver.pressKey('Mod+Shift+l');
    driver.store.getState().select(null);
    driver.rightClick('one');
    expect(driver.selected()).toEqual(['one']);
    expect(menu(driver)).not.toBeNull();
  });

  test('[E12] keeps several selected elements, and on the ground takes the ground', async () => {
    const driver = await open();
    driver.store.getState().selectMany(['one', 'two']);
    driver.rightClick('two');
    expect(driver.selected()).toEqual(['one', 'two']);
    driver.rightClick(bare);
    expect(driver.selected()).not.toContain('one');
  });
});

describe('a finger', () => {
  test('[B14] that stays on a handle opens the menu and resizes nothing', async () => {
    const driver = await open();
    driver.store.getState().select('one');
    driver.holdHandle('se');
    expect(driver.editor.contextMenu.getState().at).not.toBeNull();
    expect(driver.selected()).toEqual(['one']);
    expect(driver.steps()).toBe(0);
  });
});
