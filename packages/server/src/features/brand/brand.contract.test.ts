import { deleteBrandElement, listBrand, renameBrandElement, saveBrandElement } from '@coverwright/contracts/calls/brand.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { claimAnonymousWork } from '../../auth/claim-anonymous-work.ts';
import { brandElements } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const penName = (name: string) => ({ name, content: { kind: 'penName' } });
const save = async (visitor: Visitor, body: unknown) => (await visitor.call(saveBrandElement, { body })).element;
const namesOf = async (visitor: Visitor) => (await visitor.call(listBrand)).elements.map(({ name }) => name);

describe.each(DATABASE_KINDS)('the brand of an author, on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('[E4] pen names, series, fonts and colors are kept, the last used first, and the same one once', async () => {
    const visitor = createVisitor(server.url);
    await save(visitor, penName('Mara Quill'));
    await save(visitor, { name: 'Harbor Street', content: { kind: 'series' } });
    await save(visitor, { name: 'House red', content: { kind: 'colour', colour: '#a02020' } });
    await save(visitor, { name: 'EB Garamond', content: { kind: 'font', family: 'EB Garamond' } });
    expect(await namesOf(visitor)).toHaveLength(4);
    await save(visitor, penName('mara quill'));
    const names = await namesOf(visitor);
    expect(names).toHaveLength(4);
    expect(names[0]).toBe('Mara Quill');
  });

  test('[E4] an element is renamed and removed by its owner alone', async () => {
    const [visitor, stranger] = [createVisitor(server.url), createVisitor(server.url)];
    const { id } = await save(visitor, penName('M. Quill'));
    await save(stranger, penName('Somebody Else'));
    expect(await namesOf(stranger)).toEqual(['Somebody Else']);
    expect(await stranger.refusal(renameBrandElement, { params: { id }, body: { name: 'Mine now' } })).toMatchObject({
      status: 404,
      code: 'brandElementNotFound',
    });
    expect(await stranger.refusal(deleteBrandElement, { params: { id } })).toMatchObject({ status: 404, code: 'brandElementNotFound' });
    await visitor.call(renameBrandElement, { params: { id }, body: { name: 'Mara J. Quill' } });
    expect(await namesOf(visitor)).toEqual(['Mara J. Quill']);
    await visitor.call(deleteBrandElement, { params: { id } });
    expect(await namesOf(visitor)).toEqual([]);
    expect(await visitor.refusal(deleteBrandElement, { params: { id: 'no uuid' } })).toMatchObject({ code: 'brandElementNotFound' });
  });

  test('[E4] a name that the brand has, a logo of somebody else and a color in words are refused', async () => {
    const visitor = createVisitor(server.url);
    await save(visitor, penName('Ann One'));
    const { id } = await save(visitor, penName('Ann Two'));
    expect(await visitor.refusal(renameBrandElement, { params: { id }, body: { name: 'ann one' } })).toMatchObject({
      status: 409,
      code: 'brandNameTaken',
    });
    const image = { type: 'UPLOAD', assetId: crypto.randomUUID(), width: 90, height: 90 };
    const logo = { name: 'Press', content: { kind: 'logo', image } };
    expect(await visitor.refusal(saveBrandElement, { body: logo })).toMatchObject({ status: 404, code: 'assetNotFound' });
    const red = { name: 'Red', content: { kind: 'colour', colour: 'red' } };
    expect(await visitor.refusal(saveBrandElement, { body: red })).toMatchObject({ status: 400, code: 'badRequest' });
    expect(await save(visitor, { ...logo, content: { kind: 'logo', image: { ...image, type: 'library' } } })).toMatchObject({
      name: 'Press',
    });
  });

  test('[E4] an account claims the brand of its browser, and keeps its own name for what both have', async () => {
    const { db, clock } = server.services;
    const [anonymous, account] = [crypto.randomUUID(), crypto.randomUUID()];
    const now = clock.now();
    const row = (ownerId: string, name: string, identity: string) => ({
      id: crypto.randomUUID(),
      ownerId,
      name,
      identity,
      content: { kind: 'colour', colour: `#${identity}` } as const,
      createdAt: now,
      usedAt: now,
    });
    await db
      .insert(brandElements)
      .values([row(account, 'House red', 'a02020'), row(anonymous, 'Another red', 'a02020'), row(anonymous, 'Sea', '103050')]);
    await claimAnonymousWork(db, anonymous, account);
    const kept = (await db.select().from(brandElements)).filter(({ ownerId }) => ownerId === account || ownerId === anonymous);
    expect(kept.map(({ ownerId, name }) => [ownerId === account, name]).toSorted()).toEqual([
      [true, 'House red'],
      [true, 'Sea'],
    ]);
  });
});
