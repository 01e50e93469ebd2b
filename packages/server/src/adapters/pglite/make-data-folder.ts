import { fork } from 'node:child_process';
import { once } from 'node:events';
import { fileURLToPath } from 'node:url';
import { PGlite } from '@electric-sql/pglite';

const PROGRAM = fileURLToPath(import.meta.url);

/**
 * Makes an empty data folder in a process of its own. PGlite's `initdb` leaves some 100 MB that this process would hold for ever.
 * Nothing is synced to the disk: that is for the caller to do, before anything in the folder is acknowledged.
 * @throws when the process could not make it
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
