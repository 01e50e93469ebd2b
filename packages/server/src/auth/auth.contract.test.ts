import { getCsrf, getProviders, getSession, postCallback, postSignIn, postSignOut } from '@coverwright/contracts/calls/auth.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { identityServiceOf, goToProvider, pageRequest, PASSWORD, signInAs, signUpAs } from '../testing/sign-in-as.ts';
import { sessions } from '../db/schema.ts';
import { insertIdentity } from '../idp/identity-repository.ts';
import { hashPassword } from '../idp/password-hash.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../testing/test-databases.ts';
import { createVisitor } from '../testing/visitor.ts';

describe.each(DATABASE_KINDS)('signing in and out on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());
  const params = { provider: 'embedded' };

  test('[A1] GET csrf gives one browser one token, in a cookie that scripts cannot read', async () => {
    const visitor = createVisitor(server.url);
    const first = await visitor.fetch('/api/auth/csrf');
    expect(first.headers.getSetCookie()).toEqual([expect.stringMatching(/^coverwright_csrf=[^;]+; .*HttpOnly; SameSite=Lax$/)]);
    expect(first.headers.get('cache-control')).toBe('no-store');
    const { csrfToken } = getCsrf.answer.parse(await first.json());
    expect(await visitor.call(getCsrf)).toEqual({ csrfToken });
    expect((await createVisitor(server.url).call(getCsrf)).csrfToken).not.toBe(csrfToken);
  });

  test('[A1] GET providers names who vouches for people, and where to go', async () => {
    expect(await createVisitor(server.url).call(getProviders)).toEqual({
      embedded: {
        id: 'embedded',
        name: 'Coverwright',
        type: 'oidc',
        signinUrl: `${server.url}/api/auth/signin/embedded`,
        callbackUrl: `${server.url}/api/auth/callback/embedded`,
      },
    });
  });

  test('[A1] a sign-up that is confirmed by mail ends where it began, signed in', async () => {
    const visitor = createVisitor(server.url);
    expect(await visitor.call(getSession, { query: { callbackUrl: '/design' } })).toEqual({});
    const end = await signUpAs(server, visitor, 'ann@example.org', '/design?cover=1');
    expect(`${end.pathname}${end.search}`).toBe('/auth/signed-up?callbackUrl=%2Fdesign%3Fcover%3D1');
    const session = await visitor.call(getSession, { query: {} });
    expect(session).toEqual({ user: { email: 'ann@example.org', role: 'user' }, expires: expect.any(String) });
    const days = (new Date(session.expires ?? 0).getTime() - Date.now()) / 86_400_000;
    expect(days).toBeGreaterThan(29.9);
    expect(days).toBeLessThan(30.1);
    const again = createVisitor(server.url);
    expect((await signInAs(server, again, 'ann@example.org', '/pricing')).pathname).toBe('/pricing');
  });

  test('[A1] signing out ends the session; without its CSRF token it is refused in the words of the spec', async () => {
    const visitor = createVisitor(server.url);
    await signUpAs(server, visitor, 'bea@example.org');
    const refused = { status: 400, code: 'signOutWithoutCsrf', error: 'Could not fetch CSRF Token for signing out.' };
    expect(await visitor.refusal(postSignOut, { body: { callbackUrl: '/', json: 'true' } })).toEqual(refused);
    expect(await visitor.refusal(postSignOut, { body: { csrfToken: 'made up', json: 'true' } })).toEqual(refused);
    const { csrfToken } = await visitor.call(getCsrf);
    const stolen = visitor.cookieHeader();
    expect(await visitor.call(postSignOut, { body: { csrfToken, callbackUrl: '/pricing', json: 'true' } })).toEqual({
      url: `${server.url}/pricing`,
    });
    expect(await visitor.call(getSession, { query: {} })).toEqual({});
    const replayed = await fetch(`${server.url}/api/auth/session`, { headers: { cookie: stolen } });
    expect(await replayed.json()).toEqual({});
  });

  test('[A1] without json the forms are answered with a way to go', async () => {
    const visitor = createVisitor(server.url);
    const { csrfToken } = await visitor.call(getCsrf);
    const send = (path: string, form: Record<string, string>) => visitor.fetch(path, { method: 'POST', body: new URLSearchParams(form) });
    const begun = await send('/api/auth/signin/embedded', { csrfToken, callbackUrl: '/account' });
    expect([begun.status, begun.headers.get('location')]).toEqual([302, expect.stringContaining(`${server.url}/oidc/auth?`)]);
    const left = await send('/api/auth/signout', { csrfToken, callbackUrl: '/' });
    expect([left.status, left.headers.get('location')]).toEqual([302, '/']);
    const asJson = await visitor.fetch('/api/auth/signout', {
      method: 'POST',
      body: '{}',
      headers: { 'content-type': 'application/json' },
    });
    expect(asJson.status).toBe(415);
  });

  test('[A1] a form without its token begins no sign-in, and an unknown provider is refused with those that are known', async () => {
    const visitor = createVisitor(server.url);
    expect(await visitor.refusal(postSignIn, { params, body: { json: 'true' } })).toMatchObject({ status: 400, code: 'badCsrf' });
    const { csrfToken } = await visitor.call(getCsrf);
    expect(await visitor.refusal(postSignIn, { params: { provider: 'nobody' }, body: { csrfToken, json: 'true' } })).toMatchObject({
      status: 404,
      known: ['embedded'],
    });
  });

  test('[A1] the provider is asked with PKCE, state and nonce, and for the password again where that is wished', async () => {
    const visitor = createVisitor(server.url);
    const { csrfToken } = await visitor.call(getCsrf);
    const begin = async (query: Record<string, string>) => {
      const { url } = await visitor.call(postSignIn, { params, query, body: { csrfToken, json: 'true' } });
      return new URL(url).searchParams;
    };
    const asked = await begin({});
    expect(asked.get('code_challenge_method')).toBe('S256');
    expect(asked.get('redirect_uri')).toBe(`${server.url}/api/auth/callback/embedded`);
    for (const name of ['state', 'nonce', 'code_challenge']) expect([name, (asked.get(name) ?? '').length > 30]).toEqual([name, true]);
    expect((await begin({ prompt: 'login' })).get('prompt')).toBe('login');
    expect((await goToProvider(visitor, '/', { screen_hint: 'signup' })).pathname).toBe('/identity/sign-up');
    expect((await goToProvider(visitor)).pathname).toBe('/identity/sign-in');
  });

  test('[A1] no address of another site is ever gone to', async () => {
    const visitor = createVisitor(server.url);
    await signUpAs(server, visitor, 'cat@example.org');
    const { csrfToken } = await visitor.call(getCsrf);
    for (const callbackUrl of [
      'https://evil.example/',
      '//evil.example',
      '/\\evil.example',
      'javascript:alert(1)',
      '/a/..//evil.example',
    ]) {
      const { url } = await visitor.call(postSignOut, {
        body: { csrfToken: (await visitor.call(getCsrf)).csrfToken, callbackUrl, json: 'true' },
      });
      expect([callbackUrl, url]).toEqual([callbackUrl, `${server.url}/`]);
    }
    expect(csrfToken).not.toBe((await visitor.call(getCsrf)).csrfToken);
    const end = await signInAs(server, visitor, 'cat@example.org', 'https://evil.example/');
    expect(end.href).toBe(`${server.url}/auth/signed-in`);
  });

  test('[A1] the provider sends nobody to an address that is not ours', async () => {
    const visitor = createVisitor(server.url);
    const { csrfToken } = await visitor.call(getCsrf);
    const { url } = await visitor.call(postSignIn, { params, body: { csrfToken, json: 'true' } });
    const bent = new URL(url);
    bent.searchParams.set('redirect_uri', 'https://evil.example/api/auth/callback/embedded');
    expect((await visitor.follow(bent.href)).href).toBe(`${server.url}/auth/error?error=signInFailed`);
  });

  test('[A1] whoever comes back with what this browser was not sent with is not let in', async () => {
    const victim = createVisitor(server.url);
    const attacker = createVisitor(server.url);
    await signUpAs(server, createVisitor(server.url), 'mallory@example.org');
    await goToProvider(attacker);
    const { request, visit } = pageRequest(server, attacker, '/identity/sign-in');
    const done = await identityServiceOf(server).signIn(request, visit, { email: 'mallory@example.org', password: PASSWORD });
    const resumed = await attacker.fetch(new URL((done.ok && done.value) || '').pathname);
    const callback = new URL(resumed.headers.get('location') ?? '');
    expect(callback.pathname).toBe('/api/auth/callback/embedded');
    // An attacker's link would log the victim in as the attacker.
    expect((await victim.follow(callback.href)).search).toBe('?error=signInFailed');
    await goToProvider(victim);
    expect((await victim.follow(callback.href)).search).toBe('?error=signInFailed');
    expect(await victim.call(getSession, { query: {} })).toEqual({});
    const { csrfToken } = await victim.call(getCsrf);
    const form = { csrfToken, code: callback.searchParams.get('code') ?? '', state: 'x', json: 'true' };
    expect(await victim.refusal(postCallback, { params, body: form })).toMatchObject({ status: 401, code: 'signInFailed' });
  });

  test('[A1] a callback may come as a form too, and then carries the token', async () => {
    const visitor = createVisitor(server.url);
    await signUpAs(server, createVisitor(server.url), 'dan@example.org');
    await goToProvider(visitor, '/pricing');
    const { request, visit } = pageRequest(server, visitor, '/identity/sign-in');
    const done = await identityServiceOf(server).signIn(request, visit, { email: 'dan@example.org', password: PASSWORD });
    const resumed = await visitor.fetch(new URL((done.ok && done.value) || '').pathname);
    const answer = Object.fromEntries(new URL(resumed.headers.get('location') ?? '').searchParams);
    expect(await visitor.refusal(postCallback, { params, body: { ...answer, json: 'true' } })).toMatchObject({ code: 'badCsrf' });
    const { csrfToken } = await visitor.call(getCsrf);
    expect(await visitor.call(postCallback, { params, body: { ...answer, csrfToken, json: 'true' } })).toEqual({
      url: `${server.url}/pricing`,
    });
    expect((await visitor.call(getSession, { query: {} })).user?.email).toBe('dan@example.org');
    // A used link works no longer.
    expect(
      await visitor.refusal(postCallback, {
        params,
        body: { ...answer, csrfToken: (await visitor.call(getCsrf)).csrfToken, json: 'true' },
      }),
    ).toMatchObject({
      code: 'signInFailed',
    });
  });

  test('[A1] signing in gives a new token: one that was planted before is worth nothing', async () => {
    const visitor = createVisitor(server.url);
    await signUpAs(server, visitor, 'eve@example.org');
    const before = visitor.cookieHeader();
    await signInAs(server, visitor, 'eve@example.org');
    const tokenIn = (header: string) => /coverwright_session=([^;]+)/.exec(header)?.[1];
    expect(tokenIn(before)).toMatch(/^[\w-]{43}$/);
    expect(tokenIn(visitor.cookieHeader())).not.toBe(tokenIn(before));
  });
});

