import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { callOf } from '../../db/call-of.ts';
import { lockFolder } from '../../db/folder-lock.ts';
import { MIGRATIONS_FOLDER } from '../../db/migrate.ts';
import * as schema from '../../db/schema.ts';
import type { DatabaseConnection } from '../../ports/database.ts';
import { type Disk, systemDisk } from '../../disk/disk.ts';
import { makeFolder } from '../../disk/sync-path.ts';
import { Checkpoints } from './checkpoints.ts';
import { DurablePglite } from './durable-pglite.ts';
import { exitOnFailure } from './exit-on-failure.ts';
import { beginFirstStart } from './first-start.ts';
import { makeDataFolder } from './make-data-folder.ts';
import { SyncedNodeFs } from './synced-node-fs.ts';
import { WriteAheadLog } from './write-ahead-log.ts';

export interface PgliteConnection extends DatabaseConnection {
  readonly kind: 'pglite';
  /** The client for the job queue, which shares the one connection. */
  readonly client: PGlite;
}

export interface PgliteOptions {
  /** Replaces the creation of the data folder, for tests: creating one takes seconds. */
  readonly makeFolder?: (folder: string) => Promise<void>;
  readonly disk?: Disk | undefined;
  /** Called with the error of a failed checkpoint. */
  readonly onError?: (error: Error) => void;
}

/** Smaller buffers: the default of 128 MB is a third of the process's memory, and the system's file cache is enough. */
const SMALL_MEMORY = ['shared_buffers=16MB', 'wal_buffers=1MB'];

/** PGlite's own parameters except `-F`, which turns fsync off. Only this sync method reaches the file system layer. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=64MB', 'min_wal_size=32MB', ...SMALL_MEMORY].flatMap((setting) => ['-c', setting]),
];

/**
 * Opens the embedded database and migrates it. Acknowledged transactions survive a power cut.
 * @param folder its own folder, created if missing
 * @throws Error if another process uses the folder
 */
export async function openPglite(folder: string, options: PgliteOptions = {}): Promise<PgliteConnection> {
  const disk = exitOnFailure(options.disk ?? systemDisk, folder);
  await makeFolder(folder, disk);
  const unlock = lockFolder(folder);
  try {
    const log = new WriteAheadLog(disk);
    const data = `${folder}/pglite`;
    const finishFirstStart = await beginFirstStart(data, disk);
    if (!existsSync(data)) await (options.makeFolder ?? makeDataFolder)(data);
    const client = new DurablePglite(
      {
        fs: new SyncedNodeFs(data, disk, log),
        startParams: START_PARAMETERS,
      },
      log,
    );
    await client.waitReady;
    await finishFirstStart();
    const connection = await connect(client);
    const checkpoints = new Checkpoints(client, log, options.onError ?? (() => {}));
    client.onCommit = () => checkpoints.checkLength();
    return {
      ...connection,
      close: async () => {
        await checkpoints.close();
        await client.close();
        await log.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}

async function connect(client: DurablePglite): Promise<Omit<PgliteConnection, 'close'>> {
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return {
    kind: 'pglite',
    client,
    db,
    connections: 1,
    callFunction: async (name, argument) => {
      const rows = await client.callPrepared(name, callOf(name), argument);
      return rows.map((row) => JSON.parse(row) as unknown);
    },
    listen: async (channel, onNotification) => {
      await client.listen(channel, onNotification);
    },
    ping: async () => {
      await client.query('select 1');
    },
  };
}
