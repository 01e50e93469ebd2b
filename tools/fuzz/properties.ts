import { globSync, readFileSync } from 'node:fs';
import { runCommand } from '../test/run-command.ts';
import type { Fuzzer } from './fuzzer.ts';

/** The property tests of all packages, with another seed and more examples than in `npm test`. */
export const properties: Fuzzer = {
  name: 'properties',
  async runRound({ seed, runs, signal }) {
    const { succeeded, output } = await runCommand('vitest', ['run', '--project', 'unit', '--reporter=dot', ...propertyTests()], {
      env: { FUZZ_SEED: String(seed), FUZZ_RUNS: String(runs) },
      signal,
    });
    if (succeeded) return 'passed';
    if (signal.aborted) return 'stopped';
    console.log(output.trim());
    return 'failed';
  },
};

function propertyTests(): readonly string[] {
  return globSync('{packages,apps}/*/{src,app,serve}/**/*.test.ts')
    .filter((path) => !path.endsWith('.contract.test.ts') && !path.endsWith('.browser.test.ts'))
    .filter((path) => readFileSync(path, 'utf8').includes("from 'fast-check'"));
}
