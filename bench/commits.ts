/**
 * Commits of 33 KB a second on the embedded database alone, and how long its process keeps other things waiting, on disks that take 0, 5
 * and 15 ms for a sync. Three ways: nothing is synced (as before November 2026), each sync blocks the process, syncs in another thread.
 * Run: npm run bench:commits (-- --seconds 5 --clients 16)
 */
import { randomBytes } from 'node:crypto';
import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { monitorEventLoopDelay } from 'node:perf_hooks';
import { parseArgs } from 'node:util';
import { openPglite } from '@coverwright/server/adapters/pglite/pglite-database.ts';
import { createSlowDisk, type DiskKind } from '@coverwright/server/testing/slow-disk.ts';
import { SLOW_DISKS } from './slow-disks.ts';

const { values } = parseArgs({ options: { seconds: { type: 'string', default: '5' }, clients: { type: 'string', default: '16' } } });
const clients = Number(values.clients);
const DOCUMENT_BYTES = 25_000;

for (const [kind, delay] of SLOW_DISKS) await measure(kind, delay);

async function measure(kind: DiskKind, delay: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-commits-'));
  // The first start creates the database, which would take a thousand slow syncs.
  await (await openPglite(folder)).close();
  const { client, close } = await openPglite(folder, { disk: createSlowDisk(kind, delay) });
  await client.exec('create table documents (id int primary key, document text)');
  for (let id = 0; id < clients; id += 1) await client.query("insert into documents values ($1, '')", [id]);
  const loop = monitorEventLoopDelay({ resolution: 1 });
  loop.enable();
  const begun = performance.now();
  const until = begun + Number(values.seconds) * 1000;
  let commits = 0;
  const commit = async (id: number) => {
    while (performance.now() < until) {
      await client.query('update documents set document = $2 where id = $1', [id, randomBytes(DOCUMENT_BYTES).toString('base64')]);
      commits += 1;
    }
  };
  await Promise.all(Array.from({ length: clients }, (_, id) => commit(id)));
  const rate = commits / ((performance.now() - begun) / 1000);
  const milliseconds = (nanoseconds: number) => (nanoseconds / 1e6).toFixed(0);
  console.log(
    `${kind} +${delay} ms, ${clients} clients: ${rate.toFixed(0)} commits/s; event loop p50 ${milliseconds(loop.percentile(50))} p99 ${milliseconds(loop.percentile(99))} max ${milliseconds(loop.max)} ms`,
  );
  loop.disable();
  await close();
  rmSync(folder, { recursive: true, force: true });
}
