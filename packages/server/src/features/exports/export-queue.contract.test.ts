import { randomUUID } from 'node:crypto';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import { createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq, sql } from 'drizzle-orm';
import { pino } from 'pino';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { exports } from '../../db/schema.ts';
import { type ExportWorker, startExportWorker } from '../../jobs/export-worker.ts';
import { createFakeRenderer, untilAborted } from '../../testing/fake-renderer.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { sweepNow } from '../../testing/sweep-now.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const ebook = createDesign({ format: 'ebook' });
type Export = AnswerOf<typeof getExport>;

describe.each(DATABASE_KINDS)('the queue of exports on %s', (kind) => {
  const renderer = createFakeRenderer();
  const workers: ExportWorker[] = [];
  let server: TestServer;
  beforeAll(async () => {
    // The tests start their own workers.
    server = await startTestServer(kind, { renderer, environment: { CHECKOUT: 'off', EXPORT_CONCURRENCY: '0' } });
  });
  afterAll(() => server.close());
  beforeEach(async () => {
    renderer.behave(async () => new Uint8Array([1]));
    await server.services.db.delete(exports);
    return async () => {
      await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    };
  });

  const startWorker = (atOnce: number): ExportWorker => {
    const worker = startExportWorker({ ...server.services, log: pino({ level: 'silent' }) }, atOnce);
    workers.push(worker);
    return worker;
  };
  const ask = async (visitor: Visitor, name: string): Promise<string> => {
    const design = { ...ebook, metadata: { ...ebook.metadata, title: name } };
    return (await visitor.call(createExport, { body: { designs: { ebook: design }, kind: 'proof' } })).jobId;
  };
  const look = (visitor: Visitor, id: string) => visitor.call(getExport, { params: { id } });
  const until = (visitor: Visitor, id: string, hasCome: (state: Export) => boolean) =>
    vi.waitUntil(async () => {
      const state = await look(visitor, id);
      return hasCome(state) && state;
    }, 60_000);
  const titles = () => renderer.requests.map(({ design }) => design.metadata.title);
  const storedFiles = async () => {
    await sweepNow(server.services);
    const keys: string[] = [];
    for await (const key of server.services.storage.list()) if (key.startsWith('exports/')) keys.push(key);
    return keys;
  };
  /** Replaces the leases, as if another worker had taken over long ago and died. */
  const loseLeases = () =>
    server.services.db.update(exports).set({ leaseToken: randomUUID(), leasedUntil: sql`now() - interval '1 second'` });
  /** Makes renderings end on command. */
  const holdRenderer = () => {
    const begun: (() => void)[] = [];
    renderer.behave(({ signal }) => {
      const { promise, resolve, reject } = Promise.withResolvers<Uint8Array>();
      begun.push(() => resolve(new Uint8Array([1])));
      signal.addEventListener('abort', () => reject(signal.reason));
      return promise;
    });
    return begun;
  };

  test('[B28] a backlog is worked off without a pause', async () => {
    const visitor = createVisitor(server.url);
    const ids: string[] = [];
    for (let number = 0; number < 12; number += 1) ids.push(await ask(visitor, `backlog ${number}`));
    const begun = performance.now();
    startWorker(2);
    for (const id of ids) await until(visitor, id, ({ state }) => state === 'done');
    // With one job each half minute, as in an earlier version, this would take three minutes.
    expect(performance.now() - begun).toBeLessThan(15_000);
  });

  test("[B28] one's first file waits for no more of another's forty than are being made", async () => {
    const [stranger, author] = [createVisitor(server.url), createVisitor(server.url)];
    const begun = holdRenderer();
    for (let number = 0; number < 40; number += 1) await ask(stranger, `stranger ${number}`);
    renderer.requests.length = 0;
    startWorker(2);
    await vi.waitUntil(() => begun.length === 2);
    const id = await ask(author, 'author');
    // Places are counted for all waiting exports at once, so a place may come a moment after the export.
    await expect.poll(() => look(author, id)).toMatchObject({ state: 'queued', place: 1 });
    begun[0]?.();
    await vi.waitUntil(() => begun.length === 3);
    expect(titles()).toEqual(['stranger 0', 'stranger 1', 'author']);
    renderer.behave(async () => new Uint8Array([1]));
    for (const finish of begun) finish();
    await until(author, id, ({ state }) => state === 'done');
  });

  test('[B28] bought files and free ones take turns, and nobody of either waits for all of the other', async () => {
    const [buyer, visitor] = [createVisitor(server.url), createVisitor(server.url)];
    for (let number = 0; number < 4; number += 1) await ask(visitor, `free ${number}`);
    for (let number = 0; number < 4; number += 1) {
      const id = await ask(buyer, `bought ${number}`);
      await server.services.db.update(exports).set({ isPaid: true }).where(eq(exports.id, id));
    }
    renderer.requests.length = 0;
    startWorker(1);
    await vi.waitUntil(() => renderer.requests.length === 8, 20_000);
    expect(titles()).toEqual(['bought 0', 'free 0', 'bought 1', 'free 1', 'bought 2', 'free 2', 'bought 3', 'free 3']);
  });

  test('[B28] a waiting export tells its place, counted as the files will be made', async () => {
    const [stranger, author] = [createVisitor(server.url), createVisitor(server.url)];
    const ids: string[] = [];
    for (let number = 0; number < 3; number += 1) ids.push(await ask(stranger, `stranger ${number}`));
    const own = await ask(author, 'author');
    const places = async () =>
      [...(await Promise.all(ids.map((id) => look(stranger, id)))), await look(author, own)].map(({ place }) => place);
    await vi.waitUntil(async () => (await places()).every((place) => place !== undefined), 5000);
    expect(await places()).toEqual([1, 3, 4, 2]);
  });

  test('[B28] an export of a dead worker is taken over, and there is exactly one file even if that worker comes back late', async () => {
    const visitor = createVisitor(server.url);
    const before = (await storedFiles()).length;
    const begun = holdRenderer();
    const id = await ask(visitor, 'taken over');
    startWorker(1);
    await vi.waitUntil(() => begun.length === 1);
    // The first worker is still running, and learns late that it has lost its lease.
    startWorker(1);
    await loseLeases();
    await vi.waitUntil(() => begun.length === 2, 10_000);
    for (const finish of begun.toReversed()) finish();
    await until(visitor, id, ({ state }) => state === 'done');
    await Promise.all(workers.splice(0).map((worker) => worker.stop()));
    const keys = await storedFiles();
    expect(keys).toHaveLength(before + 1);
    expect(keys.filter((key) => key.includes(id))).toEqual([expect.stringContaining(`${id}-2.jpg`)]);
    expect((await visitor.fetch((await look(visitor, id)).url ?? '')).status).toBe(200);
  });

  test('[B28] an export whose workers die three times fails, with a reason, and is never stuck', async () => {
    const visitor = createVisitor(server.url);
    const id = await ask(visitor, 'deadly');
    const death = { state: 'running', attempts: 3, leaseToken: id, leasedUntil: sql`now() - interval '1 second'` } as const;
    await server.services.db.update(exports).set(death).where(eq(exports.id, id));
    startWorker(1);
    const { error } = await until(visitor, id, ({ state }) => state === 'failed');
    expect(error).toBe('The file could not be made: the server stopped each time. Please try again; your design is safe.');
    expect(titles()).not.toContain('deadly');
    const again = await ask(visitor, 'deadly');
    expect(again).not.toBe(id);
    await until(visitor, again, ({ state }) => state === 'done');
  });

  test('[B28] an export that a stopping server gives back is made by the next one, and its attempt does not count', async () => {
    const visitor = createVisitor(server.url);
    renderer.behave(untilAborted);
    const id = await ask(visitor, 'given back');
    const worker = startWorker(1);
    await until(visitor, id, ({ state }) => state === 'running');
    await worker.stop();
    expect(await look(visitor, id)).toMatchObject({ state: 'queued', place: 1 });
    const [row] = await server.services.db.select().from(exports).where(eq(exports.id, id));
    expect(row).toMatchObject({ attempts: 0, leaseToken: null });
    renderer.behave(async () => new Uint8Array([1]));
    startWorker(1);
    await until(visitor, id, ({ state }) => state === 'done');
  });
});