test('[A1] behind https every cookie is the host’s alone and never sent in the clear', async () => {
  const server = await startTestServer('pglite', { environment: { PUBLIC_URL: 'https://covers.example' } });
  const [cookie = ''] = (await fetch(`${server.url}/api/auth/csrf`)).headers.getSetCookie();
  expect(cookie).toMatch(/^__Host-coverwright_csrf=[^;]+; Max-Age=\d+; Path=\/; HttpOnly; Secure; SameSite=Lax$/);
  await server.close();
});

test('[A1] behind a proxy that ends https the whole way in stays at the public address, with cookies that are never sent in the clear', async () => {
  const publicUrl = 'https://covers.example';
  const server = await startTestServer('pglite', { environment: { PUBLIC_URL: publicUrl, ADMIN_EMAILS: 'ann@example.org' } });
  const visitor = createVisitor(server.url, publicUrl);
  const { csrfToken } = await visitor.call(getCsrf);
  const { url } = await visitor.call(postSignIn, {
    params: { provider: 'embedded' },
    body: { csrfToken, callbackUrl: '/account', json: 'true' },
  });
  expect(new URL(url).origin).toBe(publicUrl);
  expect(new URL(url).searchParams.get('redirect_uri')).toBe(`${publicUrl}/api/auth/callback/embedded`);
  const begun = await visitor.fetch(`${new URL(url).pathname}${new URL(url).search}`);
  for (const line of begun.headers.getSetCookie()) expect(line).toMatch(/; secure/i);
  // A server with a public address has no outbox, and signing up there would need a mailer, so the account is inserted directly.
  const { db, makeId, clock } = server.services;
  const now = clock.now();
  const passwordHash = await hashPassword(PASSWORD);
  await insertIdentity(db, { id: makeId(), email: 'ann@example.org', passwordHash, createdAt: now, passwordChangedAt: now });
  const { request, visit } = pageRequest(server, visitor, '/identity/sign-in');
  const done = await identityServiceOf(server).signIn(request, visit, { email: 'ann@example.org', password: PASSWORD });
  expect((await visitor.follow((done.ok && done.value) || '')).href).toBe(`${publicUrl}/auth/signed-up?callbackUrl=%2Faccount`);
  expect(visitor.cookieHeader()).toMatch(/__Host-coverwright_session=/);
  expect((await visitor.call(getSession, { query: {} })).user).toEqual({ email: 'ann@example.org', role: 'admin' });
  await server.close();
});

