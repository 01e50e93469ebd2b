import { existsSync, globSync, readFileSync } from 'node:fs';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { expect, test } from 'vitest';

const root = fileURLToPath(new URL('../..', import.meta.url));
/** Links to files of this repository, rather than to addresses, anchors of the same page, or paths of the site. */
const FILE_LINK = /\]\((?![a-z]+:|#|\/)([^)#\s]+)(?:#[^)\s]*)?\)/g;

test('every file that the docs link to exists', () => {
  const pages = globSync(['*.md', 'docs/**/*.md', '{packages,apps,tools}/**/README.md'], {
    cwd: root,
    exclude: (path) => /(^|\/)(node_modules|build)$/.test(path),
  });
  expect(pages.length).toBeGreaterThan(60);
  const broken = pages.flatMap((page) =>
    [...readFileSync(join(root, page), 'utf8').matchAll(FILE_LINK)]
      .map(([, target = '']) => target)
      .filter((target) => !existsSync(join(root, dirname(page), decodeURIComponent(target))))
      .map((target) => `${page}: ${target}`),
  );
  expect(broken).toEqual([]);
});
