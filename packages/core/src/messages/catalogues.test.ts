import { globSync } from 'node:fs';
import { fileURLToPath, pathToFileURL } from 'node:url';
import { IntlMessageFormat } from 'intl-messageformat';
import { expect, test } from 'vitest';
import type { MessageCatalogue } from './define-messages.ts';
import { fillInParts } from './fill-in.ts';
import { LOCALES } from './locales.ts';

const root = fileURLToPath(new URL('../../../..', import.meta.url));
const paths = globSync('{apps,packages}/**/messages.ts', { cwd: root, exclude: (path) => /node_modules|build/.test(path) });
const catalogues = await Promise.all(
  paths.map(async (path) => {
    const module: Record<string, MessageCatalogue> = await import(pathToFileURL(`${root}/${path}`).href);
    return { path, catalogue: Object.values(module)[0] as MessageCatalogue };
  }),
);

/** Returns the names that the types read from a text: what follows a brace, up to the next brace or comma. */
const typedNames = (text: string) =>
  [...text.matchAll(/\{([^{}]*)\}?/g)].map(([, inside = '']) => inside.split(',')[0] ?? '').filter((name) => /^[^\s#]+$/.test(name));

/** Returns the names that the formatter reads from a text. */
function namesOf(elements: readonly unknown[]): readonly string[] {
  return elements.flatMap((element) => {
    const { type, value, options } = element as { type: number; value: string; options?: Record<string, { value: readonly unknown[] }> };
    const inside = Object.values(options ?? {}).flatMap((option) => namesOf(option.value));
    // Type 0 is plain text, and type 7 the number of a plural.
    return type === 0 || type === 7 ? inside : [value, ...inside];
  });
}

test('[B31] every text of every catalogue is ICU MessageFormat, and its values are those that its type asks for', () => {
  for (const { path, catalogue } of catalogues) {
    for (const [key, text] of Object.entries(catalogue.texts)) {
      const names = namesOf(new IntlMessageFormat(text, LOCALES[0], undefined, { ignoreTag: true }).getAst());
      expect([...new Set(typedNames(text))].toSorted(), `${path} ${key}`).toEqual([...new Set(names)].toSorted());
    }
  }
  expect(catalogues.length).toBeGreaterThan(10);
});

test('[B31] a text of a catalogue without plurals has only texts and values by name', () => {
  const plain = catalogues.filter(({ catalogue }) => catalogue.format === fillInParts);
  for (const { path, catalogue } of plain) {
    for (const text of Object.values(catalogue.texts)) expect(text.replace(/\{\w+\}/g, ''), path).not.toMatch(/[{}]/);
  }
  expect(plain.length).toBeGreaterThan(5);
});

test('[B31] no two catalogues have one name', () => {
  const names = catalogues.map(({ catalogue }) => catalogue.feature);
  expect(names.toSorted()).toEqual([...new Set(names)].toSorted());
});
