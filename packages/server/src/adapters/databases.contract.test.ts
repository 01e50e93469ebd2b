import { spawn } from 'node:child_process';
import { once } from 'node:events';
import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterEach, beforeEach, describe, expect, inject, test, vi } from 'vitest';
import type { DatabaseConnection } from '../ports/database.ts';
import { copyEmbeddedDatabase } from '../testing/test-databases.ts';
import { addressOf, executeOn } from '../testing/test-statements.ts';
import { openPglite } from './pglite/pglite-database.ts';
import { openPostgres } from './postgres-database.ts';

let folder: string;
beforeEach(() => {
  folder = mkdtempSync(join(tmpdir(), 'coverwright-database-'));
});
afterEach(() => rmSync(folder, { recursive: true, force: true }));

describe('the embedded database', () => {
  test('loses nothing that it acknowledged when the process is killed', async () => {
    const adapter = new URL('./pglite/pglite-database.ts', import.meta.url).href;
    copyEmbeddedDatabase(folder);
    const script = join(folder, 'writer.ts');
    writeFileSync(
      script,
      `import { openPglite } from '${adapter}';
       const { client } = await openPglite('${folder}/db');
       await client.exec('create table notes (id int)');
       for (let id = 0; ; id += 1) { await client.query('insert into notes values ($1)', [id]); process.stdout.write(id + '\\n'); }`,
    );
    const writer = spawn(process.execPath, [script], { stdio: ['ignore', 'pipe', 'inherit'] });
    let acknowledged = '';
    for await (const chunk of writer.stdout) {
      acknowledged += String(chunk);
      if (acknowledged.split('\n').length > 50) break;
    }
    writer.kill('SIGKILL');
    if (writer.exitCode === null && writer.signalCode === null) await once(writer, 'exit');
    const last = Number(acknowledged.trim().split('\n').at(-1));
    const database = await openPglite(join(folder, 'db'));
    const { rows } = await database.client.query<{ count: number }>('select count(*)::int as count from notes');
    await database.close();
    expect(last).toBeGreaterThanOrEqual(49);
    expect(rows[0]?.count).toBeGreaterThan(last);
  });

  test('calls its functions, also after a call that failed', async () => {
    copyEmbeddedDatabase(folder);
    const database = await openPglite(join(folder, 'db'));
    await expectCallsToWork(database);
    await database.close();
  });
});

/** Saves of nothing: what a save does is tested with the items. */
async function expectCallsToWork({ callFunction, ping }: DatabaseConnection): Promise<void> {
  expect(await callFunction('save_designs', '[]')).toEqual([]);
  await expect(callFunction('save_designs', '[')).rejects.toThrow('invalid input syntax for type json');
  await ping();
  await expect(callFunction('save_designs', '[{"item_id":"no id"}]')).rejects.toThrow('invalid input syntax for type uuid');
  expect(await callFunction('save_designs', '[]')).toEqual([]);
}

describe.runIf(inject('postgresUrl') !== null)('PostgreSQL', () => {
  test('calls its functions, also after a call that failed', async () => {
    const server = inject('postgresUrl') ?? '';
    await executeOn(server, 'create database with_calls');
    const database = await openPostgres(addressOf(server, 'with_calls'), () => {});
    await expectCallsToWork(database);
    await database.close();
    await executeOn(server, 'drop database with_calls');
  });

  test('tells of a gap when the connection of its notifications was lost, and then of what is new', async () => {
    const server = inject('postgresUrl') ?? '';
    await executeOn(server, 'create database with_notifications');
    const url = addressOf(server, 'with_notifications');
    const database = await openPostgres(url, () => {});
    const heard: (string | null)[] = [];
    await database.listen('news', (payload) => heard.push(payload));
    await vi.waitUntil(() => heard.length === 1);
    await executeOn(url, `notify news, 'first'`);
    await vi.waitUntil(() => heard.length === 2);
    await executeOn(url, `select pg_terminate_backend(pid) from pg_stat_activity where query like 'listen%'`);
    await vi.waitUntil(() => heard.length === 3, 10_000);
    await executeOn(url, `notify news, 'second'`);
    await vi.waitUntil(() => heard.length === 4);
    expect(heard).toEqual([null, 'first', null, 'second']);
    await database.close();
    await executeOn(server, 'drop database with_notifications');
  });

  test('is migrated once when four processes start at the same moment', async () => {
    const server = inject('postgresUrl') ?? '';
    await executeOn(server, 'create database four_at_once');
    const url = addressOf(server, 'four_at_once');
    const fail = (error: Error) => {
      throw error;
    };
    const opened = await Promise.all([1, 2, 3, 4].map(() => openPostgres(url, fail)));
    await Promise.all(opened.map((database) => database.ping()));
    await Promise.all(opened.map((database) => database.close()));
    await executeOn(server, 'drop database four_at_once');
  });
});
