import { CALLS } from '@coverwright/contracts/calls/calls.ts';
import { getHealth } from '@coverwright/contracts/calls/health.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor } from '../../testing/visitor.ts';

describe.each(DATABASE_KINDS)('the product on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('says that it is well, and on which database', async () => {
    expect(await createVisitor(server.url).call(getHealth)).toMatchObject({
      status: 'ok',
      database: kind,
      version: expect.stringMatching(/^\d+\./),
    });
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
