import { existsSync, readdirSync } from 'node:fs';
import { type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

/** Number of parallel compilers with one thread each: the threads of a single compiler would check the same types repeatedly. */
const LANES = 2;

/** Checks every package by its own configuration, then all tests together: they may use more platforms than the code that they test. */
export async function checkTypes(): Promise<Outcome> {
  const packages = readdirSync('packages').map((name) => `packages/${name}/tsconfig.json`);
  const projects = [
    ...packages,
    'apps/web/tsconfig.json',
    'tools/tsconfig.json',
    'bench/tsconfig.json',
    'e2e/tsconfig.json',
    'tsconfig.tests.json',
  ].filter((path) => existsSync(path));
  const waiting = [...projects];
  let failed = 0;
  const lane = async () => {
    for (let project = waiting.shift(); project; project = waiting.shift()) {
      const { succeeded, output } = await runCommand('tsc', ['--noEmit', '--singleThreaded', '-p', project]);
      if (succeeded) continue;
      failed += 1;
      console.log(`${project}:\n${output.trim()}`);
    }
  };
  await Promise.all(Array.from({ length: LANES }, lane));
  return { passed: projects.length - failed, failed };
}
