import { request } from 'node:http';
import { getHealth } from '@coverwright/contracts/calls/health.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { createDesign } from '@coverwright/core/design/create-design.ts';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { OWNER_COOKIE } from '../auth/owner-cookie.ts';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createVisitor } from '../testing/visitor.ts';

const body = JSON.stringify({ designs: { ebook: createDesign({ format: 'ebook' }) } });
const json = { 'content-type': 'application/json' };

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite', { limits: { read: 8, write: 1000, upload: 1000, render: 1000 } });
});
afterAll(() => server.close());

const post = (headers: Record<string, string>) =>
  fetch(`${server.url}/api/covers/draft`, { method: 'POST', body, headers: { ...json, ...headers } });

describe('every answer', () => {
  test('carries a policy whose nonce is its own, and may not be framed or sniffed', async () => {
    const nonces = await Promise.all(
      [1, 2].map(async () => {
        const { headers } = await fetch(`${server.url}/`);
        expect(headers.get('x-content-type-options')).toBe('nosniff');
        expect(headers.get('x-frame-options')).toBe('DENY');
        expect(headers.get('cross-origin-opener-policy')).toBe('same-origin');
        const policy = headers.get('content-security-policy') ?? '';
        expect(policy).toContain("default-src 'self'");
        expect(policy).toContain("frame-ancestors 'none'");
        expect(policy).not.toMatch(/script-src[^;]*'unsafe-(inline|eval)'/);
        return /script-src[^;]*'nonce-([^']+)'/.exec(policy)?.[1];
      }),
    );
    expect(nonces[0]).toMatch(/.{16}/);
    expect(nonces[0]).not.toBe(nonces[1]);
  });
});

describe('changes', () => {
  test('that another site asks for in a visitor’s name are refused', async () => {
    expect((await post({ 'sec-fetch-site': 'cross-site' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-site' })).status).toBe(403);
    expect((await post({ origin: 'https://evil.example' })).status).toBe(403);
    expect((await post({ 'sec-fetch-site': 'same-origin' })).status).toBe(200);
    expect((await post({ origin: server.url })).status).toBe(200);
  });

  test('must come as JSON, which a foreign form cannot send', async () => {
    const answer = await post({ 'content-type': 'text/plain' });
    expect([answer.status, await answer.json()]).toMatchObject([415, { code: 'unsupportedType' }]);
  });

  test('too large are refused by what they say of their length, before they are read', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { ...json, 'content-length': String(100 * 1024 * 1024) };
      const asked = request(`${server.url}/api/covers/draft`, { method: 'POST', headers }, (answer) => resolve(answer.statusCode));
      asked.on('error', reject);
      asked.flushHeaders();
    });
    expect(status).toBe(413);
  });

  test('and an endless body without a length are refused', async () => {
    const status = await new Promise((resolve, reject) => {
      const headers = { ...json, 'transfer-encoding': 'chunked' };
      const asked = request(`${server.url}/api/covers/draft`, { method: 'POST', headers }, (answer) => resolve(answer.statusCode));
      asked.on('error', reject);
      asked.write('{');
    });
    expect(status).toBe(400);
  });
});

describe('the owner cookie', () => {
  test('[A4] is made by the first save alone, is out of scripts’ reach, and cannot be forged', async () => {
    const page = await fetch(`${server.url}/`);
    expect(page.headers.getSetCookie()).toEqual([]);
    const saved = await post({});
    const [cookie = ''] = saved.headers.getSetCookie();
    expect(cookie).toMatch(new RegExp(`^${OWNER_COOKIE}=[^;]+; Max-Age=34560000; Path=/; HttpOnly; SameSite=Lax$`));
    const { _id } = postDraft.answer.parse(await saved.json());
    const load = (value: string) =>
      fetch(`${server.url}/api/design/user?coverId=${_id}`, { headers: { cookie: `${OWNER_COOKIE}=${value}` } });
    const sealed = cookie.slice(OWNER_COOKIE.length + 1, cookie.indexOf(';'));
    const [id = '', signature = ''] = sealed.split('.');
    expect((await load(sealed)).status).toBe(200);
    expect((await load(id)).status).toBe(401);
    expect((await load(`${id}.${signature.slice(1)}x`)).status).toBe(401);
  });
});

describe('too many requests', () => {
  test("[A6] [M12] are refused with 429 'too many requests' and when to come back", async () => {
    const visitor = createVisitor(server.url);
    let refused: Response | undefined;
    for (let asked = 0; asked < 10 && !refused; asked += 1) {
      const answer = await visitor.fetch('/api/health');
      if (answer.status === 429) refused = answer;
    }
    expect(await refused?.json()).toEqual({ error: 'too many requests', code: 'tooManyRequests' });
    expect(Number(refused?.headers.get('retry-after'))).toBeGreaterThan(0);
    expect((await visitor.fetch('/')).status).toBe(200);
    expect((await post({})).status).toBe(200);
    expect(await visitor.refusal(getHealth)).toMatchObject({ status: 429 });
  });
});
