import { spawnSync } from 'node:child_process';

/** True when a program is installed. Where it is not, the tests that ask it are left out, and say why. */
export function hasTool(name: string, ...version: readonly string[]): boolean {
  const isThere = spawnSync(name, version, { stdio: 'ignore' }).error === undefined;
  if (!isThere) process.stderr.write(`${name} is not installed here: the tests that ask it are left out.\n`);
  return isThere;
}
