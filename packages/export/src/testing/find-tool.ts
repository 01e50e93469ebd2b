import { spawnSync } from 'node:child_process';

/** Returns true if a program is installed. If it is not, the tests that need it are skipped; `npm test` installs it or reports it. */
export function hasTool(name: string, ...version: readonly string[]): boolean {
  return spawnSync(name, version, { stdio: 'ignore' }).error === undefined;
}
