import { relative } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { importChain, staticImports } from './static-imports.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files that know every cover family, drawing or element: a phone on a slow line loads them after a title can be typed. */
const HEAVY = [
  'packages/core/src/art/generators/',
  'packages/core/src/art/heroes/',
  'packages/core/src/commands/apply-command.ts',
  'packages/core/src/elements/element-kinds.ts',
  'packages/core/src/ideas/layouts/layouts.ts',
  'packages/render/src/canvas/paint-scene.ts',
  'packages/render/src/fonts/resolve-face.ts',
];

const chainsInto = (entry: string) => {
  const importers = staticImports(root, entry);
  const pathOf = (file: string) => relative(root, file).replaceAll('\\', '/');
  return HEAVY.flatMap((heavy) => {
    const file = [...importers.keys()].find((known) => pathOf(known).startsWith(heavy));
    return file ? [importChain(importers, file).map(pathOf)] : [];
  });
};

test('setup is loaded without the cover families, the drawings and the painters', () => {
  expect(chainsInto('packages/editor/src/design-screen.tsx')).toEqual([]);
});

test('the cover tools, which are loaded for the editor, bring all of them', () => {
  expect(chainsInto('packages/editor/src/session/cover-tools.ts')).toHaveLength(HEAVY.length);
});
