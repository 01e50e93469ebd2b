import { CALLS } from '@coverwright/contracts/calls/calls.ts';
import { getHealth, getReadiness } from '@coverwright/contracts/calls/health.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { checkReadiness } from './check-readiness.ts';

const TOKEN = 'a token of the operator';

describe.each(DATABASE_KINDS)('the product on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { environment: { METRICS_TOKEN: TOKEN } });
  });
  afterAll(() => server.close());

  test('says that it is well, and on which database', async () => {
    expect(await createVisitor(server.url).call(getHealth)).toMatchObject({
      status: 'ok',
      database: kind,
      version: expect.stringMatching(/^\d+\./),
    });
  });

  test('[B30] says that it is ready, and which part is away when it is not', async () => {
    const visitor = createVisitor(server.url);
    expect(await visitor.call(getReadiness)).toEqual({ status: 'ready', checks: { database: true, storage: true, queue: true } });
    const broken = new Proxy(server.services.storage, { get: () => () => Promise.reject(new Error('away')) });
    expect(await checkReadiness({ ...server.services, storage: broken })).toEqual({ database: true, storage: false, queue: true });
    const silent = { ping: () => new Promise<never>(() => {}) };
    expect(await checkReadiness({ ...server.services, database: silent })).toMatchObject({ database: false, storage: true });
  });

  test('[B30] gives its figures for the token only', async () => {
    const visitor = createVisitor(server.url);
    await visitor.call(getHealth);
    const metrics = (authorization: string) => visitor.fetch('/api/metrics', { headers: { authorization } });
    expect([(await metrics('')).status, (await metrics('Bearer wrong')).status]).toEqual([404, 404]);
    const figures = await (await metrics(`Bearer ${TOKEN}`)).text();
    expect(figures).toMatch(/http_request_duration_seconds_count\{method="GET",route="\/api\/health",status="200"\} \d+/);
    expect(figures).toContain('nodejs_eventloop_lag_seconds');
    expect(figures).toMatch(/coverwright_jobs\{queue="[a-z-]+",state="waiting"\} 0/);
    expect(figures).not.toContain('/api/covers/cover/1');
  });

  test('describes every call that it answers in an OpenAPI document', async () => {
    const document: unknown = await (await createVisitor(server.url).fetch('/api/openapi.json')).json();
    for (const { path, method } of CALLS) expect(document).toHaveProperty(['paths', path, method.toLowerCase(), 'responses', '200']);
    expect(document).toMatchObject({ openapi: '3.1.0', components: { schemas: { Design: { type: 'object' } } } });
  });

  test('answers an unknown call with 404 in JSON', async () => {
    const answer = await createVisitor(server.url).fetch('/api/nothing', { method: 'POST' });
    expect([answer.status, await answer.json()]).toEqual([404, { error: 'Not found', code: 'notFound' }]);
  });
});
