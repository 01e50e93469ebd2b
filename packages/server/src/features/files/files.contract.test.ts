import { randomUUID } from 'node:crypto';
import { mkdir, readdir, utimes, writeFile } from 'node:fs/promises';
import { join } from 'node:path';
import { type Asset, listUploads, removeUpload } from '@coverwright/contracts/calls/assets.ts';
import { deleteCover, postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { listVersions, restoreVersion } from '@coverwright/contracts/calls/versions.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import type { Design } from '@coverwright/core/design/design.ts';
import { sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { assets, blogPosts, deletedFiles, stockCopies } from '../../db/schema.ts';
import { insertBlogPicture } from '../blog/blog-picture-repository.ts';
import { newCopy } from '../stock/choose-picture.ts';
import { putFiles } from './put-files.ts';
import { expireExports } from '../../jobs/expire-exports.ts';
import { expireItems } from '../../jobs/expire-items.ts';
import { expireUploads } from '../../jobs/expire-uploads.ts';
import { sweepFiles } from '../../jobs/sweep-files.ts';
import { type Storage, StorageUnavailable } from '../../ports/storage.ts';
import { uploadPicture } from '../../testing/upload-picture.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { createMovableClock } from '../../testing/movable-clock.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { sweepNow } from '../../testing/sweep-now.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { thumbnailFiles } from '../thumbnails/thumbnail-keys.ts';

const DAY_MS = 24 * 3_600_000;
const ebook = createDesign({ format: 'ebook' });

type Picture = { readonly assetId: string; readonly width: number; readonly height: number };

function showing({ assetId, width, height }: Picture): Design {
  const image = { type: 'UPLOAD', assetId, width, height, photographerName: null, profileLink: null, licence: null };
  return { ...ebook, coverImage: { ...ebook.coverImage, currentDesignImage: image } };
}

describe.each(DATABASE_KINDS)('files that rows refer to, on %s', (kind) => {
  const clock = createMovableClock();
  const renderer = createFakeRenderer();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { clock, renderer, environment: { CHECKOUT: 'off' } });
  });
  afterAll(() => server.close());

  const exported = async (visitor: Visitor, design: Design) => {
    const { jobId } = await visitor.call(createExport, { body: { designs: { ebook: design }, kind: 'jpeg' } });
    const look = () => visitor.call(getExport, { params: { id: jobId } });
    await vi.waitUntil(async () => ['done', 'failed'].includes((await look()).state), { timeout: 60_000, interval: 25 });
    return look();
  };
  const expireAll = async () => {
    await expireExports(server.services);
    await expireItems(server.services);
    await expireUploads(server.services);
  };
  const storedFiles = async () => {
    const keys: string[] = [];
    for await (const key of server.services.storage.list()) keys.push(key);
    return keys.toSorted();
  };
  /** Returns every file that some row refers to, directly from the tables. */
  const namedFiles = async () => {
    const { rows } = (await server.services.db.execute(sql`
      select full_key as key from assets union select regular_key from assets union select thumb_key from assets
      union select file_key from fonts union select file_key from exports where file_key is not null
      union select key from incoming_uploads union select key from blog_pictures
      union select value from item_versions, jsonb_each_text(pictures)
      union select value from draft_shares, jsonb_each_text(pictures)
      union select value from reviews, jsonb_each_text(pictures)
    `)) as unknown as { rows: { key: string }[] };
    const covers = (await server.services.db.execute(sql`select thumbnail_key as key from items`)) as unknown as {
      rows: { key: string | null }[];
    };
    return new Set([...rows.map(({ key }) => key), ...covers.rows.flatMap(({ key }) => thumbnailFiles(key))]);
  };

  test('[B19] a storage that fails on every second delete ends with no orphan and no lost file', async () => {
    const visitor = createVisitor(server.url);
    const pictures: Asset[] = [];
    for (const number of [1, 2, 3, 4]) pictures.push(await uploadPicture(visitor, 100 + number));
    const [first, second, third] = pictures;
    if (!first || !second || !third) throw new Error('No pictures');
    const kept = await visitor.call(postDraft, { body: { designs: { ebook: showing(first) } } });
    const gone = await visitor.call(postDraft, { body: { designs: { ebook: showing(second) } } });
    for (const { _id } of [kept, gone]) await visitor.fetch(`/api/covers/cover/${_id}/thumbnail`);
    await visitor.call(putDraft, { body: { _id: kept._id, designs: { ebook: { ...showing(first), extent: 301 } } } });
    await visitor.fetch(`/api/covers/cover/${kept._id}/thumbnail`);
    await exported(visitor, showing(first));
    await visitor.call(deleteCover, { params: { id: gone._id } });
    for (const { assetId } of pictures) await visitor.call(removeUpload, { params: { id: assetId } });
    clock.advance(31 * DAY_MS);
    await expireAll();
    clock.advance(31 * DAY_MS);
    await expireAll();

    let deletes = 0;
    const broken: Storage = {
      ...server.services.storage,
      delete: async (key) => {
        deletes += 1;
        if (deletes % 2 === 1) throw new StorageUnavailable('Every second delete fails');
        await server.services.storage.delete(key);
      },
    };
    let rounds = 0;
    while ((await server.services.db.select().from(deletedFiles)).length > 0) {
      await sweepNow({ ...server.services, storage: broken });
      rounds += 1;
      if (rounds > 50) throw new Error('The sweeper does not come to an end');
    }
    expect(rounds).toBeGreaterThan(1);
    const named = await namedFiles();
    const stored = await storedFiles();
    expect(stored.filter((key) => !named.has(key))).toEqual([]);
    // Books and large covers are painted on request, and nobody requested any here.
    const isOnRequest = (key: string) => key.endsWith('-book.webp') || key.endsWith('-large.jpg');
    const lost = [...named].filter((key) => !stored.includes(key) && !isOnRequest(key));
    expect(lost).toEqual([]);
    // The picture of the kept cover is still there, and the unused ones are gone.
    const left = await server.services.db.select({ id: assets.id }).from(assets);
    expect(left.map(({ id }) => id)).toEqual([first.assetId]);
  });

  test('[B19] a version that is restored after 60 days prints with the picture that its author has removed since', async () => {
    const visitor = createVisitor(server.url);
    const picture = await uploadPicture(visitor);
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook: showing(picture) } } });
    await visitor.call(putDraft, { body: { _id, designs: { ebook } } });
    await visitor.call(removeUpload, { params: { id: picture.assetId } });
    clock.advance(60 * DAY_MS);
    await expireAll();
    await sweepNow(server.services);
    expect((await visitor.call(listUploads, { query: {} })).assets).toEqual([]);
    const { versions } = await visitor.call(listVersions, { params: { id: _id } });
    const { item } = await visitor.call(restoreVersion, { params: { id: _id, versionId: versions.at(-1)?.id ?? '' } });
    const restored = item.designs.ebook;
    if (!restored) throw new Error('The version has no eBook');
    expect(await exported(visitor, restored)).toMatchObject({ state: 'done' });
    expect(renderer.requests.at(-1)?.pictures.get(picture.assetId)?.byteLength).toBeGreaterThan(100);
  });

  test('[B19] pictures that are still referred to do not keep the sweep from the others', async () => {
    const visitor = createVisitor(server.url);
    const shown = await uploadPicture(visitor);
    await visitor.call(postDraft, { body: { designs: { ebook: showing(shown) } } });
    const loose = await uploadPicture(visitor);
    const [row] = await server.services.db.select().from(assets).where(sql`${assets.id} = ${shown.assetId}`);
    if (!row) throw new Error('No row of the picture');
    // The copies are as many as one sweep checks, all older, and each is used on a cover.
    const copies = Array.from({ length: 200 }, () => ({ ...row, id: randomUUID(), originalId: null, removedAt: new Date(0) }));
    await server.services.db.insert(assets).values(copies);
    await server.services.db.insert(assets).values(copies.map(({ id }) => ({ ...row, id: randomUUID(), originalId: id, removedAt: null })));
    await visitor.call(removeUpload, { params: { id: loose.assetId } });
    clock.advance(31 * DAY_MS);
    await expireUploads(server.services);
    await expireUploads(server.services);
    const left = await server.services.db.select().from(assets).where(sql`${assets.id} = ${loose.assetId}`);
    expect(left).toEqual([]);
  });

  test('[B19] a copy of a stock picture that nothing names is let go with its file, one that a cover names is kept', async () => {
    const visitor = createVisitor(server.url);
    const [named, loose] = [await uploadPicture(visitor, 211), await uploadPicture(visitor, 212)];
    const [row] = await server.services.db.select().from(assets).where(sql`${assets.id} = ${named.assetId}`);
    if (!row) throw new Error('No row of the picture');
    const chosen = clock.now();
    const copy = (sourceId: string, assetId: string) => ({
      ...newCopy(randomUUID(), row.ownerId, 'pexels', sourceId, chosen),
      state: 'done' as const,
      assetId,
    });
    await server.services.db.insert(stockCopies).values([copy('12', named.assetId), copy('1', loose.assetId)]);
    const image = {
      type: 'pexels',
      assetId: 'pexels/12',
      width: 200,
      height: 100,
      photographerName: null,
      profileLink: null,
      licence: null,
    };
    await visitor.call(postDraft, {
      body: { designs: { ebook: { ...ebook, coverImage: { ...ebook.coverImage, currentDesignImage: image } } } },
    });
    clock.advance(31 * DAY_MS);
    await expireUploads(server.services);
    clock.advance(31 * DAY_MS);
    await expireUploads(server.services);
    const left = await server.services.db.select().from(stockCopies).where(sql`${stockCopies.ownerId} = ${row.ownerId}`);
    expect(left.map(({ sourceId }) => sourceId)).toEqual(['12']);
    const files = await server.services.db.select().from(assets).where(sql`${assets.id} in (${named.assetId}, ${loose.assetId})`);
    expect(files.map(({ id }) => id)).toEqual([named.assetId]);
  });

  test('[B19] a picture of the blog goes when no post has named it for a month', async () => {
    const key = (name: string) => `blog/${name}.webp`;
    const [named, loose] = [randomUUID(), randomUUID()];
    const { db, storage } = server.services;
    for (const name of [named, loose]) {
      await putFiles({ db, storage }, new Map([[key(name), new Uint8Array([1])]]), (transaction) =>
        insertBlogPicture(transaction, { key: key(name), createdAt: clock.now() }),
      );
    }
    const [post] = await db.select().from(blogPosts).limit(1);
    if (!post) throw new Error('A new blog begins with articles');
    await db
      .update(blogPosts)
      .set({ picture: `/media/${key(named)}` })
      .where(sql`${blogPosts.id} = ${post.id}`);
    clock.advance(31 * DAY_MS);
    await expireUploads(server.services);
    await sweepNow(server.services);
    expect([await storage.get(key(named)), await storage.get(key(loose))].map((bytes) => bytes !== null)).toEqual([true, false]);
    await db.update(blogPosts).set({ picture: post.picture }).where(sql`${blogPosts.id} = ${post.id}`);
  });

  test('[B19] sweepers that run at once delete each file once', async () => {
    const keys = Array.from({ length: 120 }, () => `exports/nobody/${randomUUID()}.pdf`);
    await server.services.db.insert(deletedFiles).values(keys.map((key) => ({ key })));
    const deleted: string[] = [];
    const storage: Storage = { ...server.services.storage, delete: async (key) => void deleted.push(key) };
    await Promise.all([1, 2, 3].map(() => sweepFiles({ ...server.services, storage })));
    expect(deleted.filter((key) => keys.includes(key)).toSorted()).toEqual(keys.toSorted());
  });

  test('[B19] a file that a process began to write and never ended is deleted after a day, a younger one is not', async () => {
    const folder = join(server.dataDir, 'files', 'exports', 'nobody');
    await mkdir(folder, { recursive: true });
    const [old, young] = [`a.pdf.${randomUUID()}`, `b.pdf.${randomUUID()}`];
    for (const name of [old, young]) await writeFile(join(folder, name), 'half');
    await server.services.storage.deleteDrafts(new Date(Date.now() - DAY_MS));
    expect((await readdir(folder)).toSorted()).toEqual([old, young].toSorted());
    await utimes(join(folder, old), new Date(0), new Date(0));
    await server.services.storage.deleteDrafts(new Date(Date.now() - DAY_MS));
    expect(await readdir(folder)).toEqual([young]);
  });
});
