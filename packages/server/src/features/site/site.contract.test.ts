import { createServer } from 'node:http';
import { getCaptcha, getHomePage, getSiteAssets, siteThemeSchema } from '@coverwright/contracts/calls/site.ts';
import { THEME_COLOURS } from '@coverwright/contracts/site/theme-colours.ts';
import { solveChallenge } from 'altcha-lib';
import { deriveKey } from 'altcha-lib/algorithms/pbkdf2';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { DATABASE_KINDS } from '../../testing/test-databases.ts';
import { createVisitor } from '../../testing/visitor.ts';
import { upsertSetting } from './site-settings-repository.ts';
import { openTheme } from './open-theme.ts';

describe.each(DATABASE_KINDS)('the site on %s', (kind) => {
  let server: TestServer;
  beforeAll(async () => {
    server = await startTestServer(kind);
  });
  afterAll(() => server.close());

  test('[M3] the home page asks for what can be made here, and for the newest posts', async () => {
    const { blogs, products } = await createVisitor(server.url).call(getHomePage);
    expect(blogs).toHaveLength(3);
    expect(blogs.map(({ publishedAt }) => publishedAt)).toEqual(
      blogs
        .map(({ publishedAt }) => publishedAt)
        .toSorted()
        .toReversed(),
    );
    expect(products.map(({ route }) => route)).toContain('/product/create-a-hardcover-design');
  });

  test('[M3] the theme is a JSON text of six colours, the house’s own until an administrator sets others', async () => {
    const visitor = createVisitor(server.url);
    const read = async () => siteThemeSchema.parse(JSON.parse((await visitor.call(getSiteAssets)).theme));
    expect(await read()).toEqual(THEME_COLOURS);
    await server.services.theme.change(
      () => ({ primary: THEME_COLOURS.error }),
      async () => {},
    );
    expect(await read()).toEqual({ ...THEME_COLOURS, primary: THEME_COLOURS.error });
    const { db, clock } = server.services;
    expect(await openTheme({ db, clock }).read()).toEqual({ primary: THEME_COLOURS.error });
    await upsertSetting(db, 'theme', { primary: 'red' }, clock.now());
    expect(await openTheme({ db, clock }).read()).toEqual({});
  });
});

test('[M7] where no captcha, tag manager or reporter is configured, there is none, and the policy names nobody', async () => {
  const server = await startTestServer('pglite');
  expect(await createVisitor(server.url).refusal(getCaptcha)).toMatchObject({ status: 404 });
  expect((await fetch(`${server.url}/api/fault-reports`, { method: 'POST', body: '{}' })).status).toBe(404);
  expect((await fetch(`${server.url}/`)).headers.get('content-security-policy')).not.toContain('https:');
  await server.close();
});

describe('a site with everything configured', () => {
  const received: string[] = [];
  const reporter = createServer((request, response) => {
    request.on('data', (bytes: Buffer) => received.push(`${request.url} ${bytes.toString()}`));
    request.on('end', () => response.end());
  });
  let server: TestServer;
  let dsn: string;
  beforeAll(async () => {
    await new Promise<void>((resolve) => reporter.listen(0, '127.0.0.1', resolve));
    const address = reporter.address();
    if (typeof address !== 'object' || !address) throw new Error('no port');
    dsn = `http://key@127.0.0.1:${address.port}/42`;
    server = await startTestServer('pglite', {
      environment: {
        CAPTCHA: 'altcha',
        SENTRY_DSN: dsn,
        TAG_MANAGER_ID: 'GTM-AB12',
        TAG_MANAGER_DESTINATIONS: 'https://connect.facebook.net',
      },
    });
  });
  afterAll(async () => {
    await server.close();
    await new Promise((resolve) => reporter.close(resolve));
  });

  test('[M7] a proof of work counts once; a made-up or altered one never', async () => {
    const { captcha } = server.services;
    const challenge = await createVisitor(server.url).call(getCaptcha);
    const solution = await solveChallenge({ challenge, deriveKey });
    const field = (payload: unknown) => Buffer.from(JSON.stringify(payload)).toString('base64');
    const easier = { ...challenge, parameters: { ...challenge.parameters, cost: 1 } };
    expect(await captcha?.verify('nonsense')).toBe(false);
    expect(await captcha?.verify(field({ challenge, solution: { ...solution, counter: 1e6 } }))).toBe(false);
    expect(await captcha?.verify(field({ challenge: easier, solution }))).toBe(false);
    expect(await captcha?.verify(field({ challenge, solution }))).toBe(true);
    expect(await captcha?.verify(field({ challenge, solution }))).toBe(false);
  });

  test('[M7] fault reports go through us to the one reporter that is configured, and to no other', async () => {
    const send = (to: string) =>
      fetch(`${server.url}/api/fault-reports`, { method: 'POST', body: `${JSON.stringify({ dsn: to })}\n{"type":"event"}\n{}` });
    expect((await send(dsn)).status).toBe(200);
    expect(received).toEqual([expect.stringMatching(/^\/api\/42\/envelope\/ /)]);
    expect((await send('https://key@elsewhere.example/1')).status).toBe(400);
    expect(received).toHaveLength(1);
  });

  test('[M7] the policy lets the tag manager in, and still no script without a nonce', async () => {
    const policy = (await fetch(`${server.url}/`)).headers.get('content-security-policy') ?? '';
    expect(policy).toMatch(/script-src [^;]*https:\/\/www\.googletagmanager\.com/);
    for (const line of ['script-src', 'img-src', 'connect-src'])
      expect(policy).toMatch(new RegExp(`${line} [^;]*https://connect\\.facebook\\.net`));
    expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
  });
});
