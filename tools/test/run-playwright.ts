import { mkdirSync, readFileSync, rmSync } from 'node:fs';
import { z } from 'zod';
import { failureLine, type Outcome } from './outcome.ts';
import { runCommand } from './run-command.ts';

const REPORT = '.prepared/playwright.json';
const specSchema = z.object({
  title: z.string(),
  ok: z.boolean(),
  file: z.string(),
  line: z.number(),
  tests: z.array(z.object({ results: z.array(z.object({ error: z.object({ message: z.string().default('') }).optional() })) })),
});
interface Suite {
  readonly specs: readonly z.infer<typeof specSchema>[];
  readonly suites?: readonly Suite[] | undefined;
}
const suiteSchema: z.ZodType<Suite> = z.lazy(() => z.object({ specs: z.array(specSchema), suites: z.array(suiteSchema).optional() }));
const reportSchema = z.object({
  stats: z.object({ expected: z.number(), unexpected: z.number() }),
  suites: z.array(suiteSchema),
});

/** Runs the tests of e2e/ against a server of their own. */
export async function runPlaywright(): Promise<Outcome> {
  mkdirSync('.prepared', { recursive: true });
  rmSync(REPORT, { force: true });
  const { succeeded } = await runCommand('playwright', ['test', '--config', 'e2e/playwright.config.ts', '--reporter=list,json'], {
    show: true,
    // The temporary folder of this run is empty, and translating all that the journeys import takes seconds.
    env: { PLAYWRIGHT_JSON_OUTPUT_FILE: REPORT, PLAYWRIGHT_TRANSFORM_CACHE_DIR: '.prepared/playwright-cache' },
  });
  try {
    const { stats, suites } = reportSchema.parse(JSON.parse(readFileSync(REPORT, 'utf8')));
    const { expected, unexpected } = stats;
    return { passed: expected, failed: succeeded ? unexpected : Math.max(1, unexpected), failures: suites.flatMap(failuresOf) };
  } catch {
    return { passed: 0, failed: 1 };
  }
}

function failuresOf({ specs, suites = [] }: Suite): readonly string[] {
  const own = specs
    .filter(({ ok }) => !ok)
    .map(({ title, file, line, tests }) => {
      const error = tests.flatMap(({ results }) => results.flatMap((result) => result.error ?? [])).at(-1);
      return failureLine(`e2e/${file}:${line} › ${title}`, error?.message ?? '');
    });
  return [...own, ...suites.flatMap(failuresOf)];
}
