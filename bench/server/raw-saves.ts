import { mkdtemp, rm } from 'node:fs/promises';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { openInstallation } from '@coverwright/server/compose.ts';
import { parseConfig } from '@coverwright/server/config.ts';
import { sql } from 'drizzle-orm';
import { runLoad } from './load.ts';

/**
 * @property rows number of rows that the clients share, as they share the covers of the authors
 * @property versions whether each save also adds a version, as a save of the product does
 */
interface RawLoad {
  readonly clients: number;
  readonly rows: number;
  readonly seconds: number;
  readonly versions: boolean;
}

/**
 * Measures how many documents of this size plain SQL writes a second on the same database, without a server: one statement for each save, with
 * both cores.
 */
export async function measureRawSaves(databaseUrl: string | null, document: string, load: RawLoad): Promise<number> {
  const { clients, rows, seconds, versions } = load;
  const dataDir = await mkdtemp(join(tmpdir(), 'coverwright-raw-'));
  const config = parseConfig({ DATA_DIR: dataDir, STOCK_SOURCES: 'none', ...(databaseUrl ? { DATABASE_URL: databaseUrl } : {}) });
  if (!config.ok) throw new Error('These settings cannot be used');
  const { database } = await openInstallation(config.value, () => {});
  const { db } = database;
  await db.execute(sql`create table if not exists raw_saves (id int primary key, designs jsonb not null)`);
  await db.execute(sql`create table if not exists raw_versions (number serial primary key, id int not null, designs jsonb not null)`);
  const workers = Array.from({ length: clients }, (_, client) => async () => {
    const written = sql`insert into raw_saves values (${client % rows}, ${document}::jsonb) on conflict (id) do update set designs = excluded.designs`;
    await db.execute(
      versions
        ? sql`with saved as (${written} returning id, designs) insert into raw_versions (id, designs) select id, designs from saved`
        : written,
    );
    return true;
  });
  const { perSecond } = await runLoad(workers, seconds);
  await db.execute(sql`drop table raw_saves, raw_versions`);
  await database.close();
  await rm(dataDir, { recursive: true, force: true });
  return perSecond;
}
