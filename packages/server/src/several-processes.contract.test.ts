import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { compose, type Services } from './compose.ts';
import { parseConfig } from './config.ts';
import { createFakeRenderer } from './testing/fake-renderer.ts';
import { startS3, type TestS3 } from './testing/start-s3.ts';
import { startTestServer, TEST_FOLDERS, type TestServer } from './testing/start-test-server.ts';
import { DATABASE_KINDS } from './testing/test-databases.ts';
import { createVisitor } from './testing/visitor.ts';

const ebook = createDesign({ format: 'ebook' });

describe.runIf(DATABASE_KINDS.includes('postgres'))('two servers and a worker, one PostgreSQL and one bucket', () => {
  const rendererOfServers = createFakeRenderer();
  const rendererOfWorker = createFakeRenderer();
  const folder = mkdtempSync(join(tmpdir(), 'coverwright-worker-'));
  let s3: TestS3;
  let first: TestServer;
  let second: TestServer;
  let worker: Services;

  beforeAll(async () => {
    s3 = await startS3();
    const shared = {
      ...s3.environment,
      COOKIE_SECRET: 'c'.repeat(32),
      SIGNING_SECRET: 's'.repeat(32),
      CHECKOUT: 'off',
      STOCK_SOURCES: 'none',
    };
    const serving = { renderer: rendererOfServers, environment: { ...shared, EXPORT_CONCURRENCY: '0' } };
    first = await startTestServer('postgres', serving);
    const databaseUrl = first.services.config.databaseUrl ?? '';
    second = await startTestServer('postgres', { ...serving, environment: { ...serving.environment, DATABASE_URL: databaseUrl } });
    const config = parseConfig({
      ...shared,
      NODE_ENV: 'test',
      LOG_LEVEL: 'silent',
      STOCK_SOURCES: 'none',
      DATA_DIR: folder,
      DATABASE_URL: databaseUrl,
      EXPORT_CONCURRENCY: '1',
    });
    if (!config.ok) throw new Error('The worker cannot be configured');
    worker = await compose(config.value, TEST_FOLDERS, { renderer: rendererOfWorker });
    rendererOfWorker.behave(async () => new TextEncoder().encode('made by the worker'));
  });
  afterAll(async () => {
    await worker.close();
    await second.close();
    await first.close();
    await s3.stop();
    rmSync(folder, { recursive: true, force: true });
  });

  test('[C3] what is asked of one server is made by the worker, and fetched from the other', async () => {
    const here = createVisitor(first.url);
    const { jobId } = await here.call(createExport, { body: { designs: { ebook }, kind: 'jpeg' } });
    // The worker's notification ends the wait of the server.
    const state = await here.call(getExport, { params: { id: jobId }, query: { wait: '20' } });
    expect(state.state).toBe('done');
    const file = await fetch(`${second.url}${state.url}`, { headers: { cookie: here.cookieHeader() } });
    expect(await file.text()).toBe('made by the worker');
    expect(rendererOfServers.requests).toHaveLength(0);
  });

  test('[S2] a picture that is brought to one server is seen at the other, by an address that either signed', async () => {
    const here = createVisitor(first.url);
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#a03020' } })
      .jpeg()
      .toBuffer();
    const { uploadUrl, location } = await here.call(getUploadUrl, { query: { extension: 'jpg' } });
    const put = await fetch(`${second.url}${uploadUrl}`, { method: 'PUT', body: new Uint8Array(picture) });
    expect(put.status).toBe(204);
    const asset = await here.call(saveAsset, { body: { params: { location, dimensions: { width: 60, height: 40 } } } });
    const seen = await fetch(`${second.url}${asset.urls.full}`);
    expect((await sharp(await seen.arrayBuffer()).metadata()).width).toBe(60);
  });
});
