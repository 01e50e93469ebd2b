import { mkdirSync } from 'node:fs';
import { setImmediate } from 'node:timers/promises';
import { PGlite, type QueryOptions, type Results } from '@electric-sql/pglite';
import { drizzle } from 'drizzle-orm/pglite';
import { migrate } from 'drizzle-orm/pglite/migrator';
import { lockFolder } from '../db/folder-lock.ts';
import { MIGRATIONS_FOLDER } from '../db/migrate.ts';
import * as schema from '../db/schema.ts';
import type { DatabaseConnection } from '../ports/database.ts';

export interface PgliteConnection extends DatabaseConnection {
  readonly kind: 'pglite';
  /** For the job queue, which shares the one connection. */
  readonly client: PGlite;
}

/** PGlite drains its queue in microtasks: without a breath before each query no timer runs under load. */
class BreathingPglite extends PGlite {
  override async query<T>(query: string, params?: unknown[], options?: QueryOptions): Promise<Results<T>> {
    await setImmediate();
    return super.query<T>(query, params, options);
  }
}

/**
 * Opens the embedded database and brings it up to date.
 * @param folder its own folder, made when missing; `memory://` keeps nothing
 * @param dump a dumped data folder to start from, for tests
 * @throws when another process uses the folder
 */
export async function openPglite(folder: string, dump?: Blob): Promise<PgliteConnection> {
  const inMemory = folder.startsWith('memory://');
  if (!inMemory) mkdirSync(folder, { recursive: true, mode: 0o700 });
  const unlock = inMemory ? () => {} : lockFolder(folder);
  try {
    const client = new BreathingPglite({
      dataDir: inMemory ? folder : `${folder}/pglite`,
      // Its defaults switch fsync off (-F): a power cut would lose covers.
      startParams: PGlite.defaultStartParams.filter((parameter) => parameter !== '-F'),
      ...(dump ? { loadDataDir: dump } : {}),
    });
    await client.waitReady;
    const db = drizzle({ client, schema });
    await migrate(db, { migrationsFolder: MIGRATIONS_FOLDER });
    return {
      kind: 'pglite',
      client,
      db,
      ping: async () => {
        await client.query('select 1');
      },
      close: async () => {
        await client.close();
        unlock();
      },
    };
  } catch (error) {
    unlock();
    throw error;
  }
}
