import { globSync, readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { compileScene } from '../scene/compile-scene.ts';
import { fixedWidthEngine } from '../text/testing/fixed-width-engine.ts';
import { ELEMENT_KINDS } from './element-kind.ts';
import { ELEMENT_KIND_DEFINITIONS, traitsOf } from './element-kinds.ts';

const PACKAGES = new URL('../../../', import.meta.url);

/** Every source file of the product by its path below `packages`. */
const SOURCES: readonly (readonly [path: string, source: string])[] = globSync('*/src/**/*.{ts,tsx}', {
  cwd: PACKAGES,
  exclude: ['**/*.test.{ts,tsx}', '**/testing/**'],
}).map((path) => [path.replaceAll('\\', '/'), readFileSync(new URL(path, PACKAGES), 'utf8')]);

/** Matches the kinds of elements. Tables with a row for every kind are checked by the compiler, and are not comparisons. */
const KIND = `(?:${ELEMENT_KINDS.filter((kind) => kind !== 'group').join('|')})`;
const COMPARISONS = [
  // Scene nodes also have the kind `group`, which painters have to test for. Only the groups of elements are forbidden here.
  /(?:element|layer|placed|row|sole|box)\w*\??\.kind\s*[!=]==?\s*'group'/,
  new RegExp(`kind\\s*[!=]==?\\s*'${KIND}'`),
  new RegExp(`'${KIND}'\\s*[!=]==?\\s*\\w*[kK]ind`),
  new RegExp(`case '${KIND}'`),
  new RegExp(`\\['${KIND}'(?:, ?'${KIND}')*\\]\\.includes`),
];

test('[B17] no code outside the folders of the kinds compares the kind of an element', () => {
  const outside = SOURCES.filter(([path]) => !isKindsOwn(path));
  expect(outside.length).toBeGreaterThan(500);
  const comparing = outside.filter(([, source]) => COMPARISONS.some((comparison) => comparison.test(source)));
  expect(comparing.map(([path]) => path)).toEqual([]);
});

test('[B17] the search for comparisons finds each way of writing one', () => {
  const finds = (source: string) => COMPARISONS.some((comparison) => comparison.test(source));
  expect(finds("if (layer.kind === 'textBox') return;")).toBe(true);
  expect(finds("layers.filter(({ kind }) => kind !== 'shape')")).toBe(true);
  expect(finds("case 'objectImage': {")).toBe(true);
  expect(finds("if (element.kind === 'group') return;")).toBe(true);
  expect(finds("if (node.kind === 'group') return;")).toBe(false);
  expect(finds("if ('blurb' === kind) return;")).toBe(true);
  expect(finds("['shape', 'blurb'].includes(kind)")).toBe(true);
  expect(finds('const ICONS = { textBox: IconLetterT };')).toBe(false);
});

test('[B17] every layer of a cover belongs to a kind of the registry, or is the paper', () => {
  const { layers } = compileScene(createDesign(), fixedWidthEngine());
  const kinds = new Set(layers.map(({ kind }) => kind));
  expect([...kinds].filter((kind) => kind !== 'background' && !(kind in ELEMENT_KIND_DEFINITIONS))).toEqual([]);
  expect(traitsOf('background')).toBeNull();
});

function isKindsOwn(path: string): boolean {
  return path.startsWith('core/src/elements/');
}
