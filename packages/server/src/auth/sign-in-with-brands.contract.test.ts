import { listDevices } from '@coverwright/contracts/calls/account.ts';
import { getCsrf, getProviders, getSession, postSignIn } from '@coverwright/contracts/calls/auth.ts';
import { afterEach, beforeEach, expect, test } from 'vitest';
import { OUTSIDE_CLIENT, type OutsideIssuer, startOutsideIssuer } from '../testing/start-outside-issuer.ts';
import { signUpAs } from '../testing/sign-in-as.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createVisitor, type Visitor } from '../testing/visitor.ts';
import { findAccountByEmail } from './account-repository.ts';

let issuer: OutsideIssuer;
let server: TestServer;

beforeEach(async () => {
  issuer = await startOutsideIssuer();
  const { OIDC_CLIENT_ID: id, OIDC_CLIENT_SECRET: secret } = OUTSIDE_CLIENT;
  server = await startTestServer('pglite', {
    environment: {
      GOOGLE_ISSUER: issuer.url,
      GOOGLE_CLIENT_ID: id,
      GOOGLE_CLIENT_SECRET: secret,
      APPLE_ISSUER: issuer.url,
      APPLE_CLIENT_ID: id,
      APPLE_CLIENT_SECRET: secret,
    },
  });
  issuer.admit(server.url, '/api/auth/callback/google', '/api/auth/returned/apple');
});
afterEach(async () => {
  await server.close();
  await issuer.close();
});

/** Returns the provider's address to which a browser is sent. */
async function beginSignIn(visitor: Visitor, provider: string): Promise<URL> {
  const { csrfToken } = await visitor.call(getCsrf);
  const body = { csrfToken, callbackUrl: '/account', json: 'true' };
  return new URL((await visitor.call(postSignIn, { params: { provider }, body })).url);
}

test('[A1] people sign in with Google beside the accounts of this server, and are asked which of theirs they mean', async () => {
  const visitor = createVisitor(server.url);
  expect(Object.keys(await visitor.call(getProviders))).toEqual(['embedded', 'google', 'apple']);
  issuer.letIn({ sub: 'g1', email: 'ann@outside.example', email_verified: true });
  const asked = await beginSignIn(visitor, 'google');
  expect([asked.origin, asked.searchParams.get('response_mode')]).toEqual([issuer.url, null]);
  const back = await createVisitor(issuer.url).follow(asked.href);
  expect(back.pathname).toBe('/api/auth/callback/google');
  expect((await visitor.follow(back.href)).pathname).toBe('/auth/signed-up');
  expect((await visitor.call(getSession, { query: {} })).user?.email).toBe('ann@outside.example');
});

test('[A1] Apple sends people back by a form of its own site, which comes without our cookies and leads on to where they are', async () => {
  const visitor = createVisitor(server.url);
  issuer.letIn({ sub: 'a1', email: 'bea@outside.example', email_verified: true });
  const asked = await beginSignIn(visitor, 'apple');
  expect(asked.searchParams.get('response_mode')).toBe('form_post');
  const { action, fields } = await followToForm(asked);
  expect(action).toBe(`${server.url}/api/auth/returned/apple`);
  const stranger = createVisitor(server.url);
  const answer = await stranger.fetch('/api/auth/returned/apple', {
    method: 'POST',
    body: fields,
    headers: { origin: issuer.url, 'sec-fetch-site': 'cross-site' },
  });
  const callback = answer.headers.get('location') ?? '';
  expect([answer.status, new URL(callback, server.url).pathname]).toEqual([303, '/api/auth/callback/apple']);
  // Without the cookie of the browser that began the login, the same address opens nothing.
  expect((await stranger.follow(callback)).search).toBe('?error=signInFailed');
  expect((await visitor.follow(callback)).pathname).toBe('/auth/signed-up');
  expect((await visitor.call(getSession, { query: {} })).user?.email).toBe('bea@outside.example');
});

test('[A1] an account of this server and the same confirmed address at Google are one; sessions that Google did not open end', async () => {
  const here = createVisitor(server.url);
  await signUpAs(server, here, 'cleo@outside.example');
  const account = await findAccountByEmail(server.services.db, 'cleo@outside.example');
  issuer.letIn({ sub: 'g2', email: 'cleo@outside.example', email_verified: true });
  const visitor = createVisitor(server.url);
  const back = await createVisitor(issuer.url).follow((await beginSignIn(visitor, 'google')).href);
  expect((await visitor.follow(back.href)).pathname).toBe('/account');
  expect((await findAccountByEmail(server.services.db, 'cleo@outside.example'))?.id).toBe(account?.id);
  expect((await visitor.call(listDevices)).sessions).toHaveLength(1);
  expect((await here.refusal(listDevices)).code).toBe('signInRequired');
});

/** Follows the issuer until it shows the form that submits itself. */
async function followToForm(start: URL): Promise<{ readonly action: string; readonly fields: URLSearchParams }> {
  const browser = createVisitor(issuer.url);
  let response = await browser.fetch(`${start.pathname}${start.search}`);
  while (response.status >= 300 && response.status < 400) {
    const next = new URL(response.headers.get('location') ?? '', issuer.url);
    response = await browser.fetch(`${next.pathname}${next.search}`);
  }
  const page = await response.text();
  const fields = [...page.matchAll(/<input type="hidden" name="([^"]+)" value="([^"]*)"/g)].map(
    ([, name = '', value = '']): [string, string] => [name, value],
  );
  return { action: /<form[^>]* action="([^"]+)"/.exec(page)?.[1] ?? '', fields: new URLSearchParams(fields) };
}
