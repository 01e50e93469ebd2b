import { mkdtempSync, rmSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { openS3Files } from './adapters/files/s3-files.ts';
import { openPostgres } from './adapters/postgres-database.ts';
import { deletedFiles } from './db/schema.ts';
import { createAuthor } from './testing/product/create-author.ts';
import { type Product, startProduct } from './testing/product/start-product.ts';
import { startS3, type TestS3 } from './testing/start-s3.ts';
import { createTestDatabase, DATABASE_KINDS, type TestDatabase } from './testing/test-databases.ts';
import { createVisitor, type Visitor } from './testing/visitor.ts';

const EXPORTS = 12;
/** Duration of a rendering in milliseconds: long enough for a worker to be killed during it. */
const RENDER_MS = 400;
/** Maximum time of a takeover in milliseconds: a lease, the polling interval, and the delays of a busy machine. */
const TAKEOVER_MS = 60_000;

describe.runIf(DATABASE_KINDS.includes('postgres'))(
  'two servers and two workers on one PostgreSQL and one bucket',
  { timeout: 240_000 },
  () => {
    const folder = mkdtempSync(join(tmpdir(), 'coverwright-killed-'));
    let database: TestDatabase;
    let s3: TestS3;
    let servers: readonly Product[];
    let workers: readonly Product[];

    beforeAll(async () => {
      [database, s3] = await Promise.all([createTestDatabase('postgres'), startS3({ allowsListing: true })]);
      const start = (name: string, rendersAtOnce: number) =>
        startProduct({
          environment: {
            ...s3.environment,
            COOKIE_SECRET: 'c'.repeat(32),
            SIGNING_SECRET: 's'.repeat(32),
            DATA_DIR: join(folder, name),
            DATABASE_URL: database.databaseUrl ?? '',
            EXPORT_CONCURRENCY: String(rendersAtOnce),
          },
          renderDelay: RENDER_MS,
        });
      // The processes start one after the other, because each seeds what is missing.
      servers = [await start('web-1', 0), await start('web-2', 0)];
      workers = [await start('worker-1', 1), await start('worker-2', 1)];
    }, 120_000);
    afterAll(async () => {
      await Promise.all([...servers, ...workers].map((each) => each.kill()));
      await s3.stop();
      await database.drop();
      rmSync(folder, { recursive: true, force: true });
    });

    const askFor = async (visitor: Visitor, number: number) => {
      const design = createDesign({ format: 'ebook' });
      const designs = { ebook: { ...design, metadata: { ...design.metadata, title: `cover ${number}` } } };
      return (await visitor.call(createExport, { body: { designs, kind: 'jpeg' } })).jobId;
    };

    test('[B27] [B28] one of each is killed under load: nothing acknowledged is lost, and every file is made once', async () => {
      const [first, second] = servers;
      const [worker] = workers;
      if (!first || !second || !worker) throw new Error('There are two of each');
      const authors = await Promise.all([first, second, first].map(({ url }) => createAuthor(url)));
      const visitor = createVisitor(first.url);
      const ids: string[] = [];
      for (let number = 0; number < EXPORTS; number += 1) ids.push(await askFor(visitor, number));
      const there = createVisitor(second.url, second.url, visitor.cookieHeader());
      const states = () => Promise.all(ids.map(async (id) => (await there.call(getExport, { params: { id } })).state));
      let isOver = false;
      const working = authors.map(async (author, at) => {
        // A load balancer sends a request again that the killed server did not answer.
        let { url } = at % 2 === 0 ? first : second;
        while (!isOver) {
          await author.save(url).catch(() => {
            url = second.url;
          });
        }
      });
      await vi.waitUntil(async () => (await states()).filter((state) => state === 'done').length >= 2, 30_000);
      await worker.kill();
      await first.kill();
      await vi.waitUntil(async () => (await states()).every((state) => state === 'done'), TAKEOVER_MS);
      isOver = true;
      await Promise.all(working);
      for (const author of authors) expect(await author.readSaved(second.url)).toBeGreaterThanOrEqual(author.acknowledged);
      // The killed worker may have written a file that no export refers to yet. The sweeper deletes it, since it is marked.
      const marked = await listMarked(database);
      const keys = (await listExports(s3)).filter((key) => !marked.has(key));
      for (const [number, id] of ids.entries()) {
        expect(keys.filter((key) => key.includes(id))).toHaveLength(1);
        expect(await (await there.fetch(`/api/exports/${id}/file`)).text()).toBe(`made of cover ${number}`);
      }
    });
  },
);

async function listMarked({ databaseUrl }: TestDatabase): Promise<ReadonlySet<string>> {
  const { db, close } = await openPostgres(databaseUrl ?? '', () => {});
  const rows = await db.select({ key: deletedFiles.key }).from(deletedFiles);
  await close();
  return new Set(rows.map(({ key }) => key));
}

async function listExports({ environment }: TestS3): Promise<readonly string[]> {
  const { S3_BUCKET: bucket = '', S3_ENDPOINT: endpoint = '', S3_ACCESS_KEY_ID: id = '', S3_SECRET_ACCESS_KEY: secret = '' } = environment;
  const files = await openS3Files({ bucket, region: 'us-east-1', endpoint, keys: { id, secret } });
  const keys: string[] = [];
  for await (const key of files.list()) if (key.startsWith('exports/')) keys.push(key);
  return keys;
}
