import { setTimeout as wait } from 'node:timers/promises';
import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import { cancelExport, createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { listCovers, postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { createFakeRenderer, untilAborted } from '../../testing/fake-renderer.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const paperback = createDesign({ format: 'paperback' });
const ebook = createDesign({ format: 'ebook' });
type Export = AnswerOf<typeof getExport>;

/** @throws Error if the state is not reached within a minute */
function until(visitor: Visitor, id: string, hasCome: (state: Export) => boolean): Promise<Export> {
  const look = async () => {
    const state = await visitor.call(getExport, { params: { id } });
    return hasCome(state) && state;
  };
  return vi.waitUntil(look, { timeout: 60_000, interval: 25 });
}

describe.each(DATABASE_KINDS)('exports on %s', (kind) => {
  const renderer = createFakeRenderer();
  let server: TestServer;
  beforeAll(async () => {
    // These exports are made from designs in the request; bought files are tested with the orders.
    server = await startTestServer(kind, { renderer, environment: { CHECKOUT: 'off' } });
  });
  afterAll(() => server.close());
  beforeEach(() => renderer.behave(async (request) => new TextEncoder().encode(`a ${request.kind}`)));

  test('[C3] a design that was asked for as PDF is rendered, and its file downloaded under its name', async () => {
    const visitor = createVisitor(server.url);
    const { jobId } = await visitor.call(createExport, { body: { designs: { paperback }, kind: 'pdf' } });
    const done = await until(visitor, jobId, ({ state }) => state === 'done');
    expect(done).toEqual({ state: 'done', progress: 1, url: `/api/exports/${jobId}/file`, filename: 'book-title-paperback.pdf' });
    const answer = await visitor.fetch(done.url ?? '');
    expect(answer.headers.get('content-type')).toBe('application/pdf');
    expect(answer.headers.get('content-disposition')).toBe('attachment; filename="book-title-paperback.pdf"');
    expect(await answer.text()).toBe('a pdf');
    expect(renderer.requests.at(-1)).toMatchObject({ design: paperback, kind: 'pdf', widthPx: null });
  });

  test('[B19] a book that its printer no longer makes is saved, listed, opened and proofed; only its print file is refused', async () => {
    const visitor = createVisitor(server.url);
    const outgrown = { ...paperback, extent: 4999 };
    const { _id } = await visitor.call(postDraft, { body: { designs: { paperback: outgrown } } });
    expect((await visitor.call(listCovers)).items.map((item) => item._id)).toEqual([_id]);
    expect((await visitor.call(getUserDesign, { query: { coverId: _id } })).item.designs.paperback?.extent).toBe(4999);
    expect(await visitor.refusal(createExport, { body: { designs: { paperback: outgrown }, kind: 'pdf' } })).toMatchObject({
      status: 409,
      error: expect.stringMatching(/enter a page count from \d+ to \d+/),
    });
    const { jobId } = await visitor.call(createExport, { body: { designs: { paperback: outgrown }, kind: 'proof' } });
    await until(visitor, jobId, ({ state }) => state === 'done');
  });

  test('[C3] progress is told while the work goes on, and a file that is not ready is not given', async () => {
    const visitor = createVisitor(server.url);
    const finish = Promise.withResolvers<void>();
    renderer.behave(async ({ onProgress }) => {
      onProgress(0.4);
      await finish.promise;
      return new Uint8Array([1]);
    });
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook }, kind: 'jpeg', width: 600 } });
    const running = await until(visitor, jobId, ({ progress }) => progress > 0);
    expect(running.state).toBe('running');
    expect(running.progress).toBeCloseTo(0.4);
    expect((await visitor.fetch(`/api/exports/${jobId}/file`)).status).toBe(409);
    finish.resolve();
    await until(visitor, jobId, ({ state }) => state === 'done');
    expect(renderer.requests.at(-1)?.widthPx).toBe(600);
  });

  test('[B4] [C3] a package is made of every format of the title, and named after it', async () => {
    const visitor = createVisitor(server.url);
    const refused = await visitor.refusal(createExport, { body: { designs: { paperback, ebook }, kind: 'package' } });
    expect(refused.code).toBe('badRequest');
    const { jobId } = await visitor.call(createExport, { body: { designs: { paperback, ebook }, format: 'paperback', kind: 'package' } });
    const done = await until(visitor, jobId, ({ state }) => state === 'done');
    expect(done.filename).toBe('book-title.zip');
    expect((await visitor.fetch(done.url ?? '')).headers.get('content-type')).toBe('application/zip');
    expect(renderer.requests.at(-1)).toMatchObject({ kind: 'package', design: paperback, others: { ebook } });
  });

  test('[B15] the design itself is a file too, with every format of the title', async () => {
    const visitor = createVisitor(server.url);
    const { jobId } = await visitor.call(createExport, { body: { designs: { paperback, ebook }, format: 'ebook', kind: 'design' } });
    const done = await until(visitor, jobId, ({ state }) => state === 'done');
    expect(done.filename).toBe('book-title.coverwright');
    expect((await visitor.fetch(done.url ?? '')).headers.get('content-type')).toBe('application/vnd.coverwright+zip');
    expect(renderer.requests.at(-1)).toMatchObject({ kind: 'design', design: ebook, others: { paperback } });
  });

  test('[C3] an unchanged cover is not rendered twice; another owner’s, another width or another word is', async () => {
    const visitor = createVisitor(server.url);
    const ask = async (by: Visitor, design: typeof ebook, width: number) => {
      const { jobId } = await by.call(createExport, { body: { designs: { ebook: design }, kind: 'jpeg', width } });
      await until(by, jobId, ({ state }) => state === 'done');
      return jobId;
    };
    const before = renderer.requests.length;
    const first = await ask(visitor, ebook, 500);
    expect(await ask(visitor, ebook, 500)).toBe(first);
    expect(renderer.requests.length).toBe(before + 1);
    expect(await ask(visitor, ebook, 501)).not.toBe(first);
    expect(await ask(visitor, { ...ebook, metadata: { ...ebook.metadata, title: 'Other' } }, 500)).not.toBe(first);
    expect(await ask(createVisitor(server.url), ebook, 500)).not.toBe(first);
    expect(renderer.requests.length).toBe(before + 4);
  });

  test('[C3] a render that fails once is tried again, and nobody notices', async () => {
    const visitor = createVisitor(server.url);
    let tries = 0;
    renderer.behave(async () => {
      tries += 1;
      if (tries === 1) throw new Error('the thread died');
      return new TextEncoder().encode('second');
    });
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook }, kind: 'png', width: 77 } });
    const done = await until(visitor, jobId, ({ state }) => state === 'done' || state === 'failed');
    expect(done.state).toBe('done');
    expect(await (await visitor.fetch(done.url ?? '')).text()).toBe('second');
    expect(tries).toBe(2);
  });

  test('[C3] a call that waits is answered when the state changes, by any process, and when its time is over', async () => {
    const visitor = createVisitor(server.url);
    const finish = Promise.withResolvers<void>();
    renderer.behave(async () => {
      await finish.promise;
      return new Uint8Array([1]);
    });
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook }, kind: 'png', width: 81 } });
    const look = (query: { readonly wait: string; readonly state?: string }) => visitor.call(getExport, { params: { id: jobId }, query });
    expect(await look({ wait: '20', state: 'queued' })).toMatchObject({ state: 'running' });
    // Another known state, and a time that is over, are answered with what there is.
    expect(await look({ wait: '20', state: 'queued' })).toMatchObject({ state: 'running' });
    expect(await look({ wait: '1', state: 'running' })).toMatchObject({ state: 'running' });
    const ended = look({ wait: '20' });
    await wait(50);
    finish.resolve();
    expect(await ended).toMatchObject({ state: 'done' });
    expect(await look({ wait: '20', state: 'done' })).toMatchObject({ state: 'done' });
    renderer.behave(untilAborted);
    const other = await visitor.call(createExport, { body: { designs: { ebook }, kind: 'png', width: 82 } });
    const cancelled = visitor.call(getExport, { params: { id: other.jobId }, query: { wait: '20' } });
    await visitor.call(cancelExport, { params: { id: other.jobId } });
    expect(await cancelled).toMatchObject({ state: 'cancelled' });
  });

  test('[C3] a call may wait for twenty seconds at most, and another owner’s export is not found by it', async () => {
    const visitor = createVisitor(server.url);
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook }, kind: 'png', width: 83 } });
    expect((await visitor.refusal(getExport, { params: { id: jobId }, query: { wait: '21' } })).code).toBe('badRequest');
    const other = createVisitor(server.url);
    expect((await other.refusal(getExport, { params: { id: jobId }, query: { wait: '20' } })).code).toBe('exportNotFound');
  });

  test('[C3] a cancelled export stops its work and stays cancelled', async () => {
    const visitor = createVisitor(server.url);
    const aborted = Promise.withResolvers<void>();
    renderer.behave((request) => {
      request.signal.addEventListener('abort', () => aborted.resolve());
      return untilAborted(request);
    });
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook }, kind: 'png' } });
    await until(visitor, jobId, ({ state }) => state === 'running');
    expect(await visitor.call(cancelExport, { params: { id: jobId } })).toMatchObject({ state: 'cancelled' });
    await aborted.promise;
    await wait(50);
    expect(await visitor.call(getExport, { params: { id: jobId } })).toMatchObject({ state: 'cancelled' });
  });

  test('[C3] a failure is told in words, without what failed inside; one that has ended cannot be cancelled', async () => {
    const visitor = createVisitor(server.url);
    renderer.behave(async () => {
      throw new Error('out of memory at 0xdeadbeef');
    });
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook }, kind: 'jpeg' } });
    const failed = await until(visitor, jobId, ({ state }) => state === 'failed');
    expect(failed.error).toBe('The file could not be made. Please try again; your design is safe.');
    expect(await visitor.call(cancelExport, { params: { id: jobId } })).toMatchObject({ state: 'failed' });
  });

  test("[C3] another's export answers exactly as a missing one", async () => {
    const owner = createVisitor(server.url);
    const { jobId } = await owner.call(createExport, { body: { designs: { ebook }, kind: 'jpeg' } });
    await until(owner, jobId, ({ state }) => state === 'done');
    const stranger = createVisitor(server.url);
    await stranger.call(createExport, { body: { designs: { ebook }, kind: 'jpeg' } });
    const missing = { status: 404, error: 'Export not found', code: 'exportNotFound' };
    for (const id of [jobId, '00000000-0000-4000-8000-000000000000', 'not-an-id']) {
      expect(await stranger.refusal(getExport, { params: { id } })).toEqual(missing);
      expect(await stranger.refusal(cancelExport, { params: { id } })).toEqual(missing);
      expect((await stranger.fetch(`/api/exports/${id}/file`)).status).toBe(404);
    }
  });

  test('[C3] which format must be said when there are several, and a missing one is named', async () => {
    const visitor = createVisitor(server.url);
    const both = await visitor.refusal(createExport, { body: { designs: { paperback, ebook }, kind: 'pdf' } });
    expect(both).toMatchObject({ status: 400, path: 'format', error: 'format: say which of paperback, ebook' });
    const absent = await visitor.refusal(createExport, { body: { designs: { ebook }, format: 'hardback', kind: 'pdf' } });
    expect(absent).toMatchObject({ status: 400, path: 'format', error: expect.stringContaining('no hardback design') });
    expect(await visitor.refusal(createExport, { body: { designs: { ebook }, kind: 'jpeg', width: 0 } })).toMatchObject({
      status: 400,
      path: 'width',
    });
  });
});
