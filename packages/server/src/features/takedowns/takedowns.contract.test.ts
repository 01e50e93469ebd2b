import { liftTakedown, createTakedown } from '@coverwright/contracts/calls/admin-covers.ts';
import { listAudit } from '@coverwright/contracts/calls/admin-site.ts';
import { createRevisionDraft, duplicateCover, getCover, listCovers, postDraft, putRevision } from '@coverwright/contracts/calls/covers.ts';
import { openReview, readReview } from '@coverwright/contracts/calls/reviews.ts';
import { createDraftShare } from '@coverwright/contracts/calls/sharing.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { eq } from 'drizzle-orm';
import { items } from '../../db/item-tables.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { settleMails } from '../../testing/settle-mails.ts';
import { signUpAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { readAnyCover } from './read-any-cover.ts';

const ADMIN = 'boss@example.org';
const designs = { ebook: createDesign({ format: 'ebook' }) };
const REASON = 'The picture belongs to somebody else.';

describe.each(DATABASE_KINDS)('taking covers down on %s', (kind) => {
  let server: TestServer;
  let admin: Visitor;
  let writer: Visitor;
  beforeAll(async () => {
    server = await startTestServer(kind, { environment: { ADMIN_EMAILS: ADMIN }, renderer: createFakeRenderer() });
    [admin, writer] = [createVisitor(server.url), createVisitor(server.url)];
    await signUpAs(server, admin, ADMIN);
    await signUpAs(server, writer, 'writer@example.org');
  });
  afterAll(() => server.close());

  const send = (visitor: Visitor, method: string, path: string, body?: object) =>
    visitor.fetch(path, { method, ...(body ? { body: JSON.stringify(body), headers: { 'content-type': 'application/json' } } : {}) });

  /** Creates a draft with a working share link and review link. */
  async function makeShared(visitor: Visitor) {
    const { _id: id } = await visitor.call(createDraftShare, { body: { designs } });
    let url: string | null = null;
    await vi.waitFor(async () => {
      url = (await visitor.call(getCover, { params: { id } })).draftShareUrl;
      expect(url).not.toBe(null);
    }, 30_000);
    const { review } = await visitor.call(openReview, { params: { id }, body: {} });
    return { id, share: String(url).split('/').at(-1) ?? '', review: review?.url?.split('/').at(-1) ?? '' };
  }

  test('[M6] it takes its duplicates along, a copy of it is taken down, and all are restored with it', async () => {
    const author = createVisitor(server.url);
    await signUpAs(server, author, 'copyist@example.org');
    const { _id: id } = await author.call(postDraft, { body: { designs: { ebook: createDesign({ format: 'ebook', extent: 311 }) } } });
    const { _id: other } = await author.call(postDraft, { body: { designs: { ebook: createDesign({ format: 'ebook', extent: 312 }) } } });
    const { id: before } = await author.call(duplicateCover, { params: { id } });
    await admin.call(createTakedown, { params: { id }, body: { reason: REASON } });
    const { id: after } = await author.call(duplicateCover, { params: { id } });
    const takenDown = async () => {
      const { items } = await author.call(listCovers, { query: {} });
      return items
        .filter(({ takedown }) => takedown)
        .map(({ _id }) => _id)
        .toSorted();
    };
    expect(await takenDown()).toEqual([id, before, after].toSorted());
    expect(await takenDown()).not.toContain(other);
    await admin.call(liftTakedown, { params: { id } });
    expect(await takenDown()).toEqual([]);
  });

  test('[M6] it takes the revisions of a bought cover along, also one that is made later or saved with other designs', async () => {
    const author = createVisitor(server.url);
    await signUpAs(server, author, 'reviser@example.org');
    const { _id: id } = await author.call(postDraft, { body: { designs: { ebook: createDesign({ format: 'ebook', extent: 313 }) } } });
    await server.services.db.update(items).set({ state: 'completed', revisionsRemaining: 2 }).where(eq(items.id, id));
    const { id: before } = await author.call(createRevisionDraft, { body: { id } });
    await author.call(putRevision, { body: { _id: before, designs: { ebook: createDesign({ format: 'ebook', extent: 314 }) } } });
    await admin.call(createTakedown, { params: { id }, body: { reason: REASON } });
    const { id: after } = await author.call(createRevisionDraft, { body: { id } });
    const reasons = () =>
      Promise.all([id, before, after].map(async (each) => (await readAnyCover(server.services, each))?.takedown?.reason ?? null));
    expect(await reasons()).toEqual([REASON, REASON, REASON]);
    for (const each of [before, after]) {
      const shared = await send(author, 'POST', createDraftShare.path, { designs, id: each });
      const reviewed = await send(author, 'POST', openReview.path.replace('{id}', each), {});
      expect([shared.status, reviewed.status]).toEqual([410, 410]);
    }
    await admin.call(liftTakedown, { params: { id: before } });
    expect(await reasons()).toEqual([null, null, null]);
  });

  test('[M6] its links answer 410 until it is restored, its owner is told why, and both are audited', async () => {
    const { id, share, review } = await makeShared(writer);
    const card = `/media/${share}/draft-share.jpeg`;
    const conversation = readReview.path.replace('{token}', review);
    const guest = createVisitor(server.url);
    const statuses = async () => [(await guest.fetch(card)).status, (await guest.fetch(conversation)).status];
    await expect.poll(() => statuses()).toEqual([200, 200]);

    expect((await admin.call(createTakedown, { params: { id }, body: { reason: REASON } })).takedown).toMatchObject({ reason: REASON });
    expect(await statuses()).toEqual([410, 410]);
    expect(await (await guest.fetch(conversation)).json()).toMatchObject({ code: 'takenDown' });
    const { items } = await writer.call(listCovers, { query: {} });
    expect(items.find(({ _id }) => _id === id)?.takedown).toMatchObject({ reason: REASON });
    const shareAgain = await send(writer, 'POST', createDraftShare.path, { designs, id });
    const reviewAgain = await send(writer, 'POST', openReview.path.replace('{id}', id), {});
    expect([shareAgain.status, reviewAgain.status]).toEqual([410, 410]);
    const path = createTakedown.path.replace('{id}', id);
    expect((await send(admin, 'POST', path, { reason: REASON })).status).toBe(409);

    // Two mails that wait at once are sent in any order.
    await settleMails(server);
    expect(await admin.call(liftTakedown, { params: { id } })).toEqual({ takedown: null });
    expect((await send(admin, 'DELETE', path)).status).toBe(409);
    expect(await statuses()).toEqual([200, 200]);
    const { entries } = await admin.call(listAudit, { query: {} });
    expect(entries.filter(({ subject }) => subject === id).map(({ action, before, after }) => [action, before, after])).toEqual([
      ['cover.restore', { reason: REASON }, null],
      ['cover.takedown', null, { reason: REASON }],
    ]);
    await settleMails(server);
    const mails = ((await server.services.outbox?.list()) ?? []).filter(({ recipient }) => recipient === 'writer@example.org');
    expect(mails.slice(0, 2).map(({ subject }) => subject)).toEqual(['Your cover was restored', 'Your cover was taken down']);
    expect(mails[1]?.text).toContain(REASON);
  });

  test('[M6] administrators alone look at a cover of somebody, take it down and restore it', async () => {
    const { _id: id } = await writer.call(postDraft, { body: { designs } });
    const path = createTakedown.path.replace('{id}', id);
    const picture = `/api/admin/covers/${id}/ebook.jpeg`;
    const seen = await admin.fetch(picture);
    expect([seen.status, seen.headers.get('content-type')]).toEqual([200, 'image/jpeg']);
    expect(await readAnyCover(server.services, id)).toMatchObject({
      id,
      email: 'writer@example.org',
      takedown: null,
      pictures: [{ format: 'ebook' }],
    });
    for (const [visitor, status] of [
      [writer, 403],
      [createVisitor(server.url), 401],
    ] as const) {
      expect((await visitor.fetch(picture)).status).toBe(status);
      expect((await send(visitor, 'POST', path, { reason: REASON })).status).toBe(status);
      expect((await send(visitor, 'DELETE', path)).status).toBe(status);
    }
    const faults = await Promise.all([
      send(admin, 'POST', path, { reason: '  ' }),
      send(admin, 'POST', createTakedown.path.replace('{id}', 'nothing'), { reason: REASON }),
      admin.fetch(`/api/admin/covers/${id}/paperback.jpeg`),
    ]);
    expect(faults.map(({ status }) => status)).toEqual([400, 404, 404]);
  });
});
