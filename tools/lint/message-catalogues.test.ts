import { globSync, readFileSync } from 'node:fs';
import { fileURLToPath } from 'node:url';
import { parseSync } from 'vite';
import { expect, test } from 'vitest';
import { literalTexts } from './literal-texts.ts';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Proper names, which are the same in every language. */
const NAMES = ['Coverwright', '· Coverwright'];

const sources = globSync('{apps/web/app,packages/editor/src}/**/*.tsx', { cwd: root })
  .map((path) => path.replaceAll('\\', '/'))
  .filter((path) => !path.includes('.test.') && !path.includes('/testing/'));

test('[B31] components say nothing that is not in a message catalogue', () => {
  const findings = sources.flatMap((path) =>
    literalTexts(parseSync(path, readFileSync(`${root}/${path}`, 'utf8')).program)
      .filter((text) => !NAMES.includes(text))
      .map((text) => `${path}: ${text}`),
  );
  expect(findings).toEqual([]);
  expect(sources.length).toBeGreaterThan(300);
});

test('[B31] texts between tags, in attributes that people read, and in either branch of a choice are found', () => {
  const source =
    "const a = <p title='On hover' className='big box'>Hello {name} {isOld ? 'again' : 'for once'}<Icon path='M0 0' label={`Of ${name}`} /> · {t('key')}</p>;";
  expect(literalTexts(parseSync('a.tsx', source).program)).toEqual(['On hover', 'Hello', 'again', 'for once', 'Of']);
});
