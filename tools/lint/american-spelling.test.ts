import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';
import { BRITISH_SPELLINGS } from './british-spellings.ts';
import { readNames } from './read-names.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
const find = (pattern: string) =>
  globSync(pattern, { cwd: root, exclude: (path) => /(^|\/)(node_modules|build|\.react-router)$/.test(path) }).map((path) =>
    path.replaceAll('\\', '/'),
  );

/** Returns the British spellings in a text. Single words are skipped, because stored keys such as `colour` are British. */
function britishWordsIn(text: string): readonly string[] {
  return (text.toLowerCase().match(/[a-z]+/g) ?? []).filter((word) => BRITISH_SPELLINGS.test(word));
}

/** Code that `readNames` mistakes for text, because a comparison looks like a tag. */
const CODE = /;|=>|[=!]=| \? |, \w+: [A-Za-z]+, /;

/** Removes expressions, command-line options and their values, which are names. */
function withoutNames(text: string): string {
  return text.replace(/\$\{[^}]*\}|\S*(\||--)\S*|\w+\.csv/g, '');
}

test('[B31] what the product says is spelled the American way', () => {
  const findings = find('{packages,apps}/**/*.{ts,tsx}')
    // Titles may use either spelling, and so may the words that they are looked up by.
    .filter(
      (path) =>
        !/\.test\.tsx?$/.test(path) &&
        !path.includes('/testing/') &&
        !/title-(lexicon|themes|colors|tints)|theme-words|lone-word|lettering\/word-kinds/.test(path),
    )
    .flatMap((path) =>
      readNames(readFileSync(`${root}/${path}`, 'utf8'))
        .texts.filter((text) => !CODE.test(text) && britishWordsIn(withoutNames(text)).length > 0)
        .map((text) => `${path}: ${text}`),
    );
  expect(findings).toEqual([]);
});

test('[B31] guides and articles are spelled the American way', () => {
  const findings = find('content/**/*.mdx').flatMap((path) => {
    // Code, addresses and attributes of figures are names, not prose.
    const prose = readFileSync(`${root}/${path}`, 'utf8').replace(/`[^`]*`|\]\([^)]*\)|<[A-Z][^>]*>/g, '');
    return britishWordsIn(prose).map((word) => `${path}: ${word}`);
  });
  expect(findings).toEqual([]);
});
