import { spawnSync } from 'node:child_process';
import { existsSync, mkdtempSync, readdirSync, rmSync, statSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, test } from 'vitest';
import { FORGETFUL_DISK } from '../../testing/forgetful-disk.ts';
import { copyEmbeddedDatabase, copyPgliteFolder } from '../../testing/test-databases.ts';
import type { Disk } from '../../disk/disk.ts';
import { openPglite } from './pglite-database.ts';

let folder: string;
const makeFolder = async (place: string) => copyPgliteFolder(place);
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-pglite-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

/** A disk that counts its syncs, and completes those of the log on command. */
function createHeldDisk() {
  const held = { syncs: 0, release: Promise.resolve() };
  const disk: Disk = {
    sync: () => {
      held.syncs += 1;
    },
    syncLater: () => {
      held.syncs += 1;
      return held.release;
    },
  };
  return { held, disk };
}

describe('the embedded database', () => {
  test('[B27] syncs the disk once for each commit, and for no reading', async () => {
    const { held, disk } = createHeldDisk();
    const { client, close } = await openPglite(join(folder, 'deep/down'), { disk, makeFolder });
    expect((await client.query('show fsync')).rows).toEqual([{ fsync: 'on' }]);
    await client.exec('create table notes (id int)');
    const count = async (work: () => Promise<unknown>) => {
      const before = held.syncs;
      await work();
      return held.syncs - before;
    };
    const commit = async () => {
      for (let id = 0; id < 20; id += 1) await client.query('insert into notes values ($1)', [id]);
    };
    const statements = () =>
      client.transaction(async (transaction) => {
        for (let id = 0; id < 10; id += 1) await transaction.query('insert into notes values ($1)', [id]);
      });
    const read = async () => {
      for (let id = 0; id < 20; id += 1) await client.query('select * from notes where id = $1', [id]);
    };
    expect(await count(commit)).toBe(20);
    expect(await count(statements)).toBe(1);
    expect(await count(read)).toBe(0);
    await close();
  });

  test('[B27] acknowledges nothing before the disk has it, and commits that wait share a sync', async () => {
    const { held, disk } = createHeldDisk();
    const { client, close } = await openPglite(folder, { disk, makeFolder });
    await client.exec('create table notes (id int)');
    const released = Promise.withResolvers<void>();
    held.release = released.promise;
    const before = held.syncs;
    const acknowledged: number[] = [];
    const commits = Array.from({ length: 64 }, (_, id) =>
      client.query('insert into notes values ($1)', [id]).then(() => acknowledged.push(id)),
    );
    // Queries run in their order: once this one is answered, all of them are committed, and wait for the disk.
    const reached = Promise.withResolvers<void>();
    const last = client.transaction(async (transaction) => {
      await transaction.query('select count(*) from notes');
      reached.resolve();
    });
    await reached.promise;
    expect(acknowledged).toEqual([]);
    held.release = Promise.resolve();
    released.resolve();
    await Promise.all([...commits, last]);
    expect(acknowledged).toHaveLength(64);
    expect(held.syncs - before).toBeLessThanOrEqual(3);
    await close();
  });

  test('[B27] ends the process with a plain line when the disk fails', () => {
    copyEmbeddedDatabase(folder);
    const script = join(folder, 'writer.ts');
    const path = (name: string) => new URL(name, import.meta.url).href;
    writeFileSync(
      script,
      `import { openPglite } from '${path('./pglite-database.ts')}';
       const disk = { sync: () => {}, syncLater: async () => { if (globalThis.failing) throw new Error('EIO: i/o error, fdatasync'); } };
       const { client } = await openPglite('${folder}/db', { disk });
       await client.exec('create table notes (id int)');
       globalThis.failing = true;
       await client.query('insert into notes values (1)');
       console.log('acknowledged');`,
    );
    const { status, stdout, stderr } = spawnSync(process.execPath, [script], { encoding: 'utf8' });
    expect([status, stdout]).toEqual([1, '']);
    expect(stderr).toMatch(
      /^Coverwright stopped: the disk below .* failed to keep what was written to it \(EIO: i\/o error, fdatasync\)\./,
    );
    expect(stderr.trim().split('\n')).toHaveLength(1);
  });

  test('[B27] is made anew when a first start was interrupted, and leaves no marker', async () => {
    const place = join(folder, 'pglite');
    writeFileSync(`${place}.unfinished`, '');
    const database = await openPglite(folder, { disk: FORGETFUL_DISK, makeFolder });
    expect(existsSync(`${place}.unfinished`)).toBe(false);
    await database.close();
  });

  test('[B27] keeps its log short while more is written than it ever holds', async () => {
    const { client, close } = await openPglite(folder, { disk: FORGETFUL_DISK, makeFolder });
    await client.exec('create table notes (id int primary key, text text)');
    // Uncompressed storage makes the stored size the written size.
    await client.exec('alter table notes alter text set storage external');
    await client.exec("insert into notes values (1, '')");
    const size = () => {
      const log = join(folder, 'pglite/pg_wal');
      return readdirSync(log).reduce((sum, name) => sum + statSync(join(log, name)).size, 0) / 1e6;
    };
    let longest = 0;
    let megabytes = 0;
    while (megabytes < 320) {
      await client.exec("update notes set text = repeat('word ', 512000) where id = 1");
      megabytes += 2.56;
      longest = Math.max(longest, size());
    }
    expect(longest).toBeLessThan(200);
    await close();
  });
});
