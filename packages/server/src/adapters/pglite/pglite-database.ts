import { existsSync } from 'node:fs';
import { PGlite } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
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
  /** It replaces how a data folder is made at the first start, for tests: making one takes seconds. */
  readonly makeFolder?: (folder: string) => Promise<void>;
  readonly disk?: Disk | undefined;
  /** Told of a checkpoint that failed. */
  readonly onError?: (error: Error) => void;
}

/** Its default of 128 MB is a third of what the whole process needs; the system's file cache stands behind it. */
const SMALL_MEMORY = ['shared_buffers=16MB', 'wal_buffers=1MB'];

/** PGlite's own, but for `-F`, which switches fsync off. Of the methods to sync the log only this one reaches the file system layer. */
const START_PARAMETERS = [
  ...PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
  ...['wal_sync_method=fsync', 'max_wal_size=64MB', 'min_wal_size=32MB', ...SMALL_MEMORY].flatMap((setting) => ['-c', setting]),
];

/**
 * Opens the embedded database and brings it up to date. What it acknowledges outlives a power cut.
 * @param folder its own folder, made when missing
 * @throws when another process uses the folder
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

async function connect(client: PGlite): Promise<Omit<PgliteConnection, 'close'>> {
  const db = drizzle({ client, schema });
  await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
  return {
    kind: 'pglite',
    client,
    db,
    ping: async () => {
      await client.query('select 1');
    },
  };
}
