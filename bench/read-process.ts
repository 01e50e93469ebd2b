import { readFileSync } from 'node:fs';

/** Reads a file of `/proc`. Returns an empty text for a process that has just ended. */
export function readProcess(file: string): string {
  try {
    return readFileSync(file, 'utf8');
  } catch {
    return '';
  }
}
