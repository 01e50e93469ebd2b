import { chmodSync, mkdtempSync, rmSync, statfsSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';

/** An in-memory file system on Linux. */
const IN_MEMORY = '/dev/shm';
/** Minimum space in bytes: a container often has only 64 MB. */
const ENOUGH_BYTES = 4 * 1024 ** 3;

/**
 * Creates a folder for temporary files of the test steps: databases, data folders, browser profiles. It is in memory if there is enough
 * space, because the files are soon deleted. It is deleted when this process ends.
 * @returns its path, for `TMPDIR`
 */
export function createTemporaryFolder(): string {
  const folder = mkdtempSync(join(hasRoom(IN_MEMORY) ? IN_MEMORY : tmpdir(), 'coverwright-test-'));
  // PostgreSQL refuses to run as root, and its own user has to reach its folder in here.
  chmodSync(folder, 0o755);
  process.once('exit', () => rmSync(folder, { recursive: true, force: true }));
  for (const signal of ['SIGINT', 'SIGTERM', 'SIGHUP'] as const) process.once(signal, () => process.exit(1));
  return folder;
}

function hasRoom(folder: string): boolean {
  try {
    const { bavail, bsize } = statfsSync(folder);
    return process.platform === 'linux' && bavail * bsize > ENOUGH_BYTES;
  } catch {
    return false;
  }
}
