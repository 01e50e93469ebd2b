import { expect, test } from 'vitest';
import { afterCommands } from '../commands/testing/after-commands.ts';
import { createDesign } from '../design/create-design.ts';
import { centreOf } from '../geometry/shapes.ts';
import { elementBox } from '../interaction/element-box.ts';

const square = (id: string, x: number) =>
  ({
    name: 'add-shape',
    shape: { uniqueObjectId: id, type: 'rectangle', x, y: 900, width: 300, height: 300, z: 20, lockAspectRatio: true },
  }) as const;

test('[B17] [B18] a group goes along to another format and trim, with its members in it', () => {
  const cover = afterCommands(createDesign(), square('one', 200), square('two', 700), {
    name: 'group-elements',
    id: 'pair',
    members: ['one', 'two'],
  });
  const other = afterCommands(cover, { name: 'change-specification', format: 'hardback', trim: { width: 5.5, height: 8.5 } });
  expect(other.groups).toEqual(cover.groups);
  const boxes = ['one', 'two'].map((id) => elementBox(other, id));
  for (const box of boxes) expect(box?.rect.width).toBeGreaterThan(100);
  expect(centreOf(boxes[0]?.rect ?? { x: 0, y: 0, width: 0, height: 0 }).x).toBeLessThan(
    centreOf(boxes[1]?.rect ?? { x: 0, y: 0, width: 0, height: 0 }).x,
  );
});
