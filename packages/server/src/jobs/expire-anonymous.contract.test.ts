import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { getUserDesign } from '@coverwright/contracts/calls/designs.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { uploadPicture } from '../testing/upload-picture.ts';
import { createMovableClock } from '../testing/movable-clock.ts';
import { signUpAs } from '../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { sweepNow } from '../testing/sweep-now.ts';
import { DATABASE_KINDS } from '../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { expireAnonymous } from './expire-anonymous.ts';

const DAY_MS = 24 * 3_600_000;
const designs = { ebook: createDesign({ format: 'ebook' }) };

describe.each(DATABASE_KINDS)('work without an account, on %s', (kind) => {
  const clock = createMovableClock();
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind, { clock });
  });
  afterAll(() => server.close());

  const begin = async (visitor: Visitor) => {
    await uploadPicture(visitor);
    return (await visitor.call(postDraft, { body: { designs } }))._id;
  };
  const statusOf = async (visitor: Visitor, id: string) => (await visitor.fetch(`${getUserDesign.path}?coverId=${id}`)).status;
  const filesOf = async () => {
    let count = 0;
    for await (const key of server.services.storage.list()) if (key.startsWith('assets/')) count += 1;
    return count;
  };

  test('[B19] ends 90 days after the last visit, with its files; a visit in between keeps it, and an account keeps it for good', async () => {
    const [gone, returning, member] = [createVisitor(server.url), createVisitor(server.url), createVisitor(server.url)];
    const [goneId, returningId] = [await begin(gone), await begin(returning)];
    const memberId = await begin(member);
    await signUpAs(server, member, 'stays@example.org');
    clock.advance(60 * DAY_MS);
    expect(await statusOf(returning, returningId)).toBe(200);
    await expireAnonymous(server.services);
    await sweepNow(server.services);
    expect(await filesOf()).toBe(9);
    clock.advance(31 * DAY_MS);
    await expireAnonymous(server.services);
    await sweepNow(server.services);
    expect(await filesOf()).toBe(6);
    expect(await statusOf(returning, returningId)).toBe(200);
    expect(await statusOf(gone, goneId)).toBe(401);
    const { db } = server.services;
    expect((await db.query.items.findMany({ columns: { id: true } })).map(({ id }) => id).toSorted()).toEqual(
      [memberId, returningId].toSorted(),
    );
  });
});
