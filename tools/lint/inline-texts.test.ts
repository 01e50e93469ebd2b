import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { inlineTexts, readsCatalogueDirectly } from './inline-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));

/** Files whose texts are not part of the interface, with the reasons. */
const ALLOWED: Readonly<Record<string, string>> = {
  'apps/web/app/site/books.ts': 'titles of the made-up books on the site',
  'apps/web/serve/worker-faults.ts': 'rules of settings, for operators',
  'packages/contracts/src/errors/error-table.ts': 'the catalogue of the texts of errors, by code',
  'packages/contracts/src/openapi/create-openapi.ts': 'the description of the API, for developers',
  'packages/contracts/src/calls/checkout.ts': 'the description of the API, for developers',
  'packages/export/src/design-file/design-json-schema.ts': 'the description of the document, for developers',
  'packages/server/src/features/blog/seed-blog.ts': 'the first authors and categories of a blog: content',
};

/** Proper names, and words that documents store and recognize until their author has written others. */
const NAMES: readonly string[] = ['Amazon KDP', 'Lulu', 'Coverwright', 'Your Title', 'Insert subtitle here', 'Fiction'];
/** The suffix of keys that are composed from the kind of a file. */
const KEYS: readonly string[] = ['Hint'];

/** Files that store or compare the English text of a catalog itself. */
const READS_TEXTS: Readonly<Record<string, string>> = {
  'packages/core/src/blocks/sample-words.ts': 'names of parts are stored, and recognized by',
  'packages/core/src/genres/genres.ts': 'genres are found by their English names too',
  'packages/core/src/ideas/genre-of-design.ts': 'documents store the English name of a genre',
  'packages/core/src/ideas/narrow-genre.ts': 'words of English titles are looked for',
  'packages/editor/src/messages/name-filter.ts': 'tells known filters from those that an author named',
  'packages/export/src/receipt/write-receipt.ts': 'letters whose fonts have to be loaded',
};

const sources = globSync('{packages/*/src,apps/web/app,apps/web/serve}/**/*.{ts,tsx}', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !/\.test\.tsx?$|\/testing\/|\/golden\/|messages\.ts$/.test(path));

const textsIn = (source: string) => inlineTexts(parseSync('a.tsx', source).program);

test('[B31] code outside of components says nothing that is not in a message catalogue', () => {
  const findings = sources.flatMap((path) =>
    ALLOWED[path]
      ? []
      : textsIn(readFileSync(`${root}/${path}`, 'utf8'))
          .filter((text) => !NAMES.includes(text) && !KEYS.includes(text))
          .map((text) => `${path}: ${text}`),
  );
  expect(findings).toEqual([]);
  expect(sources.length).toBeGreaterThan(1500);
});

test('[B31] code takes no English text out of a catalogue past its translations', () => {
  const findings = sources.filter((path) => !READS_TEXTS[path] && readsCatalogueDirectly(readFileSync(`${root}/${path}`, 'utf8')));
  expect(findings).toEqual([]);
});

test('[B31] texts in properties and refusals are found; keys, ids and developers’ errors are not', () => {
  const source = `
    const finding = { message: 'The file is damaged.', label: 'Remove', id: 'The id', key: 'some text', placeholder: isOld ? 'Your name' : null };
    if (!file) return refuse(\`\${path}: there is no such file\`);
    throw new CommandLineFault('--pages is a whole number; ' + text);
    throw new Error('This cannot happen.');
    const choice = { label: 'bigLetters', message: say('damaged'), title: t('title') };`;
  expect(textsIn(source)).toEqual(['The file is damaged.', 'Remove', 'Your name', ': there is no such file', '--pages is a whole number;']);
});

test('[B31] an English text that is read out of a catalogue is found; the type of its keys is not', () => {
  expect(readsCatalogueDirectly("const name = formatMessages.texts['ebook'];")).toBe(true);
  expect(readsCatalogueDirectly("type Key = keyof (typeof formatMessages)['texts']; const name = nameFormat('ebook');")).toBe(false);
});
