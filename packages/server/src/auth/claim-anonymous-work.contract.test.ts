import { getCsrf, getSession, postSignOut } from '@coverwright/contracts/calls/auth.ts';
import { listUploads } from '@coverwright/contracts/calls/assets.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getCutoutCredits } from '@coverwright/contracts/calls/cutouts.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { listFonts } from '@coverwright/contracts/calls/fonts.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import { getTableConfig, PgTable } from 'drizzle-orm/pg-core';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import * as schema from '../db/schema.ts';
import {
  assets,
  brandElements,
  cutoutCredits,
  draftShares,
  exports,
  fonts,
  items,
  itemVersions,
  orders,
  reviews,
  stockCopies,
} from '../db/schema.ts';
import { spendCredit } from '../features/cutouts/credit-repository.ts';
import { newCopy } from '../features/stock/choose-picture.ts';
import { findCopy, findCopyOf } from '../features/stock/copy-repository.ts';
import { signInAs, signUpAs } from '../testing/sign-in-as.ts';
import { orderOf } from '../testing/payment/order-of.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../testing/test-databases.ts';
import { createVisitor } from '../testing/visitor.ts';
import { claimAnonymousWork } from './claim-anonymous-work.ts';

const ebook = createDesign({ format: 'ebook' });
const ANONYMOUS = '00000000-0000-4000-8000-00000000000a';
const ACCOUNT = '00000000-0000-4000-8000-00000000000b';
const now = new Date('2026-11-21T12:00:00Z');
const when = { createdAt: now, updatedAt: now };

/** Creates something of every kind that has an owner. */
async function makeWork({ services }: TestServer, ownerId: string): Promise<void> {
  const { db, makeId } = services;
  const keys = { fullKey: 'a', regularKey: 'b', thumbKey: 'c' };
  const itemId = makeId();
  await db.insert(items).values({
    id: itemId,
    ownerId,
    currentFormat: 'ebook',
    revisionsRemaining: 0,
    designs: { ebook },
    ...when,
  });
  await db.insert(assets).values({ id: makeId(), ownerId, width: 1, height: 1, bytes: 1, sha256: 'x', ...keys, createdAt: now });
  await db.insert(fonts).values({
    id: makeId(),
    ownerId,
    family: 'Mine',
    bold: false,
    italic: false,
    licenceNote: 'mine',
    bytes: 1,
    sha256: 'x',
    fileKey: 'd',
    createdAt: now,
  });
  await db
    .insert(exports)
    .values({ id: makeId(), ownerId, kind: 'png', design: ebook, filename: 'a.png', state: 'done', progress: 1, ...when });
  const share = { token: makeId(), state: 'done', format: 'ebook', design: ebook, documentHash: 'x', pictures: {} } as const;
  await db.insert(draftShares).values({ id: makeId(), ownerId, itemId, ...share, ...when });
  await db.insert(reviews).values({ id: makeId(), ownerId, itemId, token: makeId(), expiresAt: now, pictures: {}, createdAt: now });
  const version = { kind: 'saved', currentFormat: 'ebook', designs: { ebook }, pictures: {}, savedAt: now } as const;
  await db.insert(itemVersions).values({ id: makeId(), ownerId, itemId, ...version });
  await db.insert(orders).values(orderOf(ownerId, itemId));
  await db.insert(stockCopies).values(newCopy(makeId(), ownerId, 'met', 'a', now));
  const penName = { name: 'Ann Lee', identity: 'penName ann lee', content: { kind: 'penName' }, createdAt: now, usedAt: now } as const;
  await db.insert(brandElements).values({ id: makeId(), ownerId, ...penName });
  await spendCredit(db, ownerId, 5);
}

/** Every table of the schema with an owner. The last visit of a browser is not work, and stays with the browser. */
const OWNED_TABLES = Object.values(schema).flatMap((table) => {
  if (!(table instanceof PgTable)) return [];
  const { name, columns } = getTableConfig(table);
  const owner = columns.find((column) => column.name === 'owner_id');
  return owner && name !== 'anonymous_visits' ? [{ name, table, owner }] : [];
});

