import { readFile } from 'node:fs/promises';
import { createRequire } from 'node:module';
import { deleteAccount } from '@coverwright/contracts/calls/account.ts';
import { getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { getSession } from '@coverwright/contracts/calls/auth.ts';
import { getCover, listCovers, postDraft } from '@coverwright/contracts/calls/covers.ts';
import { openReview, postComment } from '@coverwright/contracts/calls/reviews.ts';
import { createDraftShare } from '@coverwright/contracts/calls/sharing.ts';
import { listVersions } from '@coverwright/contracts/calls/versions.ts';
import { createExport, getExport } from '@coverwright/contracts/calls/exports.ts';
import { saveFont } from '@coverwright/contracts/calls/fonts.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { readZip } from '@coverwright/export/testing/read-zip.ts';
import { eq, isNull, sql } from 'drizzle-orm';
import { PgTable } from 'drizzle-orm/pg-core';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../../db/schema.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { settleMails } from '../../testing/settle-mails.ts';
import { orderOf } from '../../testing/payment/order-of.ts';
import { signInAs, signUpAs } from '../../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { sweepNow } from '../../testing/sweep-now.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';
import { thumbnailFiles } from '../thumbnails/thumbnail-keys.ts';

const ebook = createDesign({ format: 'ebook' });
const FONT = createRequire(import.meta.url).resolve('@expo-google-fonts/eb-garamond/400Regular/EBGaramond_400Regular.ttf');

async function put(visitor: Visitor, bytes: Uint8Array, extension: string): Promise<string> {
  const { uploadUrl, location } = await visitor.call(getUploadUrl, { query: { extension } });
  await visitor.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) });
  return location;
}

/** Creates something of every kind. Returns the storage keys of its files. */
async function makeThings(server: TestServer, visitor: Visitor): Promise<readonly string[]> {
  const { db } = server.services;
  const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
  await visitor.fetch(`/api/covers/cover/${_id}/thumbnail`);
  await visitor.fetch(`/api/covers/cover/${_id}/book`);
  const red = await sharp({ create: { width: 40, height: 40, channels: 3, background: '#a03020' } })
    .png()
    .toBuffer();
  const picture = await visitor.call(saveAsset, { body: { params: { location: await put(visitor, red, 'png'), name: 'Red' } } });
  await visitor.call(saveFont, { body: { params: { location: await put(visitor, await readFile(FONT), 'ttf'), licenceNote: 'mine' } } });
  const waiting = await put(visitor, red, 'png');
  const { jobId } = await visitor.call(createExport, { body: { designs: { ebook }, kind: 'proof' } });
  await expect.poll(async () => (await visitor.call(getExport, { params: { id: jobId } })).state).toBe('done');
  await visitor.call(createDraftShare, { body: { designs: { ebook }, id: _id } });
  await expect.poll(async () => (await visitor.call(getCover, { params: { id: _id } })).draftShareUrl).not.toBe(null);
  const { review } = await visitor.call(openReview, { params: { id: _id }, body: {} });
  const token = review?.url?.split('/').at(-1) ?? '';
  await visitor.call(postComment, {
    params: { token },
    body: { reviewer: 'Bo', text: 'Larger, please.', place: { format: 'ebook', panel: 'front', x: 0.5, y: 0.2 } },
  });
  await visitor.fetch(`/media/review/${token}/ebook.jpeg`);
  const { versions } = await visitor.call(listVersions, { params: { id: _id } });
  await visitor.fetch(`/api/covers/cover/${_id}/versions/${versions[0]?.id ?? ''}/picture`);
  await settleMails(server);
  const painted = await Promise.all(
    [schema.draftShares, schema.reviews, schema.itemVersions].map(async (table) =>
      (await db.select({ pictures: table.pictures }).from(table).where(eq(table.itemId, _id))).flatMap((row) =>
        Object.values(row.pictures),
      ),
    ),
  );
  // These are all pictures that were painted for a page.
  expect(painted.map(({ length }) => length > 0)).toEqual([true, true, true]);
  const [item] = await db.select().from(schema.items).where(eq(schema.items.id, _id));
  const [asset] = await db.select().from(schema.assets).where(eq(schema.assets.id, picture._id));
  const [font] = await db
    .select()
    .from(schema.fonts)
    .where(eq(schema.fonts.ownerId, item?.ownerId ?? ''));
  const [made] = await db.select().from(schema.exports).where(eq(schema.exports.id, jobId));
  const ownerId = item?.ownerId ?? '';
  await db.insert(schema.cutoutCredits).values({ ownerId, used: 1 });
  await db.insert(schema.orders).values([orderOf(ownerId, _id), orderOf(ownerId, _id, { state: 'expired', paidAt: null })]);
  const change = { action: 'order.refund', subject: 'x', before: null, after: null, createdAt: new Date() };
  await db.insert(schema.auditLog).values({ id: server.services.makeId(), actorId: ownerId, ...change });
  const pictures = thumbnailFiles(item?.thumbnailKey ?? null);
  // The large picture exists only for bought covers.
  await server.services.storage.put(pictures[2] ?? '', new Uint8Array([1]));
  return [...pictures, asset?.fullKey, asset?.regularKey, asset?.thumbKey, font?.fileKey, made?.fileKey, waiting, ...painted.flat()].map(
    String,
  );
}

