import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { FIELD_TERMS } from './field-terms.ts';
import { readNames } from './read-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const sources = globSync('{packages,apps}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/testing\//.test(path));

test('sixty terms of the field lead to the files that carry them out', () => {
  expect(Object.keys(FIELD_TERMS).length).toBeGreaterThanOrEqual(60);
  const lost = Object.entries(FIELD_TERMS).filter(
    ([, word]) => !sources.some((path) => basename(path).includes(word) || path.includes(`/${word}/`)),
  );
  expect(lost).toEqual([]);
});

interface Row {
  readonly word: string;
  readonly meaning: string;
  readonly code: string;
}

const rows: readonly Row[] = readFileSync(`${root}/docs/glossary.md`, 'utf8')
  .split('\n')
  .filter((line) => /^\| (?!word )/.test(line))
  .map((line) => {
    const [, word = '', meaning = '', , code = ''] = line.split('|').map((cell) => cell.trim());
    return { word, meaning, code: code.replaceAll('`', '') };
  });

test('the glossary is in the order of the alphabet, with one sentence for each word', () => {
  expect(rows.length).toBeGreaterThan(60);
  const words = rows.map(({ word }) => word.toLowerCase());
  expect(words).toEqual([...new Set(words)].toSorted());
  expect(rows.filter(({ meaning }) => !/^[A-Z0-9].*\.$/.test(meaning)).map(({ word }) => word)).toEqual([]);
});

test('every name in the glossary is declared in a package', () => {
  const declared = new Set(sources.flatMap((path) => readNames(readFileSync(`${root}/${path}`, 'utf8')).names));
  expect(rows.filter(({ code }) => code !== '' && !declared.has(code)).map(({ code }) => code)).toEqual([]);
});
