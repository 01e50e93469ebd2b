import { readdirSync, readFileSync } from 'node:fs';
import { join } from 'node:path';
import { FAILED, type Outcome, PASSED } from './outcome.ts';

const FOLDERS = ['packages', 'apps', 'tools', 'bench', 'e2e'];
const CODE = /\.(ts|tsx|mjs|css)$/;
const LEFT_OUT = new Set(['node_modules', 'build', 'dist', '.react-router', 'migrations']);
/** A file with more lines than this should be split. */
const LONG = 300;
/** A file with more lines than this must be split. */
const TOO_LONG = 400;

/** Reports long files, and fails if any is too long. */
export function checkFileSizes(): Outcome {
  const lines = FOLDERS.flatMap(listCode).map((path) => ({ path, count: readFileSync(path, 'utf8').split('\n').length - 1 }));
  const sorted = lines.map(({ count }) => count).toSorted((a, b) => a - b);
  console.log(`${sorted.length} files, median ${sorted[Math.floor(sorted.length / 2)] ?? 0} lines, longest ${sorted.at(-1) ?? 0}`);
  const long = lines.filter(({ count }) => count > LONG).toSorted((a, b) => b.count - a.count);
  for (const { path, count } of long)
    console.log(`  ${path}: ${count} lines${count > TOO_LONG ? `, at most ${TOO_LONG} are allowed` : ''}`);
  return long.some(({ count }) => count > TOO_LONG) ? FAILED : PASSED;
}

function listCode(folder: string): readonly string[] {
  return readdirSync(folder, { withFileTypes: true }).flatMap((entry) => {
    const path = join(folder, entry.name);
    if (entry.isDirectory()) return LEFT_OUT.has(entry.name) ? [] : listCode(path);
    return CODE.test(entry.name) ? [path] : [];
  });
}
