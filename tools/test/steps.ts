import { checkFileSizes } from './check-file-sizes.ts';
import { checkTypes } from './check-types.ts';
import { FAILED, type Outcome, PASSED } from './outcome.ts';
import { runCommand } from './run-command.ts';
import { runPlaywright } from './run-playwright.ts';
import { runVitest } from './run-vitest.ts';

export interface Step {
  readonly name: string;
  readonly run: () => Promise<Outcome>;
}

/**
 * All required checks, fast ones first. Those of a line run at the same time: the tests of contracts wait for disks and other processes for
 * half of their time, and a page is painted by a single thread.
 */
export const STEPS: readonly (readonly Step[])[] = [
  [{ name: 'sizes', run: async () => checkFileSizes() }],
  [{ name: 'format', run: () => check('biome', ['format', '.']) }],
  [
    { name: 'lint', run: () => check('oxlint', ['.']) },
    { name: 'unused', run: () => check('knip', ['--no-config-hints']) },
  ],
  [{ name: 'types', run: checkTypes }],
  [{ name: 'unit', run: () => runVitest('unit') }],
  [
    { name: 'contract', run: () => runVitest('contract') },
    { name: 'browser', run: () => runVitest('browser', { show: false }) },
  ],
  [{ name: 'e2e', run: runPlaywright }],
];

async function check(command: string, args: readonly string[]): Promise<Outcome> {
  const { succeeded, output } = await runCommand(command, args);
  if (!succeeded) console.log(output.trim());
  return succeeded ? PASSED : FAILED;
}
