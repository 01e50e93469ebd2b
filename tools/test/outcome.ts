import { stripVTControlCharacters } from 'node:util';

/** The result of a test step. A check without tests of its own counts as one. */
export interface Outcome {
  readonly passed: number;
  readonly failed: number;
  /** A line for each test that failed: its name and the first line of its error. */
  readonly failures?: readonly string[];
}

const LONGEST_LINE = 300;

/** Returns the line that names a failed test. @param message of its error, of any length, perhaps with color codes */
export function failureLine(name: string, message: string): string {
  const [first = ''] = stripVTControlCharacters(message).trim().split('\n');
  return `${name}: ${first}`.slice(0, LONGEST_LINE);
}

export const PASSED: Outcome = { passed: 1, failed: 0 };
export const FAILED: Outcome = { passed: 0, failed: 1 };

export function addOutcomes(outcomes: readonly Outcome[]): Outcome {
  return outcomes.reduce((sum, { passed, failed }) => ({ passed: sum.passed + passed, failed: sum.failed + failed }), {
    passed: 0,
    failed: 0,
  });
}
