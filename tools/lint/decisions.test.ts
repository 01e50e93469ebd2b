import { globSync, readFileSync } from 'node:fs';
import { basename } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const folder = fileURLToPath(new URL('../../docs/decisions', import.meta.url));
const decisions = globSync('*.md', { cwd: folder }).filter((path) => basename(path) !== 'README.md');
const textOf = (path: string) => readFileSync(`${folder}/${path}`, 'utf8');

test('every decision is dated by its name and has a status below its heading', () => {
  expect(decisions.length).toBeGreaterThan(30);
  expect(decisions.filter((path) => !/^\d{4}-\d\d-\d\d-[a-z0-9-]+\.md$/.test(path))).toEqual([]);
  expect(decisions.filter((path) => !/^# .+\n\nStatus: (in force|superseded by \[)/.test(textOf(path)))).toEqual([]);
});

test('a decision that is superseded is named by the one that supersedes it', () => {
  const oneSided = decisions.flatMap((path) =>
    [...textOf(path).matchAll(/superseded by\s+\[[^\]]*\]\(([^)]+)\)/g)]
      .map(([, target = '']) => target)
      .filter((target) => !textOf(target).includes(path))
      .map((target) => `${target} does not name ${path}`),
  );
  expect(oneSided).toEqual([]);
});
