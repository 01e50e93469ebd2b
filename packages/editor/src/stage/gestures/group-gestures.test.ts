import { afterCommands } from '@coverwright/core/commands/testing/after-commands.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { elementBox } from '@coverwright/core/interaction/element-box.ts';
import { centreOf } from '@coverwright/core/geometry/shapes.ts';
import { describe, expect, test } from 'vitest';
import { driveEditor } from '../../testing/editor-driver.ts';

const square = (id: string, x: number, y: number) =>
  ({ name: 'add-shape', shape: { uniqueObjectId: id, type: 'rectangle', x, y, width: 300, height: 300, z: 20 } }) as const;
const cover = afterCommands(
  createDesign(),
  { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 100, height: 300 } } },
  square('one', 200, 900),
  square('two', 700, 950),
  square('three', 1300, 1500),
  { name: 'group-elements', id: 'pair', members: ['one', 'two'] },
);
const placeOf = (design: typeof cover, id: string) => elementBox(design, id)?.rect ?? { x: 0, y: 0, width: 0, height: 0 };

describe('groups under the hand', () => {
  test('[B17] a click on a member selects its group, and a drag takes all of it along in one step of undo', async () => {
    const driver = await driveEditor(cover);
    driver.click('one');
    expect(driver.selected()).toEqual(['pair']);
    driver.drag('one', { by: { x: 60, y: 90 }, held: { alt: true } });
    expect(driver.selected()).toEqual(['pair']);
    const moved = ['one', 'two'].map((id) => placeOf(driver.design(), id).x - placeOf(cover, id).x);
    expect(moved[0]).not.toBe(0);
    expect(moved[0]).toBeCloseTo(moved[1] ?? 0, 6);
    expect(placeOf(driver.design(), 'three')).toEqual(placeOf(cover, 'three'));
    driver.pressKey('Mod+z');
    expect(driver.design()).toBe(cover);
  });

  test('[B17] a double click enters the group: the next clicks choose its members, and Escape goes back out', async () => {
    const driver = await driveEditor(cover);
    driver.doubleClick('one');
    expect(driver.selected()).toEqual(['one']);
    driver.click('two');
    expect(driver.selected()).toEqual(['two']);
    driver.pressKey('Escape');
    expect(driver.selected()).toEqual(['pair']);
    driver.pressKey('Escape');
    expect(driver.selected()).toEqual([]);
  });

  test('[B17] [E4] a double click on words in a group writes in them', async () => {
    const grouped = afterCommands(cover, { name: 'group-elements', id: 'names', members: ['Title', 'three'] });
    const driver = await driveEditor(grouped);
    driver.doubleClick('Title');
    expect(driver.selected()).toEqual(['Title']);
    expect(driver.written.map(({ id }) => id)).toEqual(['Title']);
  });

  test('[B17] removing and duplicating a group takes its members along', async () => {
    const driver = await driveEditor(cover);
    driver.click('one');
    driver.pressKey('Mod+d');
    expect(driver.design().groups).toHaveLength(2);
    expect(driver.design().coverShapes).toHaveLength(5);
    driver.pressKey('Delete');
    expect(driver.design().groups).toHaveLength(1);
    expect(driver.design().coverShapes).toHaveLength(3);
  });
});

test('[B17] words of the spine are dragged along it, and only along it', async () => {
  const driver = await driveEditor(createDesign());
  const before = placeOf(driver.design(), 'SpineTitle');
  driver.click(centreOf(before));
  driver.drag(centreOf(before), { by: { x: 200, y: -80 }, held: { alt: true } });
  const after = placeOf(driver.design(), 'SpineTitle');
  expect(after.x).toBeCloseTo(before.x, 6);
  expect(after.y).toBeLessThan(before.y - 10);
  expect(after.height).toBeCloseTo(before.height, 6);
});
