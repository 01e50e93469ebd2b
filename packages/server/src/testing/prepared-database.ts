import { createHash } from 'node:crypto';
import { existsSync, globSync, mkdirSync, mkdtempSync, readFileSync, renameSync, rmSync } from 'node:fs';
import { join } from 'node:path';
import { fileURLToPath } from 'node:url';
import { openPgBossQueue } from '../adapters/pg-boss-queue.ts';
import { openPglite } from '../adapters/pglite/pglite-database.ts';
import { JOB_NAMES } from '../jobs/job-names.ts';
import { FORGETFUL_DISK } from './forgetful-disk.ts';

const ROOT = fileURLToPath(new URL('../../../..', import.meta.url));
const PREPARED = join(ROOT, '.prepared');
/** The files that decide on the prepared database: it is made again when one of them changes. */
const INPUTS = ['package-lock.json', 'packages/server/src/{adapters,db}/**/*.{ts,sql,json}', 'packages/server/src/jobs/job-names.ts'];

/**
 * Returns the folder of a migrated embedded database with the queues of jobs, for tests to copy: a server needs half a minute of a slow
 * processor for its first start without it. The folder is kept between runs.
 */
export async function preparedDatabase(): Promise<string> {
  const kept = join(PREPARED, `database-${hashOfInputs()}`);
  if (existsSync(kept)) return join(kept, 'pglite');
  mkdirSync(PREPARED, { recursive: true });
  for (const old of globSync(join(PREPARED, 'database-*'))) if (old !== kept) rmSync(old, { recursive: true, force: true });
  const folder = mkdtempSync(join(PREPARED, 'making-database-'));
  await make(folder);
  try {
    renameSync(folder, kept);
  } catch (error) {
    // Another process was faster.
    if (!existsSync(kept)) throw error;
    rmSync(folder, { recursive: true });
  }
  return join(kept, 'pglite');
}

function hashOfInputs(): string {
  const hash = createHash('sha256');
  for (const path of globSync(INPUTS, { cwd: ROOT }).sort()) hash.update(path).update(readFileSync(join(ROOT, path)));
  return hash.digest('hex').slice(0, 16);
}

async function make(folder: string): Promise<void> {
  const database = await openPglite(folder, { disk: FORGETFUL_DISK });
  await (await openPgBossQueue(database, JOB_NAMES, fail)).stop();
  // What starts from a copy has no log to replay.
  await database.client.exec('checkpoint');
  await database.close();
}

function fail(error: Error): never {
  throw error;
}
