import { getHealth } from '@coverwright/contracts/calls/health.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { createFakeRenderer } from '../testing/fake-renderer.ts';
import { runFuzz, runRawAbuses } from '../testing/fuzz/run-fuzz.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createVisitor } from '../testing/visitor.ts';

const SEED = 20_261_122;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite', { renderer: createFakeRenderer(), environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.close());

test('[B29] none of 3,000 requests made of the OpenAPI document is answered with a fault of ours', async () => {
  const { faults, statuses } = await runFuzz({ origin: server.url, seed: SEED, count: 3000 });
  expect(faults.map(({ status, answer, request }) => ({ status, answer, request: JSON.stringify(request).slice(0, 600) }))).toEqual([]);
  // Some requests must succeed, or nothing behind the validation was tested.
  expect(statuses.get(200) ?? 0).toBeGreaterThan(300);
}, 180_000);

test('[B29] none of 300 abuses of a socket is answered with a fault of ours, and the server is well afterwards', async () => {
  expect(await runRawAbuses({ origin: server.url, seed: SEED, count: 300 })).toEqual([]);
  expect((await createVisitor(server.url).call(getHealth)).status).toBe('ok');
}, 120_000);
