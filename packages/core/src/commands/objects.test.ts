import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { MAX_OBJECTS } from '../design/design.ts';
import { applyCommand } from './apply-command.ts';
import { afterCommands } from './testing/after-commands.ts';

const image = { type: 'library', assetId: 'moon', width: 90, height: 90 };
const place = { x: 9, y: 9, width: 90, height: 90 };
const shape = (id: number) => ({ name: 'add-shape', shape: { uniqueObjectId: `shape ${id}`, type: 'star', ...place } }) as const;
const object = (id: number) => ({ name: 'add-object-image', object: { uniqueObjectId: `object ${id}`, image, ...place } }) as const;
const many = Array.from({ length: MAX_OBJECTS }, (_, id) => id);

test('[E11] one shape or picture more than a cover holds is refused with the rule and what to do', () => {
  const full = afterCommands(createDesign(), { name: 'together', commands: [...many.map(shape), ...many.map(object)] });
  const faultOf = (command: Parameters<typeof applyCommand>[1]) => {
    const result = applyCommand(full, command);
    return result.ok ? null : result.fault.message;
  };
  expect(faultOf(shape(MAX_OBJECTS))).toBe('a cover holds at most 200 shapes; remove one to add another');
  expect(faultOf(object(MAX_OBJECTS))).toBe('a cover holds at most 200 pictures; remove one to add another');
});
