import { resendVerifyAccount } from '@coverwright/contracts/calls/account.ts';
import { getCsrf, getProviders, getSession, postSignIn, postSignOut } from '@coverwright/contracts/calls/auth.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OUTSIDE_CLIENT, type OutsideIssuer, startOutsideIssuer } from '../testing/start-outside-issuer.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';

let issuer: OutsideIssuer;
let server: TestServer;

beforeEach(async () => {
  issuer = await startOutsideIssuer();
  server = await startTestServer('pglite', {
    environment: { OIDC_ISSUER: issuer.url, ...OUTSIDE_CLIENT, ADMIN_EMAILS: 'boss@outside.example' },
  });
  issuer.admit(server.url, '/api/auth/callback/oidc');
});
afterEach(async () => {
  await server.close();
  await issuer.close();
});

/** Goes through the issuer and back, each with its own cookies. Returns the final address. */
async function logIn(visitor: Visitor, prompt: Record<string, string> = {}): Promise<URL> {
  const { csrfToken } = await visitor.call(getCsrf);
  const { url } = await visitor.call(postSignIn, {
    params: { provider: 'oidc' },
    query: prompt,
    body: { csrfToken, callbackUrl: '/account', json: 'true' },
  });
  const back = await createVisitor(issuer.url).follow(url);
  return visitor.follow(back.href);
}

test('[A1] an issuer of somebody else’s is used through the same calls, and its people become accounts', async () => {
  const visitor = createVisitor(server.url);
  expect(Object.keys(await visitor.call(getProviders))).toEqual(['oidc']);
  issuer.letIn({ sub: 'u1', email: 'Ann@Outside.example', email_verified: true });
  expect((await logIn(visitor, { prompt: 'login' })).pathname).toBe('/auth/signed-up');
  expect((await visitor.call(getSession, { query: {} })).user).toEqual({ email: 'ann@outside.example', role: 'user' });
  expect((await logIn(createVisitor(server.url))).pathname).toBe('/account');
  // The issuer confirms addresses itself.
  expect(await visitor.call(resendVerifyAccount)).toEqual({ sent: false });
  expect(server.services.identityService).toBe(null);
  expect((await visitor.fetch('/oidc/.well-known/openid-configuration')).headers.get('content-type')).toContain('text/html');
});

test('[A1] logging out here leads through the issuer’s own log-out and back, known to it by what it signed', async () => {
  const visitor = createVisitor(server.url);
  issuer.letIn({ sub: 'u1', email: 'ann@outside.example', email_verified: true });
  await logIn(visitor);
  const { csrfToken } = await visitor.call(getCsrf);
  const { url } = await visitor.call(postSignOut, { body: { csrfToken, callbackUrl: '/', json: 'true' } });
  const wayOut = new URL(url);
  expect([wayOut.origin, wayOut.searchParams.get('post_logout_redirect_uri')]).toEqual([issuer.url, `${server.url}/`]);
  expect(wayOut.searchParams.get('id_token_hint')).toMatch(/^[\w-]+\.[\w-]+\.[\w-]+$/);
  // The issuer accepts the token as a hint: it asks for no login, and refuses nothing.
  const asked = await createVisitor(issuer.url).fetch(`${wayOut.pathname}${wayOut.search}`);
  expect([asked.status, await asked.text()]).toEqual([200, expect.stringContaining('/session/end/confirm')]);
  expect((await visitor.call(getSession, { query: {} })).user).toBeFalsy();
});

test('[A1] an issuer that is away when somebody logs out keeps nobody logged in here', async () => {
  const visitor = createVisitor(server.url);
  issuer.letIn({ sub: 'u1', email: 'ann@outside.example', email_verified: true });
  await logIn(visitor);
  await issuer.close();
  const { csrfToken } = await visitor.call(getCsrf);
  await visitor.call(postSignOut, { body: { csrfToken, callbackUrl: '/', json: 'true' } });
  expect((await visitor.call(getSession, { query: {} })).user).toBeFalsy();
  issuer = await startOutsideIssuer();
});

test('[A1] an account follows its person to another address, and is nobody else’s', async () => {
  issuer.letIn({ sub: 'u1', email: 'ann@outside.example', email_verified: true });
  await logIn(createVisitor(server.url));
  issuer.letIn({ sub: 'u1', email: 'ann@new.example', email_verified: true });
  const moved = createVisitor(server.url);
  expect((await logIn(moved)).pathname).toBe('/account');
  expect((await moved.call(getSession, { query: {} })).user?.email).toBe('ann@new.example');
  // Another person claims the address, and the issuer has not verified it.
  issuer.letIn({ sub: 'u2', email: 'ann@new.example' });
  expect((await logIn(createVisitor(server.url))).search).toBe('?error=accountTaken');
  issuer.letIn({ sub: 'u2', email: 'ann@new.example', email_verified: false });
  expect((await logIn(createVisitor(server.url))).search).toBe('?error=emailNotConfirmed');
});

test('[M9] a confirmed address that the operator names is an administrator’s', async () => {
  const visitor = createVisitor(server.url);
  issuer.letIn({ sub: 'boss', email: 'boss@outside.example', email_verified: true });
  await logIn(visitor);
  expect((await visitor.call(getSession, { query: {} })).user?.role).toBe('admin');
});

test('[A1] [M12] an issuer that does not answer is no provider, and a sign-in says so', async () => {
  await issuer.close();
  const visitor = createVisitor(server.url);
  expect(await visitor.call(getProviders)).toEqual({});
  const { csrfToken } = await visitor.call(getCsrf);
  expect(await visitor.refusal(postSignIn, { params: { provider: 'oidc' }, body: { csrfToken, json: 'true' } })).toMatchObject({
    status: 503,
    code: 'providerUnavailable',
  });
  issuer = await startOutsideIssuer();
});
