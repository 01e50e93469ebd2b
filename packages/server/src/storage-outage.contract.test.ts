import { createServer, request, type Server } from 'node:http';
import { setTimeout as wait } from 'node:timers/promises';
import { getUploadUrl, listUploads, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { getReadiness } from '@coverwright/contracts/calls/health.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { createFakeRenderer } from './testing/fake-renderer.ts';
import { startS3, type TestS3 } from './testing/start-s3.ts';
import { startTestServer, type TestServer } from './testing/start-test-server.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

type Mood = 'well' | 'full' | 'away' | 'slow';
const SLOW_MS = 800;

describe('a bucket that fails, is slow or is full', { timeout: 120_000 }, () => {
  let s3: TestS3;
  let between: Server;
  let server: TestServer;
  let mood: Mood = 'well';
  let picture: Uint8Array<ArrayBuffer>;

  beforeAll(async () => {
    s3 = await startS3();
    const { S3_ENDPOINT: endpoint = '' } = s3.environment;
    between = createServer((incoming, outgoing) => {
      const answer = async () => {
        if (mood === 'slow') await wait(SLOW_MS);
        const isRefused = mood === 'away' || (mood === 'full' && incoming.method === 'PUT');
        if (isRefused) {
          incoming.resume();
          outgoing.writeHead(mood === 'full' ? 507 : 503).end('<Error><Code>Fault</Code></Error>');
          return;
        }
        const onward = request(
          new URL(incoming.url ?? '', endpoint),
          { method: incoming.method ?? 'GET', headers: incoming.headers },
          (from) => {
            outgoing.writeHead(from.statusCode ?? 500, from.headers);
            from.pipe(outgoing);
          },
        );
        incoming.pipe(onward);
      };
      void answer();
    });
    await new Promise<void>((resolve) => between.listen(0, '127.0.0.1', resolve));
    const address = between.address();
    const port = typeof address === 'object' && address ? address.port : 0;
    const secrets = { COOKIE_SECRET: 'c'.repeat(32), SIGNING_SECRET: 's'.repeat(32) };
    const environment = { ...s3.environment, ...secrets, S3_ENDPOINT: `http://127.0.0.1:${port}`, CHECKOUT: 'off' };
    server = await startTestServer('pglite', { renderer: createFakeRenderer(), environment });
    const canvas = { width: 60, height: 40, channels: 3, background: '#a03020' } as const;
    picture = new Uint8Array(await sharp({ create: canvas }).jpeg().toBuffer());
  });
  afterAll(async () => {
    mood = 'well';
    await server.close();
    between.closeAllConnections();
    between.close();
    await s3.stop();
  });

  const put = async (visitor: Visitor) => {
    const { uploadUrl, location } = await visitor.call(getUploadUrl, { query: { extension: 'jpg' } });
    return { location, answer: await visitor.fetch(uploadUrl, { method: 'PUT', body: picture }) };
  };
  const bring = async (visitor: Visitor) => {
    const { location, answer } = await put(visitor);
    expect(answer.status).toBe(204);
    return visitor.call(saveAsset, { body: { params: { location } } });
  };
  const make = async (visitor: Visitor, width: number) => {
    const { jobId: id } = await visitor.call(createExport, {
      body: { designs: { ebook: createDesign({ format: 'ebook' }) }, kind: 'jpeg', width },
    });
    return vi.waitUntil(async () => {
      const seen = await visitor.call(getExport, { params: { id } });
      return (seen.state === 'done' || seen.state === 'failed') && seen;
    }, 60_000);
  };

  test.each<Mood>(['full', 'away'])(
    '[B27] while it is %s uploads are refused with a time to come back, files say why, and nothing is torn',
    async (now) => {
      const visitor = createVisitor(server.url);
      await bring(visitor);
      const { location } = await put(visitor);
      mood = now;
      const { answer } = await put(visitor);
      expect([answer.status, answer.headers.get('retry-after'), await answer.json()]).toMatchObject([503, '10', { code: 'storageAway' }]);
      expect(await visitor.refusal(saveAsset, { body: { params: { location } } })).toMatchObject({ status: 503, code: 'storageAway' });
      expect((await make(visitor, 500)).error).toContain('our file storage cannot be reached right now. Please try again in a few minutes');
      if (now === 'away') expect((await visitor.refusal(getReadiness)).error).toContain('cannot reach its storage');
      mood = 'well';
      // The upload from before the outage can still be used.
      await visitor.call(saveAsset, { body: { params: { location } } });
      const { assets } = await visitor.call(listUploads, { query: {} });
      expect(assets).toHaveLength(2);
      for (const { urls } of assets) expect((await sharp(await (await visitor.fetch(urls.full)).arrayBuffer()).metadata()).width).toBe(60);
      expect((await make(visitor, 500)).state).toBe('done');
    },
  );

  test('[B27] while it is slow everything takes its time, and is whole', async () => {
    const visitor = createVisitor(server.url);
    mood = 'slow';
    const { urls } = await bring(visitor);
    const made = await make(visitor, 501);
    mood = 'well';
    expect((await sharp(await (await visitor.fetch(urls.full)).arrayBuffer()).metadata()).width).toBe(60);
    expect(await (await visitor.fetch(made.url ?? '')).text()).toBe('a jpeg');
  });
});
