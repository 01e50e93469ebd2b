import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { readNames, wordsOfName } from './read-names.ts';
import { RETIRED_PHRASES, RETIRED_VERBS, RETIRED_WORDS } from './retired-words.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Names of API calls, which clients depend on, and words with a meaning in another field. */
const KEPT_NAMES: readonly string[] = ['giveVerdict'];
/** Files to skip: the list itself, the words of titles, and the invented books in the site's pictures. */
const OUTSIDE = [
  'tools/lint/',
  'packages/core/src/ideas/title-lexicon.ts',
  'packages/core/src/ideas/title-senses.ts',
  'packages/core/src/ideas/more-expressions.ts',
  'packages/core/src/ideas/title-people.ts',
  'packages/core/src/ideas/theme-words.ts',
  'packages/core/src/ideas/lone-word.ts',
  'packages/core/src/lettering/word-kinds.ts',
  'tools/layout-sheets/books-to-read.ts',
  'tools/site-pictures/books.ts',
  'tools/site-pictures/make.ts',
];

const files = globSync('{packages,apps,tools,bench}/**/*.{ts,tsx}', {
  cwd: root,
  exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path),
})
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !OUTSIDE.some((outside) => path.startsWith(outside)) && !/\.test\.tsx?$/.test(path))
  .toSorted();

/** Returns the retired words in a file. */
function findingsIn(path: string): readonly string[] {
  const { names, functions, texts } = readNames(readFileSync(`${root}/${path}`, 'utf8'));
  const isRetired = (word: string) => Object.hasOwn(RETIRED_WORDS, word);
  const stem = basename(path).replace(/\..*$/, '');
  const byName = [stem, ...names].filter((name) => wordsOfName(name).some(isRetired));
  const byVerb = functions.filter(
    (name) => !KEPT_NAMES.includes(name) && wordsOfName(name).length > 1 && Object.hasOwn(RETIRED_VERBS, wordsOfName(name)[0] ?? ''),
  );
  const byText = texts.filter((text) => {
    const lower = text.toLowerCase();
    return RETIRED_PHRASES.some((phrase) => lower.includes(phrase)) || (lower.match(/[a-z]+/g) ?? []).some(isRetired);
  });
  return [...byName, ...byVerb, ...byText].map((each) => `${path}: ${each}`);
}

test('names and texts use no retired word', () => {
  const findings = files.flatMap(findingsIn);
  expect(findings).toEqual([]);
});

test('names and texts are read apart from comments', () => {
  const source = "/* a desk */ export const openDesk = () => 'Mend this first'; // news\nfunction keepIt() {}\nconst a = <p>The news</p>;";
  expect(readNames(source)).toEqual({
    names: ['openDesk', 'keepIt', 'a'],
    functions: ['openDesk', 'keepIt'],
    texts: ['Mend this first', 'The news'],
  });
  expect(wordsOfName('openPDFDesk2')).toEqual(['open', 'pdf', 'desk']);
});