describe.each(DATABASE_KINDS)('work that was begun without an account, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  const rowsOf = async (ownerId: string) => {
    const counted = [];
    for (const { name, table, owner } of OWNED_TABLES)
      counted.push([name, (await server.services.db.select().from(table).where(eq(owner, ownerId))).length]);
    return Object.fromEntries(counted) as Record<string, number>;
  };

  test('[A4] [E17] moves into the account with everything of it, whatever has an owner', async () => {
    await makeWork(server, ANONYMOUS);
    const before = await rowsOf(ANONYMOUS);
    // The list comes from the schema, so a new table with an owner must be moved too, and seeded above.
    expect(before).toEqual(Object.fromEntries(OWNED_TABLES.map(({ name }) => [name, 1])));
    await claimAnonymousWork(server.services.db, ANONYMOUS, ACCOUNT);
    expect(await rowsOf(ACCOUNT)).toEqual(before);
    expect(Object.values(await rowsOf(ANONYMOUS)).every((count) => count === 0)).toBe(true);
  });

  test('a picture that both had chosen is kept twice: covers go on showing theirs, choices find the account’s', async () => {
    const { db, makeId } = server.services;
    const own = await findCopyOf(db, ACCOUNT, 'met', 'a');
    const theirs = newCopy(makeId(), ANONYMOUS, 'met', 'a', now);
    const other = newCopy(makeId(), ANONYMOUS, 'met', 'b', now);
    await db.insert(stockCopies).values([theirs, other]);
    await claimAnonymousWork(db, ANONYMOUS, ACCOUNT);
    expect((await findCopy(db, ACCOUNT, theirs.id))?.isSpare).toBe(true);
    expect((await findCopy(db, ACCOUNT, other.id))?.isSpare).toBe(false);
    expect((await findCopyOf(db, ACCOUNT, 'met', 'a'))?.id).toBe(own?.id);
  });

  test('used credits add up: whoever signs out and in again is granted none', async () => {
    const { db } = server.services;
    await spendCredit(db, ANONYMOUS, 5);
    await spendCredit(db, ANONYMOUS, 5);
    await claimAnonymousWork(db, ANONYMOUS, ACCOUNT);
    expect(await db.select().from(cutoutCredits).where(eq(cutoutCredits.ownerId, ACCOUNT))).toEqual([
      { ownerId: ACCOUNT, used: 3, granted: 0 },
    ]);
  });

  test('a fault half-way moves nothing', async () => {
    const { db } = server.services;
    await makeWork(server, ANONYMOUS);
    await expect(
      db.transaction(async (transaction) => {
        await claimAnonymousWork(transaction, ANONYMOUS, ACCOUNT);
        throw new Error('the power failed');
      }),
    ).rejects.toThrow('the power failed');
    expect((await rowsOf(ANONYMOUS))['items']).toBe(1);
  });

  test('[A4] a browser’s cover is its account’s after signing in, from any browser, and nobody’s after signing out', async () => {
    const visitor = createVisitor(server.url);
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook } } });
    await signUpAs(server, visitor, 'ann@example.org', '/design');
    expect((await visitor.call(getUserDesign, { query: { coverId: _id } })).item._id).toBe(_id);
    expect(visitor.cookieHeader()).not.toContain('coverwright_owner');

    const elsewhere = createVisitor(server.url);
    const second = await elsewhere.call(postDraft, { body: { designs: { ebook } } });
    await signInAs(server, elsewhere, 'ann@example.org');
    for (const id of [_id, second._id]) expect((await elsewhere.call(getUserDesign, { query: { coverId: id } })).item._id).toBe(id);
    expect((await elsewhere.call(listUploads, { query: {} })).assets).toEqual([]);
    expect((await elsewhere.call(listFonts)).fonts).toEqual([]);
    expect((await elsewhere.call(getCutoutCredits)).creditsRemaining).toBe(5);

    const { csrfToken } = await visitor.call(getCsrf);
    await visitor.call(postSignOut, { body: { csrfToken, json: 'true' } });
    expect(await visitor.refusal(getUserDesign, { query: { coverId: _id } })).toMatchObject({ status: 401, code: 'itemNotFound' });
    expect((await elsewhere.call(getSession, { query: {} })).user?.email).toBe('ann@example.org');
  });
});
