// @ts-check
// Runs a program of this repository on a fresh clone too: `node tools/run.mjs <file> [arguments]`.
import { join } from 'node:path';
import { handOver } from './prepare/hand-over.mjs';
import { orExplain } from './prepare/or-explain.mjs';
import { prepare, ROOT } from './prepare/prepare.mjs';

orExplain(() => {
  const [file, ...args] = process.argv.slice(2);
  if (!file) throw new Error('Usage: node tools/run.mjs <file> [arguments]');
  const node = prepare({ build: false });
  // Relative paths on the command line are relative to the caller's folder, not to the repository.
  handOver(node, [join(ROOT, file), ...args], { cwd: process.env['INIT_CWD'] ?? process.cwd() });
});
