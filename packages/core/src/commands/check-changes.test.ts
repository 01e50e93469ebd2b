import fc from 'fast-check';
import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { PLAINLY } from '../issues/plain-issue.ts';
import { type Design, designSchema } from '../design/design.ts';
import { checkChanges } from './check-changes.ts';
import { describeSchemaFault } from './command-definition.ts';
import { afterCommands } from './testing/after-commands.ts';

const design = afterCommands(
  createDesign(),
  { name: 'add-shape', shape: { uniqueObjectId: 'badge', type: 'star', x: 0, y: 0, width: 100, height: 100 } },
  { name: 'use-colour', colour: { r: 1, g: 2, b: 3, a: 1 } },
);

/** Values that some place of a document takes and others do not. */
const anything = fc.oneof(
  fc.integer({ min: -2000, max: 2000 }),
  fc.double(),
  fc.boolean(),
  fc.constantFrom<unknown>(null, undefined, '', ' Oswald ', 'front', 'center', {}, [], [{ r: 0, g: 0, b: 0, a: 1 }], { ghost: 1 }),
);

/** Every way down into a document. */
function pathsOf(value: unknown, path: readonly string[] = []): readonly (readonly string[])[] {
  if (typeof value !== 'object' || value === null) return [path];
  return [...(path.length > 0 ? [path] : []), ...Object.entries(value).flatMap(([key, inner]) => pathsOf(inner, [...path, key]))];
}

function withValue(value: unknown, [key, ...rest]: readonly string[], next: unknown): unknown {
  if (key === undefined) return next;
  if (Array.isArray(value)) return value.map((item: unknown, index) => (String(index) === key ? withValue(item, rest, next) : item));
  const record = value as Readonly<Record<string, unknown>>;
  return { ...record, [key]: withValue(record[key], rest, next) };
}

test('[D4] judges every change as the whole schema does, and gives the same document', () => {
  fc.assert(
    fc.property(fc.constantFrom(...pathsOf(design)), anything, (path, next) => {
      const after = withValue(design, path, next) as Design;
      const whole = designSchema.safeParse(after, PLAINLY);
      const partly = checkChanges(designSchema, design, after);
      expect(partly.ok).toBe(whole.success);
      if (partly.ok) expect(partly.value).toEqual(whole.data);
      else expect(partly.fault.message).toBe(whole.error && describeSchemaFault(whole.error));
    }),
    { numRuns: 600 },
  );
});

test('[D4] refuses fields that no document has, and lists that have grown too long', () => {
  expect(checkChanges(designSchema, design, { ...design, ghost: 1 } as Design).ok).toBe(false);
  const recentColors = Array.from({ length: 19 }, () => design.recentColors[0] ?? { r: 0, g: 0, b: 0, a: 1 });
  expect(checkChanges(designSchema, design, { ...design, recentColors }).ok).toBe(false);
});

test('[B5] leaves what did not change as the very same values', () => {
  const moved = afterCommands(design, { name: 'edit-text-box', id: 'Title', changes: { panel: { top: 3 } } });
  expect(moved.coverShapes).toBe(design.coverShapes);
  expect(moved.frontBoard.textBoxes[0]).toBe(design.frontBoard.textBoxes[0]);
  expect(moved.frontBoard.textBoxes[1]?.text).toBe(design.frontBoard.textBoxes[1]?.text);
});
