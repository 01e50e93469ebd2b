import { randomUUID } from 'node:crypto';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq, sql } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { items, itemVersions } from '../../db/schema.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { listCopies } from '../takedowns/takedown-repository.ts';
import { findItem, listItemTexts } from './item-repository.ts';
import { storedForm } from './update-designs.ts';

const ebook = createDesign({ format: 'ebook' });
const called = (title: string) => ({ ...ebook, metadata: { ...ebook.metadata, title } });

describe.each(DATABASE_KINDS)('saves at once on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  /** Stores a draft, and returns what a save of it needs. */
  const begin = async () => {
    const { _id: itemId } = await createVisitor(server.url).call(postDraft, { body: { designs: { ebook } } });
    const [row] = await server.services.db.select().from(items).where(eq(items.id, itemId));
    if (!row) throw new Error('The draft is missing');
    return { itemId, ownerId: row.ownerId, updatedAt: row.updatedAt };
  };
  const save = ({ itemId, ownerId }: { readonly itemId: string; readonly ownerId: string }, title: string, basedOn: Date | null = null) =>
    server.services.saveDesigns({
      ownerId,
      itemId,
      states: ['draft'],
      ...storedForm({ ebook: called(title) }),
      currentFormat: undefined,
      basedOn,
      now: new Date(),
    });
  const titlesOf = async (itemId: string) => {
    const rows = await server.services.db.select().from(itemVersions).where(eq(itemVersions.itemId, itemId));
    return rows.map(({ designs }) => JSON.stringify(designs).match(/"title": ?"([^"]*)"/)?.[1]).toSorted();
  };

  test('[B11] [B12] each is answered for itself: stored, equal, of another owner, or based on an older save', async () => {
    const [one, other, equal, late] = [await begin(), await begin(), await begin(), await begin()];
    const rows = await Promise.all([
      save(one, 'First'),
      save(other, 'Other'),
      save(one, 'Second'),
      save(equal, ebook.metadata.title),
      save({ ...other, ownerId: randomUUID() }, 'Stolen'),
      save(late, 'Late', new Date(late.updatedAt.getTime() - 1)),
      save(late, 'In time', late.updatedAt),
    ]);
    expect(rows.map((row) => row?.id ?? null)).toEqual([one, other, one, equal, null, null, late].map((each) => each && each.itemId));
    expect(await titlesOf(one.itemId)).toEqual(['', 'First', 'Second']);
    expect(await titlesOf(other.itemId)).toEqual(['', 'Other']);
    expect(await titlesOf(equal.itemId)).toEqual(['']);
    expect(await titlesOf(late.itemId)).toEqual(['', 'In time']);
    expect((await findItem(server.services.db, one.ownerId, one.itemId))?.designs).toEqual({ ebook: called('Second') });
  });

  test('[A4] a format that cannot be read fails no save, neither of another format nor of another cover', async () => {
    const [broken, sound] = [await begin(), await begin()];
    await server.services.db
      .update(items)
      .set({ designs: { paperback: 'torn' } })
      .where(eq(items.id, broken.itemId));
    await Promise.all([save(broken, 'Mended'), save(sound, 'Sound')]);
    expect(await titlesOf(broken.itemId)).toEqual(['', 'Mended']);
    expect(await titlesOf(sound.itemId)).toEqual(['', 'Sound']);
    expect((await findItem(server.services.db, broken.ownerId, broken.itemId))?.designs).toEqual({
      paperback: 'torn',
      ebook: called('Mended'),
    });
  });

  test('[A4] a change that the database refuses fails no save but its own', async () => {
    const [refused, sound] = [await begin(), await begin()];
    const [failed, kept] = await Promise.allSettled([save({ ...refused, ownerId: 'nobody' }, 'Refused'), save(sound, 'Sound')]);
    expect([failed.status, kept.status]).toEqual(['rejected', 'fulfilled']);
    expect(await titlesOf(refused.itemId)).toEqual(['']);
    expect(await titlesOf(sound.itemId)).toEqual(['', 'Sound']);
  });

  test('[B12] a version has the aspects of every format, or none where one is unknown', async () => {
    const { db } = server.services;
    const aspectsOfNewest = async (itemId: string) => {
      const rows = await db.select().from(itemVersions).where(eq(itemVersions.itemId, itemId));
      return rows.toSorted((one, other) => other.savedAt.getTime() - one.savedAt.getTime())[0]?.aspects;
    };
    const one = await begin();
    const paperback = createDesign({ format: 'paperback' });
    const change = { ...one, states: ['draft'] as const, currentFormat: undefined, basedOn: null, now: new Date() };
    await server.services.saveDesigns({ ...change, ...storedForm({ paperback }) });
    expect(Object.keys((await aspectsOfNewest(one.itemId)) ?? {}).toSorted()).toEqual(['ebook', 'paperback']);
    await db.update(itemVersions).set({ aspects: null }).where(eq(itemVersions.itemId, one.itemId));
    await save(one, 'Unknown');
    expect(await aspectsOfNewest(one.itemId)).toBeNull();
  });

  test('[A4] [B31] covers from before designs were packed are read, found and saved like others', async () => {
    const { db } = server.services;
    const { itemId, ownerId } = await begin();
    const [packed, paperback] = [called('Packed'), createDesign({ format: 'paperback' })];
    const plain = JSON.stringify({ ebook: called('Plain'), paperback });
    await db
      .update(items)
      .set({ designs: sql`${plain}::jsonb` })
      .where(eq(items.id, itemId));
    const read = async () => (await findItem(db, ownerId, itemId))?.designs;
    const words = async () => (await listItemTexts(db, ownerId, 'draft', null)).map((found) => found.words);
    expect(await read()).toEqual({ ebook: called('Plain'), paperback });
    expect(await words()).toEqual([expect.arrayContaining(['Plain', 'Book Title'])]);
    const row = await findItem(db, ownerId, itemId);
    const copy = { ...row, id: randomUUID() } as NonNullable<typeof row>;
    await db.insert(items).values(copy);
    for (const [one, other] of [
      [row, copy],
      [copy, row],
    ] as const) {
      // A copy of a plain cover is packed: whichever is taken down, the other one is found.
      expect(await listCopies(db, one as NonNullable<typeof row>)).toContain(other?.id);
    }
    await db.delete(items).where(eq(items.id, copy.id));
    expect((await save({ itemId, ownerId }, 'Packed'))?.designs).toEqual({ paperback });
    expect(await read()).toEqual({ ebook: packed, paperback });
    expect(await words()).toEqual([expect.arrayContaining(['Packed', 'Book Title'])]);
    const stored = await db.execute(sql`select designs -> 'ebook' ? 'packed' as packed from items where id = ${itemId}`);
    expect(stored).toMatchObject({ rows: [{ packed: true }] });
  });
});
