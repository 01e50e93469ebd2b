import { createRevisionDraft, deleteCover, postDraft, putDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { listVersions, nameVersion, restoreVersion } from '@coverwright/contracts/calls/versions.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { eq } from 'drizzle-orm';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { items, itemVersions } from '../../db/schema.ts';
import { expireItems } from '../../jobs/expire-items.ts';
import { createFakeRenderer } from '../../testing/fake-renderer.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { sweepNow } from '../../testing/sweep-now.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

const ebook = createDesign({ format: 'ebook' });
const paperback = createDesign({ format: 'paperback' });
const called = (title: string) => ({ ...ebook, metadata: { ...ebook.metadata, title } });

describe.each(DATABASE_KINDS)('versions on %s', (kind) => {
  const renderer = createFakeRenderer();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { renderer });
  });
  afterAll(() => server.close());

  const versionsOf = async (visitor: Visitor, id: string) => (await visitor.call(listVersions, { params: { id } })).versions;
  /** Saves a cover twice: with the titles `One` and `Two`. */
  const begin = async (visitor: Visitor) => {
    const { _id } = await visitor.call(postDraft, { body: { designs: { ebook: called('One') } } });
    await visitor.call(putDraft, { body: { _id, designs: { ebook: called('Two') } } });
    return _id;
  };
  const titleNow = async (visitor: Visitor, id: string) =>
    (await visitor.call(getUserDesign, { query: { coverId: id } })).item.designs.ebook?.metadata.title;

  test('[B12] every save keeps a version, the newest first; one that changes nothing keeps none', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    await visitor.call(putDraft, { body: { _id: id, designs: { ebook: called('Two') } } });
    const versions = await versionsOf(visitor, id);
    expect(versions.map((version) => [version.kind, version.name, version.formats])).toEqual([
      ['saved', null, ['ebook']],
      ['saved', null, ['ebook']],
    ]);
    expect((versions[0]?.savedAt ?? '') >= (versions[1]?.savedAt ?? '')).toBe(true);
  });

  test('[B12] what is brought back is a new version, and what it was brought back over is never lost', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    await visitor.call(putDraft, { body: { _id: id, designs: { paperback } } });
    const [, , first] = await versionsOf(visitor, id);
    const { item } = await visitor.call(restoreVersion, { params: { id, versionId: first?.id ?? '' } });
    // Formats that the version does not have are removed.
    expect([item.designs.ebook?.metadata.title, Object.keys(item.designs)]).toEqual(['One', ['ebook']]);
    const after = await versionsOf(visitor, id);
    expect(after.map((version) => version.kind)).toEqual(['restored', 'replaced', 'saved', 'saved']);
    await visitor.call(restoreVersion, { params: { id, versionId: after[1]?.id ?? '' } });
    expect(await titleNow(visitor, id)).toBe('Two');
  });

  test('[B12] of old versions some are let go of, with their pictures; a name keeps one for good', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    const { db, storage } = server.services;
    await visitor.call(putDraft, { body: { _id: id, designs: { ebook: called('Three') } } });
    const [three, two, one] = await versionsOf(visitor, id);
    await visitor.call(nameVersion, { params: { id, versionId: one?.id ?? '' }, body: { name: 'The first idea' } });
    expect((await visitor.fetch(`/api/covers/cover/${id}/versions/${two?.id}/picture?size=large`)).status).toBe(200);
    const [painted] = Object.values(
      (
        await db
          .select()
          .from(itemVersions)
          .where(eq(itemVersions.id, two?.id ?? ''))
      )[0]?.pictures ?? {},
    );
    expect(await storage.get(painted ?? '')).not.toBe(null);
    // All three versions are of one hour, long ago.
    const hour = Math.floor(Date.now() / 86_400_000 - 3) * 86_400_000;
    for (const [at, version] of [three, two, one].entries()) {
      await db
        .update(itemVersions)
        .set({ savedAt: new Date(hour + (10 - at) * 60_000) })
        .where(eq(itemVersions.id, version?.id ?? ''));
    }
    await visitor.call(putDraft, { body: { _id: id, designs: { ebook: called('Four') } } });
    expect((await versionsOf(visitor, id)).map(({ name, id: left }) => name ?? (left === three?.id ? 'three' : 'new'))).toEqual([
      'new',
      'three',
      'The first idea',
    ]);
    await sweepNow(server.services);
    expect(await storage.get(painted ?? '')).toBe(null);
    expect(await visitor.refusal(restoreVersion, { params: { id, versionId: two?.id ?? '' } })).toMatchObject({ status: 404 });
    const unnamed = await visitor.call(nameVersion, { params: { id, versionId: one?.id ?? '' }, body: { name: '' } });
    expect(unnamed.version).toMatchObject({ name: null, kind: 'saved' });
  });

  test('[B12] a version is painted once, large and small, for its owner alone; with the cover its pictures go', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    const [version] = await versionsOf(visitor, id);
    const address = `/api/covers/cover/${id}/versions/${version?.id}/picture`;
    const before = renderer.requests.length;
    for (const query of ['', '', '?size=large', '?size=large']) expect((await visitor.fetch(address + query)).status).toBe(200);
    expect(renderer.requests.slice(before).map((request) => [request.kind, request.widthPx])).toEqual([
      ['flat', 480],
      ['flat', 600],
    ]);
    const stranger = createVisitor(server.url);
    await stranger.call(postDraft, { body: { designs: { ebook } } });
    expect((await stranger.fetch(address)).status).toBe(401);
    const key = `versions/${version?.id}/ebook-small.jpg`;
    expect(await server.services.storage.get(key)).not.toBe(null);
    await visitor.call(deleteCover, { params: { id } });
    expect((await visitor.fetch(address)).status).toBe(401);
    await expireItems({ ...server.services, clock: { now: () => new Date(Date.now() + 31 * 86_400_000) } });
    await sweepNow(server.services);
    expect(await server.services.storage.get(key)).toBe(null);
  });

  test('[B12] a picture of an unbought cover has no mark and few pixels, and is not kept by browsers: it grows once its cover is bought', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    const [version] = await versionsOf(visitor, id);
    const keptHow = async (size: string) => {
      const answer = await visitor.fetch(`/api/covers/cover/${id}/versions/${version?.id}/picture?size=${size}`);
      return [await answer.text(), answer.headers.get('cache-control')];
    };
    expect(await keptHow('large')).toEqual(['a flat', 'private, no-cache']);
    expect(await keptHow('small')).toEqual(['a flat', expect.stringContaining('immutable')]);
  });

  test('[B12] a completed cover is what was bought: nothing is brought back over it, and a revision begins with a version of it', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    const [, one] = await versionsOf(visitor, id);
    await server.services.db.update(items).set({ state: 'completed', revisionsRemaining: 1 }).where(eq(items.id, id));
    expect(await visitor.refusal(restoreVersion, { params: { id, versionId: one?.id ?? '' } })).toMatchObject({ status: 409 });
    const revision = await visitor.call(createRevisionDraft, { body: { id } });
    expect(await versionsOf(visitor, revision.id)).toHaveLength(1);
  });

  test('[B12] a cover that is bought while a version of it is being brought back stays what was bought', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    const [, one] = await versionsOf(visitor, id);
    let restoring: Promise<unknown> = Promise.resolve();
    await server.services.db.transaction(async (db) => {
      await db.update(items).set({ state: 'completed' }).where(eq(items.id, id));
      restoring = visitor.refusal(restoreVersion, { params: { id, versionId: one?.id ?? '' } });
      // The pause lets the restore come as far as it can before the purchase is committed.
      await new Promise((resolve) => setTimeout(resolve, 300));
    });
    expect(await restoring).toMatchObject({ status: 409, code: 'notADraft' });
    expect(await titleNow(visitor, id)).toBe('Two');
  });

  test('[B12] looking at the versions adds none, whatever is being saved meanwhile', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    // A reader may have read the cover just before another save.
    await server.services.db
      .update(items)
      .set({ designs: { ebook: called('Read earlier') } })
      .where(eq(items.id, id));
    expect(await versionsOf(visitor, id)).toHaveLength(2);
  });

  test('[B12] the list says what shape each version has without reading its designs, of old ones too once they were looked at', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    await visitor.call(putDraft, { body: { _id: id, designs: { paperback } } });
    const { db } = server.services;
    const listed = await versionsOf(visitor, id);
    expect(listed.map(({ formats }) => formats)).toEqual([['paperback', 'ebook'], ['ebook'], ['ebook']]);
    expect(listed[1]?.aspects).toEqual({ ebook: 0.625 });
    // Old versions have no stored aspects.
    await db.update(itemVersions).set({ aspects: null }).where(eq(itemVersions.itemId, id));
    expect(await versionsOf(visitor, id)).toEqual(listed);
    await db
      .update(itemVersions)
      .set({ designs: { ebook: 'nobody reads this' } })
      .where(eq(itemVersions.itemId, id));
    expect(await versionsOf(visitor, id)).toEqual(listed);
  });

  test('[B12] a cover from before there were versions has one as soon as it is looked at', async () => {
    const visitor = createVisitor(server.url);
    const id = await begin(visitor);
    await server.services.db.delete(itemVersions).where(eq(itemVersions.itemId, id));
    const [only, ...others] = await versionsOf(visitor, id);
    expect([only?.kind, others]).toEqual(['saved', []]);
  });
});
