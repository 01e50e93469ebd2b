import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { relative } from 'node:path';
import { z } from 'zod';
import { failureLine, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

const reportSchema = z.object({
  numPassedTests: z.number(),
  numFailedTests: z.number(),
  testResults: z.array(
    z.object({
      name: z.string(),
      message: z.string().default(''),
      assertionResults: z.array(z.object({ status: z.string(), fullName: z.string(), failureMessages: z.array(z.string()).nullish() })),
    }),
  ),
});

/**
 * Runs a project of vitest.config.ts. A run that crashes without a failing test counts as one failure.
 * @param show false keeps the output until the end, and shows it if a test failed
 */
export async function runVitest(project: 'unit' | 'contract' | 'browser', { show = true } = {}): Promise<Outcome> {
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
  const { succeeded, output } = await runCommand('vitest', [...args, '--passWithNoTests'], { show });
  if (!succeeded) console.log(output.trim());
  const { passed, failed, failures } = readReport(report);
  return { passed, failed: succeeded ? failed : Math.max(1, failed), failures };
}

function readReport(path: string): Required<Outcome> {
  try {
    const { numPassedTests, numFailedTests, testResults } = reportSchema.parse(JSON.parse(readFileSync(path, 'utf8')));
    const failures = testResults.flatMap(({ name, message, assertionResults }) => {
      const file = relative('.', name);
      const ofTests = assertionResults
        .filter(({ status }) => status === 'failed')
        .map(({ fullName, failureMessages }) => failureLine(`${file} › ${fullName}`, failureMessages?.[0] ?? ''));
      return message && ofTests.length === 0 ? [failureLine(file, message)] : ofTests;
    });
    return { passed: numPassedTests, failed: numFailedTests, failures };
  } catch {
    return { passed: 0, failed: 0, failures: [] };
  }
}
