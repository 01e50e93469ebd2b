import { randomBytes, randomUUID } from 'node:crypto';
import { link, readFile, rm, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Disk, systemDisk } from '../disk/disk.ts';
import { makeFolder, syncFile, syncFolder } from '../disk/sync-path.ts';

/**
 * Loads a secret of the product, which is created at the first start and stored in the data folder, readable only by its owner. Signatures
 * must stay valid after a power cut, so it is synced to the disk before it is used.
 * @param given from the environment; takes precedence, and is not stored
 * @throws Error with one sentence if the stored secret cannot be used
 */
export async function loadSecret(dataDir: string, name: string, given: string | null, disk: Disk = systemDisk): Promise<string> {
  if (given) return given;
  const folder = join(dataDir, 'secrets');
  const path = join(folder, name);
  const secret = (await readOrNull(path)) ?? (await makeSecret(folder, path, disk));
  if (secret.length < 32) throw new Error(`${path} is too short to be a secret: delete it and start again.`);
  return secret;
}

async function makeSecret(folder: string, path: string, disk: Disk): Promise<string> {
  await makeFolder(folder, disk);
  const draft = `${path}.${randomUUID()}`;
  try {
    await writeFile(draft, randomBytes(32).toString('hex'), { mode: 0o600 });
    await syncFile(draft, disk);
    // `link` never overwrites: of two processes that start at once, one creates the secret and both read it.
    await link(draft, path).catch((error: unknown) => {
      if (!(error instanceof Error && 'code' in error && error.code === 'EEXIST')) throw error;
    });
  } finally {
    await rm(draft, { force: true });
  }
  await syncFolder(folder, disk);
  return (await readFile(path, 'utf8')).trim();
}

async function readOrNull(path: string): Promise<string | null> {
  try {
    return (await readFile(path, 'utf8')).trim();
  } catch (error) {
    if (error instanceof Error && 'code' in error && error.code === 'ENOENT') return null;
    throw error;
  }
}
