import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '@coverwright/server/compose.ts';
import { parseConfig } from '@coverwright/server/config.ts';
import { sql } from 'drizzle-orm';
import { runLoad } from './load.ts';

/** @property rows number of rows that the clients share, as they share the covers of the authors */
interface RawLoad {
  readonly clients: number;
  readonly rows: number;
  readonly seconds: number;
}

/** Measures the minimum cost of a save: updating a document of this size by SQL on the same database, without a server. */
export async function measureRawSaves(databaseUrl: string | null, document: string, { clients, rows, seconds }: RawLoad): Promise<number> {
  const dataDir = await mkdtemp(join(tmpdir(), 'coverwright-raw-'));
  const config = parseConfig({ DATA_DIR: dataDir, STOCK_SOURCES: 'none', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  if (!config.ok) throw new Error('These settings cannot be used');
  const { database } = await openInstallation(config.value, () => {});
  const { db } = database;
  await db.execute(sql`create table if not exists raw_saves (id int primary key, designs jsonb not null)`);
  const workers = Array.from({ length: clients }, (_, client) => async () => {
    await db.execute(
      sql`insert into raw_saves values (${client % rows}, ${document}::jsonb) on conflict (id) do update set designs = excluded.designs`,
    );
    return true;
  });
  const { perSecond } = await runLoad(workers, seconds);
  await db.execute(sql`drop table raw_saves`);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  return perSecond;
}
