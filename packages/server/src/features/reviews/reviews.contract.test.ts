import { postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import {
  answerComment,
  closeReview,
  getReview,
  giveVerdict,
  mailReview,
  openReview,
  postComment,
  readReview,
  resolveComment,
} from '@coverwright/contracts/calls/reviews.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test, vi } from 'vitest';
import { reviews } from '../../db/schema.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { settleMails } from '../../testing/settle-mails.ts';
import { signUpAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { sweepNow } from '../../testing/sweep-now.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { untilClockTicks } from '../../testing/until-clock-ticks.ts';
import { readReviewedCover } from './guest-review.ts';

const ebook = createDesign({ format: 'ebook' });
const place = { format: 'ebook', panel: 'front', x: 0.25, y: 0.75 } as const;

describe.each(DATABASE_KINDS)('reviews on %s', (kind) => {
  const renderer = createFakeRenderer();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { renderer });
  });
  afterAll(() => server.close());

  const begin = async (visitor: Visitor, body = {}) => {
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
    const { review } = await visitor.call(openReview, { params: { id: _id }, body });
    return { id: _id, review, token: review?.url?.split('/').at(-1) ?? '' };
  };
  const daysUntil = (moment: string | undefined) => Math.round((new Date(moment ?? 0).getTime() - Date.now()) / 86_400_000);

  test('[B13] a link works for 14 days where nothing is said; a reviewer pins a comment, the author answers and sees to it', async () => {
    const author = createVisitor(server.url);
    const { id, review, token } = await begin(author);
    expect([daysUntil(review?.expiresAt), review?.url]).toEqual([14, `${server.url}/review/${token}`]);
    const reviewer = createVisitor(server.url);
    const said = await reviewer.call(postComment, { params: { token }, body: { reviewer: ' Bo ', text: '<b>Larger</b>', place } });
    expect(said.comments).toMatchObject([{ reviewer: 'Bo', text: '<b>Larger</b>', place, resolved: false, replyTo: null }]);
    const comment = said.comments[0]?.id ?? '';
    await author.call(answerComment, { params: { id }, body: { replyTo: comment, text: 'Will do.' } });
    await reviewer.call(postComment, { params: { token }, body: { reviewer: 'Bo', text: 'Thanks', replyTo: comment } });
    const done = await author.call(resolveComment, { params: { id, commentId: comment }, body: { resolved: true } });
    expect(done.review?.comments.map(({ reviewer: who, replyTo, resolved }) => [who, replyTo === comment, resolved])).toEqual([
      ['Bo', false, true],
      [null, true, false],
      ['Bo', true, false],
    ]);
  });

  test('[B13] a verdict is on the cover as it is saved; a later save makes it an old one', async () => {
    const author = createVisitor(server.url);
    const { id, token } = await begin(author);
    const { verdict } = await author.call(giveVerdict, { params: { token }, body: { reviewer: 'Bo', verdict: 'approved' } });
    expect(verdict).toMatchObject({ verdict: 'approved', by: 'Bo', isOutdated: false });
    await untilClockTicks();
    await author.call(putDraft, { body: { _id: id, designs: { ebook: { ...ebook, extent: 301 } } } });
    expect((await author.call(getReview, { params: { id } })).review?.verdict).toMatchObject({ verdict: 'approved', isOutdated: true });
  });

  test('[B13] a verdict is on the save that its reviewer saw: one that came while they looked is not approved with it', async () => {
    const author = createVisitor(server.url);
    const { id, token } = await begin(author);
    const seen = (await readReviewedCover(server.services, token))?.savedAt;
    const give = async (savedAt: string | undefined) =>
      (await author.call(giveVerdict, { params: { token }, body: { reviewer: 'Bo', verdict: 'approved', savedAt } })).verdict?.isOutdated;
    expect(await give(seen)).toBe(false);
    await untilClockTicks();
    await author.call(putDraft, { body: { _id: id, designs: { ebook: { ...ebook, extent: 302 } } } });
    expect(await give(seen)).toBe(true);
    expect((await author.call(getReview, { params: { id } })).review?.verdict).toMatchObject({ isOutdated: true });
    expect(await give((await readReviewedCover(server.services, token))?.savedAt)).toBe(false);
    // Whatever save a reviewer claims to see, a later save makes the verdict an old one.
    expect(await give('2999-01-01T00:00:00.000Z')).toBe(false);
    await untilClockTicks();
    await author.call(putDraft, { body: { _id: id, designs: { ebook: { ...ebook, extent: 303 } } } });
    expect((await author.call(getReview, { params: { id } })).review?.verdict).toMatchObject({ isOutdated: true });
    const refusal = await author.refusal(giveVerdict, { params: { token }, body: { reviewer: 'Bo', verdict: 'approved', savedAt: 'now' } });
    expect(refusal).toMatchObject({ status: 400, path: 'savedAt' });
  });

  test('[B13] a link that was taken back, has expired or never was answers in the same words; the next one is another', async () => {
    const author = createVisitor(server.url);
    const { id, token } = await begin(author, { days: 7 });
    await author.call(postComment, { params: { token }, body: { reviewer: 'Bo', text: 'Good', place } });
    const { review } = await author.call(closeReview, { params: { id } });
    expect([review?.url, review?.comments.length]).toEqual([null, 1]);
    const gone = { status: 404, code: 'reviewNotFound', error: expect.stringContaining('Ask the author') };
    const isGone = async (dead: string) => {
      expect(await author.refusal(readReview, { params: { token: dead } })).toEqual(gone);
      expect(await author.refusal(postComment, { params: { token: dead }, body: { reviewer: 'Bo', text: 'x', place } })).toEqual(gone);
      expect(await author.refusal(giveVerdict, { params: { token: dead }, body: { reviewer: 'Bo', verdict: 'changes' } })).toEqual(gone);
      expect(await readReviewedCover(server.services, dead)).toBe(null);
      expect((await author.fetch(`/media/review/${dead}/ebook.jpeg`)).status).toBe(404);
    };
    await isGone(token);
    await isGone('never-there');
    const again = await author.call(openReview, { params: { id }, body: { days: 30 } });
    const second = again.review?.url?.split('/').at(-1) ?? '';
    expect([second === token, daysUntil(again.review?.expiresAt), again.review?.comments.length]).toEqual([false, 30, 1]);
    // Opening a link again while it works keeps its address and extends it.
    expect((await author.call(openReview, { params: { id }, body: { days: 7 } })).review?.url).toBe(again.review?.url);
    await server.services.db
      .update(reviews)
      .set({ expiresAt: new Date(Date.now() - 1) })
      .where(eq(reviews.itemId, id));
    await isGone(second);
    expect((await author.call(getReview, { params: { id } })).review?.url).toBe(null);
  });

  test('[B13] the cover is shown watermarked, and as it is saved now', async () => {
    const author = createVisitor(server.url);
    const { id, token } = await begin(author);
    const page = await readReviewedCover(server.services, token);
    expect(page?.covers.map(({ format }) => format)).toEqual(['ebook']);
    const stranger = createVisitor(server.url);
    const picture = await stranger.fetch(page?.covers[0]?.picture ?? '');
    expect([picture.status, await picture.text()]).toEqual([200, 'a marked-flat']);
    await author.call(putDraft, { body: { _id: id, designs: { ebook: { ...ebook, showGuidelines: !ebook.showGuidelines } } } });
    const painted = renderer.requests.length;
    await stranger.fetch(`/media/review/${token}/ebook.jpeg`);
    await stranger.fetch(`/media/review/${token}/ebook.jpeg`);
    expect(renderer.requests).toHaveLength(painted + 1);
    expect((await stranger.fetch(`/media/review/${token}/hardback.jpeg`)).status).toBe(404);
  });

  test('[B13] of two saves that are painted at once the later one stays, and no file of the other', async () => {
    const author = createVisitor(server.url);
    const { id, token } = await begin(author);
    const put = vi.spyOn(server.services.storage, 'put');
    const earlier = Promise.withResolvers<void>();
    const begun = Promise.withResolvers<void>();
    renderer.behave(async () => {
      begun.resolve();
      await earlier.promise;
      return new Uint8Array([1]);
    });
    const first = author.fetch(`/media/review/${token}/ebook.jpeg`);
    await begun.promise;
    renderer.behave(async () => new Uint8Array([2]));
    await author.call(putDraft, { body: { _id: id, designs: { ebook: { ...ebook, extent: 304 } } } });
    await (await author.fetch(`/media/review/${token}/ebook.jpeg`)).arrayBuffer();
    earlier.resolve();
    await (await first).arrayBuffer();
    const keys = put.mock.calls.map(([key]) => key);
    put.mockRestore();
    renderer.behave(async (request) => new TextEncoder().encode(`a ${request.kind}`));
    await sweepNow(server.services);
    const left = await Promise.all(keys.map(async (key) => ((await server.services.storage.get(key)) ? [key] : [])));
    const [row] = await server.services.db.select().from(reviews).where(eq(reviews.itemId, id));
    expect([keys.length, left.flat()]).toEqual([2, Object.values(row?.pictures ?? {})]);
  });

  test('[B13] too long a comment, one without a name or a place, and one on a format that is not there are refused in one sentence', async () => {
    const author = createVisitor(server.url);
    const { token } = await begin(author);
    const body = { reviewer: 'Bo', text: 'Good', place };
    for (const [wrong, path] of [
      [{ ...body, text: 'x'.repeat(1001) }, 'text'],
      [{ ...body, text: ' ' }, 'text'],
      [{ ...body, reviewer: '' }, 'reviewer'],
      [{ reviewer: 'Bo', text: 'Good' }, 'place'],
      [{ ...body, place: { ...place, x: 2 } }, 'place.x'],
      [{ ...body, place: { ...place, format: 'hardback' } }, 'place.format'],
    ] as const) {
      expect(await author.refusal(postComment, { params: { token }, body: wrong })).toMatchObject({ status: 400, path });
    }
    expect((await author.call(postComment, { params: { token }, body: { ...body, text: 'x'.repeat(1000) } })).comments).toHaveLength(1);
  });

  test('[B13] sixty comments an hour come from one address, and no more', async () => {
    const author = createVisitor(server.url);
    const { token } = await begin(author);
    const body = { reviewer: 'Bo', verdict: 'changes' };
    for (let count = 0; count < 60; count++) await author.call(giveVerdict, { params: { token }, body });
    expect(await author.refusal(giveVerdict, { params: { token }, body })).toMatchObject({ status: 429, error: 'too many requests' });
  });

  test('[B13] an author with an account is written to when something is said, and may have the link sent', async () => {
    const author = createVisitor(server.url);
    await signUpAs(server, author, `reviews-${kind}@example.org`);
    const { id, token } = await begin(author);
    await createVisitor(server.url).call(postComment, {
      params: { token },
      body: { reviewer: 'Bo', text: 'The <title> is hard to read.', place },
    });
    await createVisitor(server.url).call(giveVerdict, { params: { token }, body: { reviewer: 'Bo', verdict: 'approved' } });
    await author.call(mailReview, { params: { id }, body: { to: 'bo@example.org', message: 'Be frank.' } });
    await settleMails(server);
    const mails = (await server.services.outbox?.list()) ?? [];
    const subjects = mails.filter(({ recipient }) => recipient === `reviews-${kind}@example.org`).map(({ subject }) => subject);
    expect(subjects).toEqual(expect.arrayContaining([expect.stringContaining('Bo commented'), expect.stringContaining('Bo approved')]));
    const comment = mails.find(({ subject }) => subject.startsWith('Bo commented'));
    expect([comment?.html.includes('The &lt;title&gt; is hard'), comment?.text.includes(`/design?cover=${id}`)]).toEqual([true, true]);
    const request = mails.find(({ recipient }) => recipient === 'bo@example.org');
    expect(request?.text).toContain(`/review/${token}`);
    expect(request?.text).toContain('Be frank.');
    // A visitor without an account has no address to write to.
    const nobody = createVisitor(server.url);
    const theirs = await begin(nobody);
    expect(await nobody.refusal(mailReview, { params: { id: theirs.id }, body: { to: 'bo@example.org' } })).toMatchObject({ status: 401 });
  });
});
