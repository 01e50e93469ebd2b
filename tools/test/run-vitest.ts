import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import type { Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

const reportSchema = z.object({ numPassedTests: z.number(), numFailedTests: z.number() });

/** Runs a project of vitest.config.ts. A run that crashes without a failing test counts as one failure. */
export async function runVitest(project: 'unit' | 'contract' | 'browser'): Promise<Outcome> {
  const report = `.prepared/vitest-${project}.json`;
  mkdirSync('.prepared', { recursive: true });
  rmSync(report, { force: true });
  const args = [
    'run',
    '--project',
    project === 'browser' ? 'browser*' : project,
    '--reporter=dot',
    '--reporter=json',
    `--outputFile.json=${report}`,
  ];
  const { succeeded } = await runCommand('vitest', [...args, '--passWithNoTests'], { show: true });
  const { passed, failed } = readReport(report);
  return { passed, failed: succeeded ? failed : Math.max(1, failed) };
}

function readReport(path: string): Outcome {
  try {
    const { numPassedTests, numFailedTests } = reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    return { passed: numPassedTests, failed: numFailedTests };
  } catch {
    return { passed: 0, failed: 0 };
  }
}
