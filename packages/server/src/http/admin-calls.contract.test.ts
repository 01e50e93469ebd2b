import type { Call } from '@coverwright/contracts/calls/call.ts';
import { CALLS } from '@coverwright/contracts/calls/calls.ts';
import { SEED_PACKAGES } from '@coverwright/core/shop/seed-packages.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { z } from 'zod';
import { signUpAs } from '../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../testing/test-databases.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

const NOBODYS = '00000000-0000-4000-8000-000000000000';
const ADMIN_CALLS = CALLS.filter(({ auth }) => auth === 'admin');
const ACCOUNT_CALLS = CALLS.filter(({ auth }) => auth === 'account');
const named = { name: 'A name', slug: 'a-name' };
const [{ id: _, ...change }] = SEED_PACKAGES as [(typeof SEED_PACKAGES)[number]];
const post = {
  slug: 'a-post',
  title: 'A post',
  summary: '',
  picture: null,
  authorId: NOBODYS,
  categoryId: NOBODYS,
  content: { type: 'doc', content: [] },
  publishedAt: null,
};

/** Valid bodies by call, so that no refusal is due to the input. */
const BODIES: Readonly<Record<string, unknown>> = {
  createPackage: { ...change, id: 'another' },
  updatePackage: change,
  createBlogPost: post,
  updateBlogPost: post,
  createBlogAuthor: { ...named, bio: '' },
  updateBlogAuthor: { ...named, bio: '' },
  createBlogCategory: { ...named, description: '' },
  updateBlogCategory: { ...named, description: '' },
  saveBlogPicture: { location: `incoming/${NOBODYS}/${NOBODYS}.png` },
  changeUserRole: { role: 'admin' },
  setGenreOffered: { isOffered: false },
  createTakedown: { reason: 'A reason' },
  changeTheme: { colours: { primary: '#204667' } },
};

/** Returns the path parameters of a call, each with an id that does not exist. */
function askingOf({ id, path }: Call) {
  const params = Object.fromEntries([...path.matchAll(/\{(\w+)\}/g)].map(([, name]) => [name, NOBODYS]));
  return { params, ...(id in BODIES ? { body: BODIES[id] } : {}) };
}

describe.each(DATABASE_KINDS)('every call of administrators and accounts, on %s', (kind) => {
  let server: TestServer;
  let user: Visitor;
  beforeAll(async () => {
    server = await startTestServer(kind);
    user = createVisitor(server.url);
    await signUpAs(server, user, 'user@example.org');
  });
  afterAll(() => server.close());

  test('[M6] is asked here with a body that its contract takes', () => {
    expect(ADMIN_CALLS.length).toBeGreaterThan(20);
    const withBody = ADMIN_CALLS.filter(({ body }) => !(body instanceof z.ZodUndefined));
    expect(withBody.map(({ id }) => id).toSorted()).toEqual(Object.keys(BODIES).toSorted());
    for (const { id, body } of withBody) expect([id, body.safeParse(BODIES[id]).success]).toEqual([id, true]);
  });

  test('[M6] is one whose path says so, and no other', () => {
    expect(ADMIN_CALLS).toEqual(CALLS.filter(({ path }) => path.startsWith('/api/admin/')));
  });

  test.each(ACCOUNT_CALLS.map((call) => [call.id, call] as const))(
    '[A1] %s: strangers log in first, whatever they send',
    async (_id, call) => {
      expect(await createVisitor(server.url).refusal(call, askingOf(call))).toMatchObject({ status: 401, code: 'signInRequired' });
      expect(call.errors).toContain('signInRequired');
    },
  );

  test.each(ADMIN_CALLS.map((call) => [call.id, call] as const))(
    '[M6] %s: strangers log in first, users are refused',
    async (_id, call) => {
      expect(await createVisitor(server.url).refusal(call, askingOf(call))).toMatchObject({ status: 401, code: 'signInRequired' });
      expect(await user.refusal(call, askingOf(call))).toMatchObject({ status: 403, code: 'adminOnly' });
      expect(call.errors).toEqual(expect.arrayContaining(['signInRequired', 'adminOnly']));
    },
  );
});
