import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import type { Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

const REPORT = '.prepared/playwright.json';
const reportSchema = z.object({ stats: z.object({ expected: z.number(), unexpected: z.number() }) });

/** Runs the tests of e2e/ against a server of their own. */
export async function runPlaywright(): Promise<Outcome> {
  mkdirSync('.prepared', { recursive: true });
  rmSync(REPORT, { force: true });
  const { succeeded } = await runCommand('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    show: true,
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT },
  });
  try {
    const { expected, unexpected } = reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8'))).stats;
    return { passed: expected, failed: succeeded ? unexpected : Math.max(1, unexpected) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}
