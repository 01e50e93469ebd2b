import { connect } from 'node:net';
import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, inject, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createVisitor } from '../testing/visitor.ts';

interface Line {
  readonly level: number;
  readonly path?: string;
  readonly status?: number;
  readonly error?: string;
}
const ERROR_LEVEL = 50;

describe('what goes wrong', () => {
  let server: TestServer;
  const lines: Line[] = [];
  beforeAll(async () => {
    server = await startTestServer('pglite', { environment: { LOG_LEVEL: 'debug' }, onLog: (line) => lines.push(JSON.parse(line)) });
  });
  afterAll(() => server.close());

  test('[B29] an upload that its sender breaks off is no fault of ours', async () => {
    const visitor = createVisitor(server.url);
    const { uploadUrl } = await visitor.call(getUploadUrl, { query: { extension: 'jpg' } });
    const { hostname, port } = new URL(server.url);
    const socket = connect({ host: hostname, port: Number(port) });
    const path = uploadUrl.split('?')[0];
    socket.write(`PUT ${uploadUrl} HTTP/1.1\r\nHost: ${hostname}\r\nContent-Length: 1000000\r\n\r\nonly so much`, () =>
      socket.resetAndDestroy(),
    );
    await expect
      .poll(() => lines.filter((line) => line.path === path && line.status !== undefined))
      .toEqual([expect.objectContaining({ status: 499 })]);
    expect(lines.filter((line) => line.path === path && line.level >= ERROR_LEVEL)).toEqual([]);
  });

  test('[B29] a fault is logged without what people wrote, and told to programs as JSON and to readers as a page', async () => {
    const visitor = createVisitor(server.url);
    await server.services.db.execute(sql`alter table items rename to items_gone`);
    await server.services.db.execute(sql`alter table sessions rename to sessions_gone`);
    const whole = createDesign({ format: 'ebook' });
    const design = JSON.parse(JSON.stringify(whole).replaceAll('"EB Garamond"', '"A secret title"')) as unknown;
    expect(await visitor.refusal(postDraft, { body: { designs: { ebook: design } } })).toMatchObject({ status: 500, code: 'internal' });
    const page = await fetch(`${server.url}/account`, { headers: { cookie: 'coverwright_session=somebody' } });
    expect([page.status, page.headers.get('content-type')]).toEqual([500, 'text/html; charset=UTF-8']);
    expect(await page.text()).toContain('Something went wrong on our side');
    const faults = lines.filter(({ error }) => error?.includes('Failed query'));
    expect(faults.length).toBeGreaterThan(0);
    expect(JSON.stringify(lines)).not.toContain('A secret title');
  });
});

test.skipIf(inject('postgresUrl') === null)(
  '[B29] a database that is away is told as 503: to programs as JSON, to readers as a page, both with a time to come back',
  async () => {
    const server = await startTestServer('postgres');
    const { db } = server.services;
    const away = Object.assign(new Error('connect ECONNREFUSED 127.0.0.1:5432'), { code: 'ECONNREFUSED' });
    server.services.db.select = () => {
      throw away;
    };
    const cookie = 'coverwright_session=somebody';
    const call = await fetch(`${server.url}/api/covers/items`, { headers: { cookie } });
    expect([call.status, call.headers.get('retry-after'), await call.json()]).toMatchObject([503, '10', { code: 'temporarilyAway' }]);
    const page = await fetch(`${server.url}/account`, { headers: { cookie } });
    expect([page.status, page.headers.get('retry-after'), page.headers.get('content-type')]).toEqual([
      503,
      '10',
      'text/html; charset=UTF-8',
    ]);
    expect(await page.text()).toContain('We will be right back');
    expect(db).toBe(server.services.db);
    await server.close();
  },
);