test('[A7] using a session puts its end off, on pages too, and what somebody may see is kept by nobody', async () => {
  const server = await startTestServer('pglite');
  const visitor = createVisitor(server.url);
  await signUpAs(server, visitor, 'ann@example.org');
  expect((await visitor.fetch('/account')).headers.getSetCookie()).toEqual([]);
  const { db } = server.services;
  const twoHoursAgo = new Date(Date.now() - 2 * 3_600_000);
  await db.update(sessions).set({ seenAt: twoHoursAgo, expiresAt: new Date(Date.now() + 60_000) });
  const page = await visitor.fetch('/account');
  expect(page.headers.getSetCookie()).toEqual([
    expect.stringMatching(/^coverwright_session=[^;]+; Max-Age=2592000; Path=\/; HttpOnly; SameSite=Lax$/),
  ]);
  expect(page.headers.get('cache-control')).toBe('no-store');
  const [row] = await db.select().from(sessions);
  expect((row?.expiresAt.getTime() ?? 0) - Date.now()).toBeGreaterThan(29 * 86_400_000);
  await db.update(sessions).set({ expiresAt: new Date(Date.now() - 1) });
  expect(await visitor.call(getSession, { query: {} })).toEqual({});
  await server.close();
});

test('[A1] signing in again in the same browser ends the session that was there', async () => {
  const server = await startTestServer('pglite');
  const visitor = createVisitor(server.url);
  await signUpAs(server, visitor, 'ann@example.org');
  await signInAs(server, visitor, 'ann@example.org');
  expect(await server.services.db.select().from(sessions)).toHaveLength(1);
  await server.close();
});
