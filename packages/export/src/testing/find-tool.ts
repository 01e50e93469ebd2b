import { spawnSync } from 'node:child_process';

/** True when a program is installed. Where it is not, the tests that ask it are skipped; `npm test` installs it or says so. */
export function hasTool(name: string, ...version: readonly string[]): boolean {
  return spawnSync(name, version, { stdio: 'ignore' }).error === undefined;
}
