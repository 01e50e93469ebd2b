import { postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { getHealth, getReadiness } from '@coverwright/contracts/calls/health.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterAll, beforeAll, describe, expect, inject, test, vi } from 'vitest';
import { startPostgres, type TestPostgres } from '../testing/start-postgres.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createVisitor } from '../testing/visitor.ts';

const ebook = createDesign({ format: 'ebook' });
const AUTHORS = 8;
const CRASHES = 3;

describe.skipIf(inject('postgresUrl') === null)('a PostgreSQL that crashes while people save', { timeout: 120_000 }, () => {
  let postgres: TestPostgres;
  let server: TestServer;
  beforeAll(async () => {
    const started = await startPostgres();
    if (!started) throw new Error('There is no PostgreSQL server');
    postgres = started;
    server = await startTestServer('postgres', { environment: { DATABASE_URL: postgres.url } });
  });
  afterAll(async () => {
    await server.close();
    await postgres.stop();
  });

  const health = () => createVisitor(server.url).fetch(getHealth.path);

  test('[B27] the process stays, answers 503 with a time to come back, connects again, and loses no acknowledged save', async () => {
    const refusals: { readonly status: number; readonly retryAfter: string | null }[] = [];
    let isOver = false;
    const authors = await Promise.all(
      Array.from({ length: AUTHORS }, async () => {
        const visitor = createVisitor(server.url);
        const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
        return { visitor, _id, acknowledged: 0, sent: 0 };
      }),
    );
    const save = async (author: (typeof authors)[number]) => {
      author.sent += 1;
      const designs = { ebook: { ...ebook, extent: 24 + author.sent } };
      const answer = await author.visitor.fetch(putDraft.path, {
        method: putDraft.method,
        headers: { 'content-type': 'application/json' },
        body: JSON.stringify({ _id: author._id, designs }),
      });
      await answer.arrayBuffer();
      if (answer.ok) author.acknowledged = author.sent;
      else refusals.push({ status: answer.status, retryAfter: answer.headers.get('retry-after') });
    };
    const working = authors.map(async (author) => {
      while (!isOver) await save(author);
    });
    const total = () => authors.reduce((sum, { acknowledged }) => sum + acknowledged, 0);
    for (let crash = 0; crash < CRASHES; crash += 1) {
      const before = total();
      await vi.waitUntil(() => total() > before + 3 * AUTHORS, 30_000);
      await postgres.crash();
      const away = await health();
      expect([away.status, away.headers.get('retry-after'), await away.json()]).toMatchObject([503, '10', { code: 'temporarilyAway' }]);
      expect((await createVisitor(server.url).refusal(getReadiness)).error).toContain('cannot reach its database');
      await postgres.resume();
      await vi.waitUntil(async () => (await health()).ok, 30_000);
    }
    const before = total();
    await vi.waitUntil(() => total() > before + 3 * AUTHORS, 30_000);
    isOver = true;
    await Promise.all(working);
    expect(refusals.length).toBeGreaterThan(0);
    expect(refusals.filter(({ status, retryAfter }) => status !== 503 || retryAfter === null)).toEqual([]);
    for (const { visitor, _id, acknowledged } of authors) {
      const { item } = await visitor.call(getUserDesign, { query: { coverId: _id } });
      expect(item.designs.ebook?.extent ?? 0).toBeGreaterThanOrEqual(24 + acknowledged);
    }
  });
});
