import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const PROGRAM = fileURLToPath(import.meta.url);

/**
 * Creates an empty data folder in a separate process, because PGlite's `initdb` would leave some 100 MB in this process. It is not synced
 * to the disk: the caller does that before anything in the folder is acknowledged.
 * @throws Error if the process fails
 */
export async function makeDataFolder(folder: string): Promise<void> {
  const child = fork(PROGRAM, [folder], { execArgv: [], stdio: ['ignore', 'ignore', 'inherit', 'ipc'] });
  const [code] = await once(child, 'exit');
  if (code !== 0) throw new Error(`The database's folder ${folder} could not be made (exit code ${code}).`);
}

if (process.argv[1] === PROGRAM && process.send) {
  const [, , folder = ''] = process.argv;
  const database = new PGlite({ dataDir: folder });
  await database.waitReady;
  await database.close();
  process.disconnect();
}
