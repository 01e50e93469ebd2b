import type { AnswerOf } from '@coverwright/contracts/calls/call.ts';
import {
  createRevisionDraft,
  deleteCover,
  duplicateCover,
  getCover,
  listCovers,
  postDraft,
  putDraft,
  putRevision,
  renameCover,
  restoreCover,
} from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign, postUserDesign, putUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { items } from '../../db/schema.ts';
import { expireItems } from '../../jobs/expire-items.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { untilClockTicks } from '../../testing/until-clock-ticks.ts';

const paperback = createDesign({ format: 'paperback' });
const ebook = createDesign({ format: 'ebook' });
const NOBODY = '00000000-0000-4000-8000-000000000000';

describe.each(DATABASE_KINDS)('covers on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('[A4] a draft that is posted becomes an item and is loaded as it was saved', async () => {
    const visitor = createVisitor(server.url);
    const saved = await visitor.call(postDraft, { body: { designs: { paperback } } });
    expect(saved).toMatchObject({
      isDraft: true,
      isRevision: false,
      currentFormat: 'paperback',
      revisionsRemaining: 0,
      draftShareUrl: null,
    });
    const { item } = await visitor.call(getUserDesign, { query: { coverId: saved._id } });
    expect(item).toEqual(saved);
    expect(item.designs.paperback).toEqual(paperback);
  });

  test('[A4] [D5] a draft is saved again by PUT, and formats that are not sent stay as they were', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { paperback } } });
    const saved = await visitor.call(putDraft, { body: { _id, designs: { ebook }, currentFormat: 'ebook' } });
    expect(saved.currentFormat).toBe('ebook');
    const { item } = await visitor.call(getUserDesign, { query: { coverId: _id } });
    expect(item.designs).toEqual({ paperback, ebook });
  });

  test('[A4] a brief answer to a save has no designs', async () => {
    const visitor = createVisitor(server.url);
    const { designs, ...made } = await visitor.call(postDraft, { body: { designs: { paperback } } });
    const saved = await visitor.call(putDraft, { body: { _id: made._id, designs: { ebook }, isBrief: true } });
    expect(saved).toEqual({ ...made, updatedAt: saved.updatedAt });
    const { item } = await visitor.call(getUserDesign, { query: { coverId: made._id } });
    expect(item).toEqual({ ...saved, designs: { ...designs, ebook } });
  });

  test('[A4] two saves at once of different formats lose neither', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { paperback } } });
    const longer = { ...paperback, extent: 320 };
    await Promise.all([
      visitor.call(putDraft, { body: { _id, designs: { ebook } } }),
      visitor.call(putDraft, { body: { _id, designs: { paperback: longer } } }),
    ]);
    const { item } = await visitor.call(getUserDesign, { query: { coverId: _id } });
    expect(item.designs).toEqual({ paperback: longer, ebook });
  });

  test('[B11] a save that says what it is based on is refused once somebody else has saved, and nothing is written over', async () => {
    const visitor = createVisitor(server.url);
    const first = await visitor.call(postDraft, { body: { designs: { paperback } } });
    await untilClockTicks();
    const there = { ...paperback, extent: 320 };
    const second = await visitor.call(putDraft, { body: { _id: first._id, designs: { paperback: there }, basedOn: first.updatedAt } });
    expect(second.updatedAt > first.updatedAt).toBe(true);
    const late = { _id: first._id, designs: { paperback: { ...paperback, extent: 310 } }, basedOn: first.updatedAt };
    expect(await visitor.refusal(putDraft, { body: late })).toEqual({
      status: 409,
      code: 'itemChanged',
      error: 'This cover was saved in another tab or browser.',
    });
    const { item } = await visitor.call(getUserDesign, { query: { coverId: first._id } });
    expect(item.designs.paperback?.extent).toBe(320);
    await visitor.call(putDraft, { body: { ...late, basedOn: second.updatedAt } });
  });

  test('[A4] POST and PUT of /api/design/user answer with the item', async () => {
    const visitor = createVisitor(server.url);
    const made = await visitor.call(postUserDesign, { body: { designs: { ebook }, marketingImageCollection: 'thriller' } });
    expect(made.item.currentFormat).toBe('ebook');
    const saved = await visitor.call(putUserDesign, { body: { _id: made.item._id, designs: { paperback }, isRevision: false } });
    expect(saved.item.designs).toEqual({ paperback, ebook });
  });

  test('[A5] the share of a draft that was not shared has no address', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { paperback } } });
    expect(await visitor.call(getCover, { params: { id: _id } })).toEqual({ draftShareUrl: null });
  });

  test("[A4] another's item answers exactly as a missing one: 401 'Item not found'", async () => {
    const owner = createVisitor(server.url);
    const { _id } = await owner.call(postDraft, { body: { designs: { paperback } } });
    const stranger = createVisitor(server.url);
    await stranger.call(postDraft, { body: { designs: { paperback } } });
    const missing = { status: 401, error: 'Item not found', code: 'itemNotFound' };
    for (const id of [_id, NOBODY, 'not-an-id']) {
      expect(await stranger.refusal(getUserDesign, { query: { coverId: id } })).toEqual(missing);
      expect(await stranger.refusal(getCover, { params: { id } })).toEqual(missing);
      expect(await stranger.refusal(putDraft, { body: { _id: id, designs: { ebook } } })).toEqual(missing);
      expect(await stranger.refusal(putUserDesign, { body: { _id: id, designs: { ebook } } })).toEqual(missing);
    }
    expect((await owner.call(getUserDesign, { query: { coverId: _id } })).item.designs).toEqual({ paperback });
  });

  test('[D4] a broken document is refused with the path to its fault, and nothing is saved', async () => {
    const visitor = createVisitor(server.url);
    const few = { ...paperback, extent: 0 };
    expect(await visitor.refusal(postDraft, { body: { designs: { paperback: few } } })).toMatchObject({
      status: 400,
      code: 'brokenDesign',
      path: 'designs.paperback.extent',
      error: expect.stringContaining('extent: '),
    });
    expect(await visitor.refusal(postDraft, { body: { designs: {} } })).toMatchObject({ status: 400, code: 'brokenDesign' });
    expect(await visitor.refusal(postDraft, { body: {} })).toMatchObject({ status: 400 });
    const answer = await visitor.fetch('/api/covers/draft', { method: 'POST', body: '{', headers: { 'content-type': 'application/json' } });
    expect([answer.status, await answer.json()]).toEqual([400, { error: 'The body is not JSON.', code: 'badRequest' }]);
  });

  test('[D4] view state and derived numbers of the browser are accepted and dropped', async () => {
    const visitor = createVisitor(server.url);
    const measured = { ...paperback.measurements, sizeRatio: 4.3, bleed: 1 };
    const saved = await visitor.call(postDraft, { body: { designs: { paperback: { ...paperback, measurements: measured } } } });
    expect(saved.designs.paperback).toEqual(paperback);
  });

  /** Creates a bought cover. */
  const completed = async (visitor: Visitor, revisionsRemaining: number) => {
    const { _id } = await visitor.call(postDraft, { body: { designs: { paperback } } });
    await server.services.db.update(items).set({ state: 'completed', revisionsRemaining }).where(eq(items.id, _id));
    return _id;
  };

  test('[A4] a completed cover is not saved over: a revision of it is made, and saved by its own call', async () => {
    const visitor = createVisitor(server.url);
    const cover = await completed(visitor, 1);
    const longer = { designs: { paperback: { ...paperback, extent: 320 } } };
    expect(await visitor.refusal(putDraft, { body: { _id: cover, ...longer } })).toMatchObject({ status: 409, code: 'notADraft' });
    expect(await visitor.refusal(putUserDesign, { body: { _id: cover, ...longer } })).toMatchObject({ status: 409, code: 'notADraft' });
    const { id } = await visitor.call(createRevisionDraft, { body: { id: cover } });
    expect(await visitor.refusal(putDraft, { body: { _id: id, ...longer } })).toMatchObject({ status: 409, code: 'notADraft' });
    expect(await visitor.call(putRevision, { body: { _id: id, ...longer } })).toMatchObject({ isDraft: false, isRevision: true });
    const { item } = await visitor.call(putUserDesign, { body: { _id: id, designs: { ebook }, isRevision: true } });
    expect(item.designs).toEqual({ paperback: { ...paperback, extent: 320 }, ebook });
    expect((await visitor.call(getUserDesign, { query: { coverId: cover } })).item).toMatchObject({
      isDraft: false,
      isRevision: false,
      revisionsRemaining: 1,
      designs: { paperback },
    });
  });

  test('[A4] only a completed cover with revisions left is revised, and a draft is saved as one', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { paperback } } });
    expect(await visitor.refusal(createRevisionDraft, { body: { id: _id } })).toMatchObject({ status: 409, code: 'notCompleted' });
    expect(await visitor.refusal(putRevision, { body: { _id, designs: { ebook } } })).toMatchObject({ status: 409, code: 'notARevision' });
    expect(await visitor.refusal(createRevisionDraft, { body: { id: await completed(visitor, 0) } })).toMatchObject({
      status: 409,
      code: 'noRevisionsLeft',
    });
  });

  test('[A3] drafts, completed covers and revisions are listed apart, 24 a page, the last saved first, none twice and none left out', async () => {
    const visitor = createVisitor(server.url);
    const made = [];
    for (let count = 0; count < 50; count += 1) made.push((await visitor.call(postDraft, { body: { designs: { ebook } } }))._id);
    const cover = await completed(visitor, 2);
    const { id: revision } = await visitor.call(createRevisionDraft, { body: { id: cover } });
    const seen: string[] = [];
    const sizes: number[] = [];
    let cursor: string | null = '';
    while (cursor !== null) {
      const page: AnswerOf<typeof listCovers> = await visitor.call(listCovers, { query: cursor ? { cursor } : {} });
      seen.push(...page.items.map(({ _id }) => _id));
      sizes.push(page.items.length);
      cursor = page.nextCursor;
    }
    expect(sizes).toEqual([24, 24, 2]);
    expect(new Set(seen)).toEqual(new Set(made));
    expect(seen[0]).toBe(made.at(-1));
    const titled = (show: string) => visitor.call(listCovers, { query: { show } });
    expect((await titled('completed-covers')).items).toMatchObject([{ _id: cover, title: 'Book Title', revisionsRemaining: 2 }]);
    expect((await titled('revisions')).items.map(({ _id }) => _id)).toEqual([revision]);
    expect(await visitor.refusal(listCovers, { query: { cursor: 'made up' } })).toMatchObject({ status: 400, path: 'cursor' });
    expect(await createVisitor(server.url).call(listCovers, { query: {} })).toEqual({ items: [], nextCursor: null });
  });

  test('[A3] a cover is renamed in every format, and nothing on it is changed', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { paperback, ebook } } });
    const { cover } = await visitor.call(renameCover, { params: { id: _id }, body: { title: '  Come Along ' } });
    expect(cover).toMatchObject({ _id, title: 'Come Along', formats: ['paperback', 'ebook'] });
    const { item } = await visitor.call(getUserDesign, { query: { coverId: _id } });
    const named = (design: typeof paperback) => ({ ...design, metadata: { ...design.metadata, title: 'Come Along' } });
    expect(item.designs).toEqual({ paperback: named(paperback), ebook: named(ebook) });
    expect(await visitor.refusal(renameCover, { params: { id: _id }, body: { title: '  ' } })).toMatchObject({
      status: 400,
      path: 'title',
    });
  });

  test('[A3] covers are looked for by title and author, as they are called and as their fronts say them, page by page', async () => {
    const visitor = createVisitor(server.url);
    const called = (title: string, author: string) =>
      visitor.call(postDraft, { body: { designs: { ebook: { ...ebook, metadata: { ...ebook.metadata, title, author } } } } });
    const road = await called('The Long  Road', 'Émile Sand');
    for (let count = 0; count < 26; count += 1) await called(`Sea ${count}`, 'Li Wu');
    const titled = async (q: string, cursor?: string) => {
      const page = await visitor.call(listCovers, { query: { q, ...(cursor ? { cursor } : {}) } });
      return { titles: page.items.map(({ title }) => title), cursor: page.nextCursor ?? undefined };
    };
    expect(await titled('road emile')).toEqual({ titles: ['The Long Road'], cursor: undefined });
    expect((await visitor.call(listCovers, { query: { q: 'long' } })).items[0]?._id).toBe(road._id);
    expect((await titled('nobody')).titles).toEqual([]);
    const first = await titled('SEA wu');
    expect([first.titles.length, first.titles[0]]).toEqual([24, 'Sea 25']);
    expect(await titled('SEA wu', first.cursor)).toEqual({ titles: ['Sea 1', 'Sea 0'], cursor: undefined });
    // The query is on the front of all of them.
    expect((await titled('book title')).titles).toHaveLength(24);
  });

  test('[A3] a deleted cover is missing everywhere until it is brought back; a duplicate is a draft of its own', async () => {
    const visitor = createVisitor(server.url);
    const cover = await completed(visitor, 1);
    const { id: copy, cover: summary } = await visitor.call(duplicateCover, { params: { id: cover } });
    expect((await visitor.call(listCovers, { query: {} })).items).toEqual([summary]);
    expect((await visitor.call(getUserDesign, { query: { coverId: copy } })).item).toMatchObject({
      isDraft: true,
      revisionsRemaining: 0,
      designs: { paperback },
    });
    await visitor.call(deleteCover, { params: { id: cover } });
    const missing = { status: 401, error: 'Item not found', code: 'itemNotFound' };
    expect(await visitor.refusal(getUserDesign, { query: { coverId: cover } })).toEqual(missing);
    expect(await visitor.refusal(createRevisionDraft, { body: { id: cover } })).toEqual(missing);
    expect(await visitor.refusal(deleteCover, { params: { id: cover } })).toEqual(missing);
    expect((await visitor.call(listCovers, { query: { show: 'completed-covers' } })).items).toEqual([]);
    await visitor.call(restoreCover, { params: { id: cover } });
    expect(await visitor.refusal(restoreCover, { params: { id: cover } })).toEqual(missing);
    expect((await visitor.call(listCovers, { query: { show: 'completed-covers' } })).items).toHaveLength(1);
    await visitor.call(deleteCover, { params: { id: copy } });
    const later = { now: () => new Date(Date.now() + 31 * 86_400_000) };
    await expireItems({ ...server.services, clock: later });
    expect(await visitor.refusal(restoreCover, { params: { id: copy } })).toEqual(missing);
    expect((await visitor.call(getUserDesign, { query: { coverId: cover } })).item._id).toBe(cover);
  });
});
