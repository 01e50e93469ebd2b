import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { placedElements } from '../elements/placed-elements.ts';
import { elementBox } from '../interaction/element-box.ts';
import { copyCommands } from './copy-elements.ts';
import { afterCommands } from './testing/after-commands.ts';

test('[E4] copies stand aside of their originals with ids of their own, free even of a locked one', () => {
  const design = afterCommands(
    createDesign(),
    { name: 'add-shape', shape: { uniqueObjectId: 'badge', type: 'star', x: 10, y: 20, width: 100, height: 100, board: 'back' } },
    { name: 'lock-element', id: 'badge', locked: true },
  );
  let count = 0;
  const copies = copyCommands(placedElements(design), 60, () => `copy ${(count += 1)}`);
  const copied = afterCommands(design, { name: 'together', commands: copies.map(({ command }) => command) });
  expect(placedElements(copied)).toHaveLength(6);
  for (const [index, { id }] of placedElements(design).entries()) {
    const before = elementBox(design, id);
    const after = elementBox(copied, `copy ${index + 1}`);
    expect(after?.rect).toMatchObject({ x: (before?.rect.x ?? 0) + 60, y: (before?.rect.y ?? 0) + 60 });
    expect(after?.rect.width).toBeCloseTo(before?.rect.width ?? 0, 6);
    expect(after?.isLocked).toBe(false);
  }
  expect(geometryOf(copied)).toBe(geometryOf(design));
});
