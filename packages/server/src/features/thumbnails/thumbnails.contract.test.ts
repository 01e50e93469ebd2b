import { deleteCover, postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { createProcessRenderer } from '../../adapters/render/process-renderer.ts';
import { items } from '../../db/schema.ts';
import { expireItems } from '../../jobs/expire-items.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { sweepNow } from '../../testing/sweep-now.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { thumbnailFiles } from './thumbnail-keys.ts';

const ebook = createDesign({ format: 'ebook' });
const addressOf = (id: string) => `/api/covers/cover/${id}/thumbnail`;
const bookOf = (id: string) => `/api/covers/cover/${id}/book`;

describe.each(DATABASE_KINDS)('thumbnails on %s', (kind) => {
  const renderer = createFakeRenderer();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { renderer });
  });
  afterAll(() => server.close());

  const keyOf = async (id: string) => {
    const [row] = await server.services.db.select({ key: items.thumbnailKey }).from(items).where(eq(items.id, id));
    return row?.key ?? '';
  };

  test('[A3] a front is painted once for everybody who asks, again when the cover has changed, and one file is kept', async () => {
    renderer.requests.length = 0;
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
    const answers = await Promise.all(Array.from({ length: 40 }, () => visitor.fetch(addressOf(_id))));
    expect(answers.map(({ status, headers }) => [status, headers.get('content-type')])).toEqual(Array(40).fill([200, 'image/jpeg']));
    await visitor.fetch(addressOf(_id));
    expect(renderer.requests.map((request) => request.kind)).toEqual(['thumbnail']);
    const before = await keyOf(_id);
    await visitor.call(putDraft, { body: { _id, designs: { ebook: { ...ebook, metadata: { ...ebook.metadata, author: 'Li Wu' } } } } });
    await visitor.fetch(addressOf(_id));
    expect(renderer.requests).toHaveLength(2);
    await sweepNow(server.services);
    expect([await server.services.storage.get(before), (await server.services.storage.get(await keyOf(_id)))?.length]).toEqual([null, 11]);
  });

  test('[A4] a front is shown to its owner alone, and not once its cover is deleted; with the cover its file goes', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
    await visitor.fetch(addressOf(_id));
    const key = await keyOf(_id);
    const stranger = createVisitor(server.url);
    await stranger.call(postDraft, { body: { designs: { ebook } } });
    for (const id of [_id, 'not-an-id']) expect((await stranger.fetch(addressOf(id))).status).toBe(401);
    await visitor.call(deleteCover, { params: { id: _id } });
    expect((await visitor.fetch(addressOf(_id))).status).toBe(401);
    expect(await server.services.storage.get(key)).not.toBe(null);
    await expireItems({ ...server.services, clock: { now: () => new Date(Date.now() + 31 * 86_400_000) } });
    await sweepNow(server.services);
    expect(await server.services.storage.get(key)).toBe(null);
  });

  test('[A3] the book of a cover is painted once beside its front, and both go with the document that they show', async () => {
    renderer.requests.length = 0;
    const { storage } = server.services;
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
    const [book] = await Promise.all([bookOf(_id), bookOf(_id), addressOf(_id)].map((address) => visitor.fetch(address)));
    expect([book?.status, book?.headers.get('content-type'), await book?.text()]).toEqual([200, 'image/webp', 'a book']);
    expect(renderer.requests.map((request) => request.kind).toSorted()).toEqual(['book', 'flat', 'thumbnail']);
    expect(renderer.requests.find(({ kind: one }) => one === 'book')?.book).toMatchObject({ scene: 'e-reader', isCutOut: true });
    const before = thumbnailFiles(await keyOf(_id));
    expect(await Promise.all(before.map(async (key) => (await storage.get(key))?.length))).toEqual([11, 6, undefined]);
    await visitor.call(putDraft, { body: { _id, designs: { ebook: { ...ebook, metadata: { ...ebook.metadata, author: 'Li Wu' } } } } });
    await visitor.fetch(bookOf(_id));
    await sweepNow(server.services);
    expect(await Promise.all(before.map((key) => storage.get(key)))).toEqual([null, null, null]);
    const [, after = ''] = thumbnailFiles(await keyOf(_id));
    expect((await storage.get(after))?.length).toBe(6);
    expect((await createVisitor(server.url).fetch(bookOf(_id))).status).toBe(401);
    await visitor.call(deleteCover, { params: { id: _id } });
    await expireItems({ ...server.services, clock: { now: () => new Date(Date.now() + 31 * 86_400_000) } });
    await sweepNow(server.services);
    expect(await storage.get(after)).toBe(null);
  });

  test('[A3] one that cannot be painted is missing, and is tried again', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
    renderer.behave(() => Promise.reject(new Error('no memory')));
    expect((await visitor.fetch(addressOf(_id))).status).toBe(401);
    renderer.behave(async () => new Uint8Array([1]));
    expect((await visitor.fetch(addressOf(_id))).status).toBe(200);
  });
});

test('[A3] a thumbnail is the front alone, however wide the cover is around it', async () => {
  const renderer = createProcessRenderer({ filesAtOnce: 1 });
  const bytes = await renderer.render({
    design: createDesign({ format: 'hardback' }),
    kind: 'thumbnail',
    widthPx: null,
    createdAt: new Date(),
    pictures: new Map(),
    fonts: new Map(),
    onProgress: () => {},
    signal: new AbortController().signal,
  });
  const { width, height, format } = await sharp(bytes).metadata();
  expect([width, format, (height ?? 0) > 600]).toEqual([480, 'jpeg', true]);
  await renderer.close();
});