describe.each(DATABASE_KINDS)('what an account keeps, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { renderer: createFakeRenderer() });
  });
  afterAll(() => server.close());

  test('[A3] comes as one ZIP: covers, pictures, fonts and the profile, and nothing of anybody else', async () => {
    const other = createVisitor(server.url);
    await signUpAs(server, other, 'other@example.org');
    await makeThings(server, other);
    const visitor = createVisitor(server.url);
    await signUpAs(server, visitor, 'ann@example.org');
    await makeThings(server, visitor);
    const answer = await visitor.fetch('/api/account/export');
    expect([answer.status, answer.headers.get('content-type')]).toEqual([200, 'application/zip']);
    const files = readZip(new Uint8Array(await answer.arrayBuffer()));
    const names = Object.keys(files).map((name) => name.replace(/[0-9a-f]{8}-[0-9a-f-]{27}/, '*'));
    expect(names).toEqual([
      'README.txt',
      'profile.json',
      'brand.json',
      'orders.json',
      'covers/*.json',
      expect.stringMatching(/^versions\/\*\/[0-9a-f-]{36}\.json$/),
      'pictures/pictures.json',
      expect.stringMatching(/^pictures\/\*\.(png|jpe?g|webp)$/),
      'fonts/fonts.json',
      'fonts/*.ttf',
    ]);
    const text = (name: string) => new TextDecoder().decode(Object.entries(files).find(([known]) => known.startsWith(name))?.[1]);
    expect(JSON.parse(text('profile.json'))).toMatchObject({ email: 'ann@example.org', backgroundRemovals: { used: 1 } });
    expect(JSON.parse(text('orders'))).toMatchObject([{ title: 'The Long Road', amount: 1800 }]);
    expect(JSON.parse(text('covers/'))).toMatchObject({
      isDraft: true,
      designs: { ebook },
      // The comments keep their relation of reply and comment.
      review: { comments: [{ id: expect.any(String), replyTo: null, text: 'Larger, please.' }] },
    });
    expect(JSON.parse(text('pictures/pictures'))).toMatchObject({ pictures: [{ name: 'Red', width: 40 }] });
    expect(JSON.parse(text('fonts/fonts'))).toMatchObject([{ family: 'EB Garamond', licenceNote: 'mine' }]);
    expect((await createVisitor(server.url).fetch('/api/account/export')).status).toBe(401);
  });

  test('[A3] goes with the account: every row, every file, every session, and the log in; nothing of anybody else', async () => {
    const other = createVisitor(server.url);
    await signUpAs(server, other, 'stays@example.org');
    const kept = await makeThings(server, other);
    const visitor = createVisitor(server.url);
    await signUpAs(server, visitor, 'leaves@example.org');
    const gone = await makeThings(server, visitor);
    const elsewhere = createVisitor(server.url);
    await signInAs(server, elsewhere, 'leaves@example.org');
    const [account] = await server.services.db.select().from(schema.accounts).where(eq(schema.accounts.email, 'leaves@example.org'));
    expect(await visitor.refusal(deleteAccount, { body: { confirmation: 'yes' } })).toMatchObject({ status: 400, path: 'confirmation' });
    expect((await visitor.call(listCovers, { query: {} })).items).toHaveLength(1);

    await visitor.call(deleteAccount, { body: { confirmation: ' Leaves@example.org ' } });
    const { storage, db } = server.services;
    await sweepNow(server.services);
    expect(await Promise.all(gone.map((key) => storage.get(key)))).toEqual(gone.map(() => null));
    for (const key of kept) expect(await storage.get(key), key).not.toBe(null);
    // No row of any table, present or future, names the account.
    for (const table of Object.values(schema)) {
      // Login attempts protect the address, and expire within the hour.
      if (!(table instanceof PgTable) || table === schema.attempts) continue;
      const text = sql`to_jsonb(${table})::text`;
      const rows = await db
        .select({ text })
        .from(table)
        .where(sql`${text} like ${`%${account?.id}%`} or ${text} like '%leaves@example.org%'`);
      expect(rows).toEqual([]);
    }
    // The books keep the amounts of orders, without the person and the subject.
    const books = await db.select().from(schema.orders).where(isNull(schema.orders.ownerId)).orderBy(schema.orders.state);
    const nameless = { amount: 1800, itemId: null, designs: null, title: '', gclid: null, referral: 'maria' };
    expect(books).toMatchObject([
      { state: 'expired', ...nameless },
      { state: 'paid', ...nameless },
    ]);
    for (const browser of [visitor, elsewhere]) expect((await browser.call(getSession, { query: {} })).user).toBeFalsy();
    await expect(signInAs(server, createVisitor(server.url), 'leaves@example.org')).rejects.toThrow('do not go together');
    expect((await other.call(listCovers, { query: {} })).items).toHaveLength(1);
    expect(await createVisitor(server.url).refusal(deleteAccount, { body: { confirmation: 'x' } })).toMatchObject({ status: 401 });
  });
});
