/**
 * Saves of 33 KB a second on the embedded database, and how long its process keeps other things waiting, on disks that take 0, 5 and
 * 15 ms for a sync. Three ways: nothing is synced (as before November 2026), each sync blocks the process, syncs in another thread.
 * Run: npm run bench:saves (-- --seconds 10 --clients 16 --hour)
 */
import { mkdtempSync, readdirSync, rmSync, statSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { parseArgs } from 'node:util';
import { createAuthor } from '@coverwright/server/testing/product/create-author.ts';
import { type ProductOptions, startProduct } from '@coverwright/server/testing/product/start-product.ts';
import { SLOW_DISKS } from './slow-disks.ts';

const { values } = parseArgs({
  options: {
    seconds: { type: 'string', default: '10' },
    clients: { type: 'string', default: '16' },
    /** Simulates the saves of an hour: 16 authors whose editors save every two seconds. */
    hour: { type: 'boolean', default: false },
  },
});
const clients = Number(values.clients);
const HOUR_OF_SAVES = 28_800;

if (values.hour) await measure('pooled', 0, Number.POSITIVE_INFINITY, HOUR_OF_SAVES);
else {
  for (const [disk, delay] of SLOW_DISKS) {
    await measure(disk, delay, Number(values.seconds), Number.POSITIVE_INFINITY);
  }
}

async function measure(disk: NonNullable<ProductOptions['disk']>, delay: number, seconds: number, most: number): Promise<void> {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-saves-'));
  const server = await startProduct({ environment: { DATA_DIR: folder, EXPORT_CONCURRENCY: '0' }, disk, delay });
  try {
    const authors = await Promise.all(Array.from({ length: clients }, () => createAuthor(server.url)));
    await server.readLoopDelay();
    const begun = performance.now();
    const until = begun + seconds * 1000;
    const waits: number[] = [];
    let longestLog = 0;
    await Promise.all(
      authors.map(async (author) => {
        while (performance.now() < until && waits.length < most) {
          const sent = performance.now();
          await author.save();
          waits.push(performance.now() - sent);
          if (waits.length % 200 === 0) longestLog = Math.max(longestLog, sizeOf(join(folder, 'db/pglite/pg_wal')));
        }
      }),
    );
    const rate = waits.length / ((performance.now() - begun) / 1000);
    const loop = await server.readLoopDelay();
    waits.sort((a, b) => a - b);
    const at = (share: number) => (waits[Math.floor(waits.length * share)] ?? 0).toFixed(0);
    console.log(
      `${disk} +${delay} ms, ${clients} clients: ${waits.length} saves, ${rate.toFixed(0)}/s, p50 ${at(0.5)} p99 ${at(0.99)} ms; event loop p50 ${loop.p50.toFixed(1)} p99 ${loop.p99.toFixed(1)} max ${loop.max.toFixed(0)} ms; log at most ${longestLog.toFixed(0)} MB`,
    );
  } finally {
    await server.kill();
    rmSync(folder, { recursive: true, force: true });
  }
}

/** Returns the size of a folder in megabytes. */
function sizeOf(folder: string): number {
  return readdirSync(folder).reduce((sum, name) => sum + (statSync(join(folder, name), { throwIfNoEntry: false })?.size ?? 0), 0) / 1e6;
}
