import {
  changeTheme,
  changeUserRole,
  getFigures,
  listAllCovers,
  listAudit,
  listGenreCounts,
  setGenreOffered,
  listJobs,
  listUsers,
  retryJob,
} from '@coverwright/contracts/calls/admin-site.ts';
import { getSession } from '@coverwright/contracts/calls/auth.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getExport } from '@coverwright/contracts/calls/exports.ts';
import { getSiteAssets } from '@coverwright/contracts/calls/site.ts';
import { THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { accounts, exports, items, orders } from '../../db/schema.ts';
import { orderOf } from '../../testing/payment/order-of.ts';
import { signInAs, signUpAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const ADMIN = 'boss@example.org';
const NOBODYS = '00000000-0000-4000-8000-000000000000';
const ebook = createDesign({ format: 'ebook' });
const titled = (title: string) => ({ ...ebook, metadata: { ...ebook.metadata, title } });

describe.each(DATABASE_KINDS)('the administrators’ view on %s', (kind) => {
  let server: TestServer;
  let admin: Visitor;
  let writer: Visitor;
  beforeAll(async () => {
    server = await startTestServer(kind, { environment: { ADMIN_EMAILS: ADMIN } });
    [admin, writer] = [createVisitor(server.url), createVisitor(server.url)];
    await signUpAs(server, admin, ADMIN);
    await signUpAs(server, writer, 'writer@example.org');
  });
  afterAll(() => server.close());

  const idOf = async (email: string) => {
    const [row] = await server.services.db.select().from(accounts).where(eq(accounts.email, email));
    return row?.id ?? '';
  };

  test('[M6] the figures count accounts, covers, files, and what was earned within thirty days and kept', async () => {
    const { db, clock } = server.services;
    const { _id } = await writer.call(postDraft, { body: { designs: { ebook: titled('The long road') } } });
    const ownerId = await idOf('writer@example.org');
    const now = clock.now();
    const longAgo = new Date(now.getTime() - 31 * 86_400_000);
    const paid = { ...orderOf(ownerId, _id), state: 'paid', currency: 'EUR', amount: 1800, paidAt: now } as const;
    await db
      .insert(orders)
      .values([
        paid,
        { ...paid, id: server.services.makeId(), amount: 200 },
        { ...paid, id: server.services.makeId(), paidAt: longAgo },
        { ...paid, id: server.services.makeId(), state: 'refunded', refundedAt: now },
      ]);
    const figures = await admin.call(getFigures);
    expect(figures).toMatchObject({
      users: 2,
      covers: { draft: 1, completed: 0, revision: 0 },
      income: [{ currency: 'EUR', orders: 2, amount: 2000 }],
      newest: [{ email: 'writer@example.org' }, { email: ADMIN }],
    });
  });

  test('[M6] covers are found by a part of their title or of their owner’s address, those without an account too', async () => {
    const nobody = createVisitor(server.url);
    await nobody.call(postDraft, { body: { designs: { ebook: titled('100% wool_and “glue”') } } });
    const find = async (q: string) => (await admin.call(listAllCovers, { query: { q } })).covers.map(({ title, email }) => [title, email]);
    expect(await find('LONG')).toEqual([['The long road', 'writer@example.org']]);
    expect(await find('writer@')).toEqual([['The long road', 'writer@example.org']]);
    expect(await find('100% wool_')).toEqual([['100% wool_and “glue”', null]]);
    expect(await find('l%g')).toEqual([]);
    expect(await find('')).toHaveLength(2);
    expect(await admin.refusal(listAllCovers, { query: { cursor: 'made up' } })).toMatchObject({ path: 'cursor' });
  });

  test('[M6] covers are read 24 at a time, none twice and none left out', async () => {
    const { db, makeId } = server.services;
    const [row] = await db.select().from(items);
    if (!row) throw new Error('There is no cover');
    await db.insert(items).values(Array.from({ length: 30 }, () => ({ ...row, id: makeId() })));
    const first = await admin.call(listAllCovers, { query: {} });
    const second = await admin.call(listAllCovers, { query: { cursor: first.nextCursor ?? '' } });
    const ids = [...first.covers, ...second.covers].map(({ id }) => id);
    expect([first.covers.length, new Set(ids).size, second.nextCursor]).toEqual([24, 32, null]);
  });

  test('[M6] genres are counted by what covers say of themselves', async () => {
    const genre = { id: 'crime', name: 'Crime', recommendedFonts: [], imageCollection: null };
    const design = { ...ebook, metadata: { ...ebook.metadata, genre } };
    await writer.call(postDraft, { body: { designs: { ebook: design } } });
    const { genres } = await admin.call(listGenreCounts);
    expect(genres.filter(({ covers }) => covers > 0)).toEqual([{ id: 'crime', name: expect.any(String), covers: 1, isOffered: true }]);
  });

  test('[M6] an administrator makes another, who is signed out everywhere when it is taken back; nobody changes their own role', async () => {
    const id = await idOf('writer@example.org');
    const give = (role: string, to = id) => ({ params: { id: to }, body: { role } });
    expect((await admin.call(listUsers, { query: { q: 'WRITER' } })).users).toMatchObject([
      { id, role: 'user', seenAt: expect.any(String) },
    ]);
    await admin.call(changeUserRole, give('admin'));
    expect((await writer.call(listUsers, { query: {} })).users).toHaveLength(2);
    expect(await admin.refusal(changeUserRole, give('user', await idOf(ADMIN)))).toMatchObject({ status: 409, code: 'ownRole' });
    expect(await writer.refusal(changeUserRole, give('user', await idOf(ADMIN)))).toMatchObject({ status: 409, code: 'roleFromSettings' });
    expect(await admin.refusal(changeUserRole, give('user', NOBODYS))).toMatchObject({ code: 'notFound' });
    expect((await admin.call(changeUserRole, give('user'))).user).toMatchObject({ role: 'user', seenAt: null });
    expect(await writer.call(getSession, { query: {} })).toEqual({});
    await signInAs(server, writer, 'writer@example.org');
    expect((await writer.call(getSession, { query: {} })).user?.role).toBe('user');
  });

  test('[M6] a colour that is changed by its main shade is everybody’s at once; without it the house’s own is back', async () => {
    const read = async () => JSON.parse((await createVisitor(server.url).call(getSiteAssets)).theme) as Record<string, readonly string[]>;
    await admin.call(changeTheme, { body: { colours: { primary: '#204667', error: THEME_COLOURS.error[8] } } });
    const theme = await read();
    expect([theme['primary']?.[8], theme['error']]).toEqual(['#204667', THEME_COLOURS.error]);
    expect(await admin.refusal(changeTheme, { body: { colours: { primary: 'blue' } } })).toMatchObject({ path: 'colours.primary' });
    await admin.call(changeTheme, { body: { colours: {} } });
    expect(await read()).toEqual(THEME_COLOURS);
  });

  test('[M6] a job that failed is listed with its reason, and tried again when an administrator says so', async () => {
    await server.services.queue.send('render-share', { id: 'no id at all' }, { retries: 0, delaySeconds: 1 });
    const failedShares = async () => (await admin.call(listJobs)).queues.find(({ name }) => name === 'render-share')?.failed ?? [];
    await expect.poll(() => failedShares()).toHaveLength(1);
    const [job] = await failedShares();
    expect(job?.error).toContain('no id at all');
    expect((await admin.call(getFigures)).failedJobs).toBe(1);
    const params = { queue: 'render-share', id: job?.id ?? '' };
    await admin.call(retryJob, { params });
    // It fails again, at a later time.
    await expect.poll(async () => (await failedShares())[0]?.failedAt ?? '').not.toBeOneOf(['', job?.failedAt]);
    for (const missing of [
      { ...params, id: NOBODYS },
      { queue: 'none', id: NOBODYS },
      { queue: 'send-mail', id: 'x' },
    ])
      expect(await admin.refusal(retryJob, { params: missing })).toMatchObject({ status: 404 });
  });

  test('[M6] a file that could not be made is among the failures, and made anew', async () => {
    const { db, makeId, clock } = server.services;
    const now = clock.now();
    const id = makeId();
    const file = { kind: 'proof', design: ebook, filename: 'a-proof.jpg', state: 'failed', error: 'It broke.', progress: 0.4 } as const;
    await db.insert(exports).values({ id, ownerId: await idOf('writer@example.org'), ...file, createdAt: now, updatedAt: now });
    const queues = (await admin.call(listJobs)).queues;
    expect(queues.find(({ name }) => name === 'render-export')?.failed).toMatchObject([{ id, error: 'a-proof.jpg: It broke.' }]);
    await admin.call(retryJob, { params: { queue: 'render-export', id } });
    await expect.poll(async () => (await writer.call(getExport, { params: { id } })).state).toBe('done');
  });

  test('[M6] each change is in the audit log, with who made it and what was before and after', async () => {
    const { entries } = await admin.call(listAudit, { query: {} });
    expect(entries.every(({ email }) => email === ADMIN)).toBe(true);
    expect(entries.map(({ action, before, after }) => [action, before, after])).toEqual([
      ['job.retry', { queue: 'render-export' }, null],
      ['job.retry', { queue: 'render-share' }, null],
      ['theme.update', { primary: '#204667' }, {}],
      ['theme.update', {}, { primary: '#204667' }],
      ['user.role', { role: 'admin' }, { role: 'user' }],
      ['user.role', { role: 'user' }, { role: 'admin' }],
    ]);
  });

  test('[M6] genres are offered no longer and again, noted each time; the last one stays', async () => {
    const offer = (id: string, isOffered: boolean) => ({ params: { id }, body: { isOffered } });
    const offered = async () => (await admin.call(listGenreCounts)).genres.filter(({ isOffered }) => isOffered).map(({ id }) => id);
    const all = await offered();
    const last = all.at(-1) ?? '';
    // At once: none takes another's change back.
    await Promise.all(all.slice(0, -1).map((id) => admin.call(setGenreOffered, offer(id, false))));
    expect(await offered()).toEqual([last]);
    expect((await admin.refusal(setGenreOffered, offer(last, false))).code).toBe('lastGenre');
    expect((await admin.refusal(setGenreOffered, offer('space-opera-of-old', false))).code).toBe('notFound');
    expect((await server.services.withheldGenres.read()).toSorted()).toEqual(all.slice(0, -1).toSorted());
    for (const id of all) await admin.call(setGenreOffered, offer(id, true));
    expect(await offered()).toEqual(all);
    expect((await admin.call(listAudit, { query: {} })).entries[0]).toMatchObject({
      action: 'genre.offer',
      subject: last,
      before: { isOffered: true },
      after: { isOffered: true },
    });
  });
});
