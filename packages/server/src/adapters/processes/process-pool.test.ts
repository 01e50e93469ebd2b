import { mkdtempSync, readdirSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { setTimeout as wait } from 'node:timers/promises';
import { afterEach, expect, test, vi } from 'vitest';
import type { Behavior } from '../../testing/processes/obedient-process.ts';
import { type PoolOptions, type ProcessPool, createProcessPool } from './process-pool.ts';

const MEGABYTE = 1024 * 1024;
const PROGRAM = new URL('../../testing/processes/obedient-process.ts', import.meta.url);

const pools: ProcessPool<Behavior, number | Uint8Array>[] = [];
afterEach(() => Promise.all(pools.splice(0).map((pool) => pool.close())));

function open(options: Partial<PoolOptions> = {}) {
  const pool = createProcessPool<Behavior, number | Uint8Array>({
    program: PROGRAM,
    most: 2,
    memoryLimit: 1000 * MEGABYTE,
    recycleBytes: 1000 * MEGABYTE,
    timeLimitMs: 60_000,
    idleMs: 60_000,
    mostWaiting: 20,
    ...options,
  });
  pools.push(pool);
  return pool;
}

const pid = async (pool: ProcessPool<Behavior, number | Uint8Array>) => Number(await pool.run({ order: async () => ({ kind: 'pid' }) }));

const isAlive = (id: number) => {
  try {
    return process.kill(id, 0);
  } catch {
    return false;
  }
};

/** Resolves when a process has ended; the test's own time limit applies. */
async function gone(id: number): Promise<void> {
  while (isAlive(id)) await wait(20);
}

test('[B29] a task gets its answer with its bytes, tells its progress, and the process is used again', async () => {
  const pool = open();
  const bytes = new Uint8Array(3 * MEGABYTE).fill(7);
  expect(await pool.run({ order: async () => ({ kind: 'echo', bytes }) })).toEqual(bytes);
  const shares: number[] = [];
  await pool.run({ order: async () => ({ kind: 'progress', shares: [0.2, 0.9] }), onProgress: (share) => shares.push(share) });
  expect(shares).toEqual([0.2, 0.9]);
  expect(await pid(pool)).toBe(await pid(pool));
});

test('a process leaves its compiled modules to the next one, although it is killed', async () => {
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-compiled-'));
  vi.stubEnv('NODE_COMPILE_CACHE', folder);
  try {
    await pid(open());
    await vi.waitUntil(() => readdirSync(folder, { recursive: true }).length > 1, 10_000);
  } finally {
    vi.unstubAllEnvs();
    rmSync(folder, { recursive: true });
  }
});

test('[B29] a task that hangs is killed at its time limit and told so, and the next one runs', async () => {
  const pool = open({ most: 1 });
  const first = await pid(pool);
  await expect(pool.run({ order: async () => ({ kind: 'spin' }), timeLimitMs: 200 })).rejects.toMatchObject({
    name: 'PoolFault',
    reason: 'timeout',
  });
  await gone(first);
  expect(await pid(pool)).not.toBe(first);
});

test('[B29] a task that takes too much memory is killed and told so', async () => {
  const pool = open({ memoryLimit: 200 * MEGABYTE });
  await expect(
    pool.run({ order: async () => ({ kind: 'hold', megabytes: 400 }) }).then(() => pool.run({ order: async () => ({ kind: 'spin' }) })),
  ).rejects.toMatchObject({ reason: 'memory' });
  expect(await pid(pool)).toBeGreaterThan(0);
});

test('[B29] a process that keeps much after its task is replaced', async () => {
  const pool = open({ most: 1, recycleBytes: 200 * MEGABYTE });
  const first = await pid(pool);
  expect(await pool.run({ order: async () => ({ kind: 'hold', megabytes: 300 }) })).toBe(first);
  expect(await pid(pool)).not.toBe(first);
});

test('[B29] a process that falls over between two tasks ends alone, and the next task gets another', async () => {
  const pool = open({ most: 1 });
  const first = await pid(pool);
  // A process that ends by a timer of its own may do so before its answer is on the way.
  process.kill(first, 'SIGTERM');
  await gone(first);
  expect(await pid(pool)).not.toBe(first);
});

test('[B29] what throws, and what ends its process, fail alone and in words', async () => {
  const pool = open({ most: 1 });
  await expect(pool.run({ order: async () => ({ kind: 'throw', message: 'the disk is red' }) })).rejects.toMatchObject({
    reason: 'failed',
    message: expect.stringContaining('the disk is red'),
  });
  await expect(pool.run({ order: async () => ({ kind: 'exit' }) })).rejects.toMatchObject({
    reason: 'ended',
    message: expect.stringContaining('3'),
  });
  expect(await pid(pool)).toBeGreaterThan(0);
});

test('[B28] at most so many run at once, owners take turns, and a full queue says so', async () => {
  const pool = open({ most: 1, mostWaiting: 4, mostWaitingOfOne: 3 });
  const order: string[] = [];
  const ask = (name: string, owner: string) => pool.run({ order: async () => ({ kind: 'pid' }), owner }).then(() => void order.push(name));
  const all = [ask('a1', 'a'), ask('a2', 'a'), ask('a3', 'a'), ask('a4', 'a'), ask('b1', 'b')];
  await expect(pool.run({ order: async () => ({ kind: 'pid' }), owner: 'a' })).rejects.toMatchObject({ reason: 'busy' });
  await expect(pool.run({ order: async () => ({ kind: 'pid' }), owner: 'c' })).rejects.toMatchObject({ reason: 'busy' });
  await Promise.all(all);
  expect(order).toEqual(['a1', 'a2', 'b1', 'a3', 'a4']);
});

test('[B29] an owner whose tasks hang leaves a process to everybody else', async () => {
  const pool = open({ most: 2, mostOfOne: 1 });
  const stop = new AbortController();
  const spins = [1, 2].map(() => pool.run({ order: async () => ({ kind: 'spin' }), owner: 'hostile', signal: stop.signal }));
  expect(await pool.run({ order: async () => ({ kind: 'pid' }), owner: 'author' })).toBeGreaterThan(0);
  stop.abort();
  await Promise.all(spins.map((spin) => expect(spin).rejects.toMatchObject({ name: 'AbortError' })));
});

test('a task that is called off ends with the signal’s own reason, running or waiting', async () => {
  const pool = open({ most: 1 });
  const running = new AbortController();
  const waiting = new AbortController();
  const first = pool.run({ order: async () => ({ kind: 'spin' }), signal: running.signal });
  const second = pool.run({ order: async () => ({ kind: 'pid' }), signal: waiting.signal });
  waiting.abort();
  await expect(second).rejects.toMatchObject({ name: 'AbortError' });
  running.abort();
  await expect(first).rejects.toMatchObject({ name: 'AbortError' });
  await expect(pool.run({ order: async () => ({ kind: 'pid' }), signal: AbortSignal.abort() })).rejects.toMatchObject({
    name: 'AbortError',
  });
  expect(await pid(pool)).toBeGreaterThan(0);
});

const report: unknown = process.report.getReport();
const hasGlibc = JSON.stringify(report).includes('glibcVersionRuntime');

test.skipIf(!hasGlibc)('[B29] a process keeps the memory of a picture for the next one', async () => {
  const block = 40;
  const pagesOfBlock = (block * MEGABYTE) / 4096;
  const supplied = Number(await open().run({ order: async () => ({ kind: 'refill', megabytes: block }) }));
  expect(supplied).toBeLessThan(pagesOfBlock / 2);
});

test('an idle process ends, and a closed pool keeps none', async () => {
  const pool = open({ idleMs: 50 });
  await gone(await pid(pool));
  const last = await pid(pool);
  await pool.close();
  await gone(last);
  await expect(pid(pool)).rejects.toMatchObject({ reason: 'ended' });
});
