import { tmpdir } from 'node:os';
import { ensureChromium } from './ensure-chromium.ts';
import { ensureFileReaders } from './ensure-file-readers.ts';
import { addOutcomes, FAILED, type Outcome } from './outcome.ts';
import { type Step, STEPS } from './steps.ts';
import { createTemporaryFolder } from './temporary-folder.ts';

const NEED_CHROMIUM = new Set(['browser', 'e2e']);
/** Steps that read our files with external programs, if they are installed. */
const USE_READERS = new Set(['unit']);

/** The most failed tests that the summary names. */
const MOST_LINES = 60;

const wanted = process.argv.slice(2);
const names = STEPS.flat().map(({ name }) => name);
const unknown = wanted.filter((name) => !names.includes(name));
if (unknown.length > 0) {
  console.error(`Unknown step: ${unknown.join(', ')}. Known are ${names.join(', ')}.`);
  process.exit(2);
}

process.env['KEPT_TMPDIR'] ??= tmpdir();
process.env['TMPDIR'] = createTemporaryFolder();

const outcomes: Outcome[] = [];
const failures: string[] = [];
for (const together of STEPS) {
  const chosen = together.filter(({ name }) => wanted.length === 0 || wanted.includes(name));
  // A line in the middle of another step's output would be lost.
  for (const line of await Promise.all(chosen.map(runStep))) console.log(line);
}

const { passed, failed } = addOutcomes(outcomes);
if (failures.length > 0) console.log(`\nFailed: ${failures.join(', ')}`);
// The end of a long output is often all that a log keeps.
for (const line of outcomes.flatMap((outcome) => outcome.failures ?? []).slice(0, MOST_LINES)) console.log(`  ${line}`);
console.log(`${passed} passed, ${failed} failed`);
process.exitCode = failed > 0 ? 1 : 0;

/** @returns the line that says how it went */
async function runStep(step: Step): Promise<string> {
  const started = performance.now();
  const missing = NEED_CHROMIUM.has(step.name) ? await ensureChromium() : null;
  const leftOut = USE_READERS.has(step.name) ? await ensureFileReaders() : null;
  for (const reason of [missing, leftOut]) if (reason) console.log(reason);
  const outcome = missing ? FAILED : await step.run();
  outcomes.push(outcome);
  if (outcome.failed > 0) failures.push(step.name);
  const seconds = ((performance.now() - started) / 1000).toFixed(1);
  return `${outcome.failed > 0 ? '✗' : '✓'} ${step.name} (${outcome.passed} passed, ${outcome.failed} failed, ${seconds} s)`;
}
