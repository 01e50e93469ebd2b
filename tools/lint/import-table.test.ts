import { spawnSync } from 'node:child_process';
import { cpSync, mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { dirname, join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { beforeAll, expect, test } from 'vitest';
import { z } from 'zod';

const root = fileURLToPath(new URL('../..', import.meta.url));
const reportSchema = z.object({
  diagnostics: z.array(
    z.object({
      filename: z.string(),
      code: z.string(),
      help: z.string().default(''),
      labels: z.array(z.object({ span: z.object({ line: z.number() }) })),
    }),
  ),
});

const FORBIDDEN: readonly (readonly [path: string, imported: string, reason: string])[] = [
  ['packages/core/src/a.ts', 'node:fs', 'core is pure'],
  ['packages/core/src/a.ts', 'react', 'core is pure'],
  ['packages/core/src/a.ts', '@coverwright/render/canvas/paint-scene.ts', 'core is pure'],
  ['packages/core/src/a/b.ts', '../../../render/src/canvas/paint-scene.ts', 'core knows no other package'],
  ['packages/contracts/src/a.ts', 'hono', 'contracts may import core and zod'],
  ['packages/render/src/a.ts', 'node:fs', 'render runs unchanged in the browser'],
  ['packages/render/src/a.ts', '@napi-rs/canvas', 'render runs unchanged in the browser'],
  ['packages/export/src/a.ts', '@coverwright/server/compose.ts', 'export may import core and render'],
  ['packages/editor/src/a.tsx', '@coverwright/export/exporters/export-design.ts', 'the editor runs in the browser'],
  ['packages/editor/src/a.tsx', 'react-router', 'the editor runs in the browser'],
  ['packages/server/src/features/items/a.ts', '../../adapters/files/disk-files.ts', 'adapters are chosen in compose.ts alone'],
  ['packages/server/src/a.ts', '@coverwright/editor/design-screen.tsx', 'pages belong to apps/web'],
  ['packages/server/src/compose.ts', 'react', 'pages belong to apps/web'],
  ['apps/web/app/routes/home.tsx', '@coverwright/editor/design-screen.tsx', 'only the design route loads the editor'],
  ['apps/web/app/routes/home.tsx', '@coverwright/server/compose.ts', 'from *.server.ts modules only'],
];

const ALLOWED: readonly (readonly [path: string, imported: string])[] = [
  ['packages/core/src/a.ts', 'zod'],
  ['packages/core/src/a.ts', '../b.ts'],
  ['packages/core/src/a.test.ts', 'node:fs'],
  ['packages/contracts/src/a.ts', '@coverwright/core/design/design.ts'],
  ['packages/export/src/a.ts', '@coverwright/render/canvas/paint-scene.ts'],
  ['packages/server/src/compose.ts', './adapters/files/disk-files.ts'],
  ['packages/server/src/adapters/a.test.ts', './files/disk-files.ts'],
  ['apps/web/app/routes/design.tsx', '@coverwright/editor/design-screen.tsx'],
];

/** Test files by path, each with one import per line, so that a single run checks all of them. */
const files = new Map<string, string[]>();
for (const [path, imported] of [...FORBIDDEN, ...ALLOWED]) files.set(path, [...(files.get(path) ?? []), imported]);
/** The rule's findings by file and line. */
let findings: ReadonlyMap<string, string>;
const findingOf = (path: string, imported: string) => findings.get(`${path}:${(files.get(path)?.indexOf(imported) ?? -1) + 1}`);

beforeAll(() => {
  const folder = mkdtempSync(join(tmpdir(), 'import-table-'));
  cpSync(join(root, '.oxlintrc.json'), join(folder, '.oxlintrc.json'));
  for (const [path, imports] of files) {
    mkdirSync(join(folder, dirname(path)), { recursive: true });
    writeFileSync(join(folder, path), imports.map((imported) => `import '${imported}';\n`).join(''));
  }
  const { stdout } = spawnSync(join(root, 'node_modules/.bin/oxlint'), ['--format=json', '.'], { cwd: folder, encoding: 'utf8' });
  const { diagnostics } = reportSchema.parse(JSON.parse(stdout));
  const ofTable = diagnostics.filter(({ code }) => code.includes('no-restricted-imports'));
  findings = new Map(ofTable.map(({ filename, labels, help }) => [`${filename}:${labels[0]?.span.line}`, help]));
  rmSync(folder, { recursive: true });
});

test.each(FORBIDDEN)('%s may not import %s, and is told why', (path, imported, reason) => {
  expect(findingOf(path, imported)).toContain(reason);
});

test.each(ALLOWED)('%s may import %s', (path, imported) => {
  expect(findingOf(path, imported)).toBeUndefined();
});
