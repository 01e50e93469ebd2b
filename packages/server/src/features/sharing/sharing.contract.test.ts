import { deleteCover, getCover, postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { createDraftShare, deleteDraftShare, putShareMessage } from '@coverwright/contracts/calls/sharing.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, beforeEach, describe, expect, test, vi } from 'vitest';
import { draftShares } from '../../db/schema.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { sweepNow } from '../../testing/sweep-now.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import type { Database } from '../../ports/database.ts';
import { readShare } from './read-share.ts';
import { setShareUrl } from './share-repository.ts';

const ebook = createDesign({ format: 'ebook' });
const longer = { ...ebook, metadata: { ...ebook.metadata, title: 'The Long Road', author: 'Li Wu' } };

/** Returns how many statements on this database wait for a row that another transaction holds. */
async function waitingForLocks(db: Database): Promise<number> {
  const waiting = sql<number>`(select count(*)::int from pg_stat_activity where datname = current_database() and wait_event_type = 'Lock')`;
  const [row] = await db.select({ waiting }).from(sql`(select 1) as one`);
  return row?.waiting ?? 0;
}

describe.each(DATABASE_KINDS)('a shared draft on %s', (kind) => {
  const renderer = createFakeRenderer();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { renderer });
  });
  afterAll(() => server.close());
  beforeEach(() => renderer.behave(async (request) => new TextEncoder().encode(`a ${request.kind}`)));

  const addressOf = async (visitor: Visitor, id: string) => {
    let url: string | null = null;
    await vi.waitFor(async () => {
      url = (await visitor.call(getCover, { params: { id } })).draftShareUrl;
      expect(url).not.toBe(null);
    }, 60_000);
    return String(url);
  };
  const tokenOf = (url: string) => url.split('/').at(-1) ?? '';

  test('[A5] is painted in the queue, flat and as the book, always from the watermarked cover; then the item has its address', async () => {
    const visitor = createVisitor(server.url);
    const asked = await visitor.call(createDraftShare, { body: { designs: { ebook: longer } } });
    expect(asked).toEqual({ hasGenerated: true, _id: expect.any(String) });
    const url = await addressOf(visitor, asked._id);
    expect(url).toMatch(/^\/share\/[\w-]{43}$/);
    // The page is available before all of its views are.
    await expect.poll(async () => (await readShare(server.services, tokenOf(url)))?.views).toHaveLength(2);
    await expect.poll(async () => (await readShare(server.services, tokenOf(url)))?.isBeingPainted).toBe(false);
    const kinds = renderer.requests.map((request) => request.kind);
    expect(kinds.filter((one) => one !== 'book')).toEqual(['marked-flat']);
    for (const { book } of renderer.requests.filter((request) => request.kind === 'book')) {
      expect(new TextDecoder().decode(book?.flat)).toBe('a marked-flat');
    }
    const page = await readShare(server.services, tokenOf(url));
    expect(page).toMatchObject({ title: 'The Long Road', author: 'Li Wu', format: 'ebook' });
    const card = await createVisitor(server.url).fetch(`/media/${tokenOf(url)}/draft-share.jpeg`);
    expect([card.status, card.headers.get('content-type'), await card.text()]).toEqual([200, 'image/jpeg', 'a book']);
    expect(renderer.requests.find(({ book }) => book?.height === 630)?.book?.width).toBe(1200);
  });

  test('[A5] an unchanged draft is not painted twice; a changed one is, at the same address', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(createDraftShare, { body: { designs: { ebook } } });
    const url = await addressOf(visitor, _id);
    const before = await readShare(server.services, tokenOf(url));
    await vi.waitFor(async () => {
      expect(await visitor.call(createDraftShare, { body: { designs: { ebook }, id: _id } })).toEqual({ hasGenerated: false, _id });
    }, 60_000);
    expect((await visitor.call(getCover, { params: { id: _id } })).draftShareUrl).toBe(url);
    await visitor.call(createDraftShare, { body: { designs: { ebook: longer }, id: _id, saveAsDraft: true } });
    expect(await addressOf(visitor, _id)).toBe(url);
    const after = await readShare(server.services, tokenOf(url));
    expect([before?.title === 'The Long Road', after?.title]).toEqual([false, 'The Long Road']);
    expect(after?.card).not.toBe(before?.card);
    expect((await visitor.call(getUserDesign, { query: { coverId: _id } })).item.designs.ebook).toEqual(longer);
    // The new picture has a key of its own.
    expect((await visitor.fetch(after?.flat ?? '')).status).toBe(200);
  });

  test('[A5] without saveAsDraft the designs are shown and nothing is saved', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
    await visitor.call(createDraftShare, { body: { designs: { ebook: longer }, id: _id } });
    const page = await readShare(server.services, tokenOf(await addressOf(visitor, _id)));
    expect(page?.title).toBe('The Long Road');
    expect((await visitor.call(getUserDesign, { query: { coverId: _id } })).item.designs.ebook).toEqual(ebook);
  });

  test('[A5] a message of its author stands on the page, is offered again, and goes when it is emptied', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(createDraftShare, { body: { designs: { ebook } } });
    const token = tokenOf(await addressOf(visitor, _id));
    expect((await readShare(server.services, token))?.message).toBe('');
    const message = 'Which of the two titles do you prefer?';
    expect(await visitor.call(putShareMessage, { params: { id: _id }, body: { message: `  ${message} ` } })).toEqual({ message });
    expect((await readShare(server.services, token))?.message).toBe(message);
    expect((await visitor.call(getCover, { params: { id: _id } })).draftShareMessage).toBe(message);
    // Sharing again after a change keeps the message.
    await visitor.call(createDraftShare, { body: { designs: { ebook: longer }, id: _id } });
    await addressOf(visitor, _id);
    expect((await readShare(server.services, token))?.message).toBe(message);
    await visitor.call(putShareMessage, { params: { id: _id }, body: { message: '' } });
    expect((await readShare(server.services, token))?.message).toBe('');
    expect('draftShareMessage' in (await visitor.call(getCover, { params: { id: _id } }))).toBe(false);
  });

  test('[A5] one that was taken back, or whose cover is deleted, is there for nobody; shared again it has another address', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(createDraftShare, { body: { designs: { ebook } } });
    const first = tokenOf(await addressOf(visitor, _id));
    expect(await visitor.call(deleteDraftShare, { params: { id: _id } })).toEqual({ draftShareUrl: null });
    expect(await readShare(server.services, first)).toBe(null);
    expect((await visitor.fetch(`/media/${first}/flat.jpeg`)).status).toBe(404);
    expect(await visitor.call(createDraftShare, { body: { designs: { ebook }, id: _id } })).toMatchObject({ hasGenerated: true });
    const second = tokenOf(await addressOf(visitor, _id));
    expect(second).not.toBe(first);
    await visitor.call(deleteCover, { params: { id: _id } });
    expect(await readShare(server.services, second)).toBe(null);
    expect((await visitor.fetch(`/media/${second}/flat.jpeg`)).status).toBe(404);
  });

  test('[A5] pictures that cannot be painted leave the draft without an address, and are tried again when asked', async () => {
    const visitor = createVisitor(server.url);
    renderer.behave(() => Promise.reject(new Error('no memory')));
    const { _id } = await visitor.call(createDraftShare, { body: { designs: { ebook } } });
    const { db } = server.services;
    await vi.waitFor(async () => {
      const [share] = await db.select().from(draftShares).where(eq(draftShares.itemId, _id));
      expect(share?.state).toBe('failed');
    }, 60_000);
    renderer.behave(async () => new Uint8Array([1]));
    expect(await visitor.call(createDraftShare, { body: { designs: { ebook }, id: _id } })).toMatchObject({ hasGenerated: true });
    await addressOf(visitor, _id);
  });

  test('[A5] changes that cannot be painted leave the page as it was, at the address that its author knows; no file is left over', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(createDraftShare, { body: { designs: { ebook } } });
    const url = await addressOf(visitor, _id);
    await vi.waitFor(async () => {
      expect(await visitor.call(createDraftShare, { body: { designs: { ebook }, id: _id } })).toEqual({ hasGenerated: false, _id });
    }, 60_000);
    renderer.behave(({ kind: what }) => (what === 'book' ? Promise.reject(new Error('no memory')) : Promise.resolve(new Uint8Array([1]))));
    await visitor.call(createDraftShare, { body: { designs: { ebook: longer }, id: _id } });
    expect(await addressOf(visitor, _id)).toBe(url);
    expect(await visitor.call(getCover, { params: { id: _id } })).toEqual({ draftShareUrl: url, isDraftShareOld: true });
    expect((await readShare(server.services, tokenOf(url)))?.title).not.toBe('The Long Road');
    const { db, storage } = server.services;
    const [share] = await db.select().from(draftShares).where(eq(draftShares.itemId, _id));
    await sweepNow(server.services);
    for await (const key of storage.list()) expect(key).not.toContain(`shares/${share?.id}/${share?.documentHash}`);
    expect((await visitor.fetch(`/media/${tokenOf(url)}/flat.jpeg`)).status).toBe(200);
    await visitor.call(deleteDraftShare, { params: { id: _id } });
    expect(await readShare(server.services, tokenOf(url))).toBe(null);
  });

  test('[A5] [B27] one that is changed or taken back while its pictures are published waits for them, and is not refused', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(createDraftShare, { body: { designs: { ebook } } });
    const url = await addressOf(visitor, _id);
    const { db } = server.services;
    await vi.waitFor(async () => {
      expect(await visitor.call(createDraftShare, { body: { designs: { ebook }, id: _id } })).toEqual({ hasGenerated: false, _id });
    }, 60_000);
    const asks = [
      () => visitor.call(createDraftShare, { body: { designs: { ebook: longer }, id: _id } }),
      () => visitor.call(deleteDraftShare, { params: { id: _id } }),
    ];
    for (const ask of asks) {
      const asked = await db.transaction(async (transaction) => {
        // The job that paints a share changes the share first, and the address at its cover afterwards.
        await transaction.update(draftShares).set({ updatedAt: new Date() }).where(eq(draftShares.itemId, _id));
        const asking = ask().then(
          () => 'done',
          (error: unknown) => String(error),
        );
        if (kind === 'postgres') await vi.waitFor(async () => expect(await waitingForLocks(db)).toBeGreaterThan(0), 60_000);
        await setShareUrl(transaction, _id, url);
        return { asking };
      });
      expect(await asked.asking).toBe('done');
    }
  });

  test('[A5] no address of a share gives anything but its own pictures', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(createDraftShare, { body: { designs: { ebook } } });
    const token = tokenOf(await addressOf(visitor, _id));
    const stranger = createVisitor(server.url);
    for (const path of [
      `/media/${token}/ebook.jpeg`,
      `/media/${token}/thumbnail.jpeg`,
      `/media/${token}/constructor.jpeg`,
      '/media/x/flat.jpeg',
    ])
      expect([path, (await stranger.fetch(path)).status]).toEqual([path, 404]);
    expect((await stranger.fetch(`/api/covers/cover/${_id}/thumbnail`)).status).toBe(401);
  });
});
