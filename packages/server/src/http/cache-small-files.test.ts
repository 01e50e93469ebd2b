import { mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { Hono } from 'hono';
import { afterAll, expect, test } from 'vitest';
import { serveFolder } from './serve-folder.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverwright-folder-'));
afterAll(() => rmSync(folder, { recursive: true }));

function serve() {
  let count = 0;
  const app = new Hono();
  app.use(async (context, next) => {
    count += 1;
    await next();
    context.header('x-visit', String(count));
  });
  return app.use('/assets/*', serveFolder(folder, '/assets', 'immutable'));
}
const BROTLI = { 'accept-encoding': 'gzip, deflate, br, zstd' };

test('a small file is read once, and each response has its own headers besides those of the file', async () => {
  writeFileSync(join(folder, 'a.js'), 'plain');
  writeFileSync(join(folder, 'a.js.br'), 'first');
  const app = serve();
  const answers = [];
  for (const text of ['first', 'second']) {
    writeFileSync(join(folder, 'a.js.br'), text);
    const response = await app.request('/assets/a.js', { headers: BROTLI });
    answers.push({ text: await response.text(), headers: Object.fromEntries(response.headers) });
  }
  expect(answers[0]?.headers).toMatchObject({ 'content-encoding': 'br', 'cache-control': 'public, max-age=31536000, immutable' });
  expect(answers.map(({ text }) => text)).toEqual(['first', 'first']);
  expect(answers.map(({ headers }) => headers['x-visit'])).toEqual(['1', '2']);
  const ofFile = answers.map(({ headers: { 'content-length': _length, 'x-visit': _visit, ...headers } }) => headers);
  expect(ofFile[1]).toEqual(ofFile[0]);
});

test('who reads no Brotli, asks for a part or for the headers alone is answered from the disk', async () => {
  writeFileSync(join(folder, 'b.js'), 'plain');
  writeFileSync(join(folder, 'b.js.br'), 'compressed');
  const app = serve();
  expect(await (await app.request('/assets/b.js', { headers: BROTLI })).text()).toBe('compressed');
  expect(await (await app.request('/assets/b.js')).text()).toBe('plain');
  const part = await app.request('/assets/b.js', { headers: { ...BROTLI, range: 'bytes=0-2' } });
  expect([part.status, await part.text()]).toEqual([206, 'com']);
  expect(await (await app.request('/assets/b.js', { method: 'HEAD', headers: BROTLI })).text()).toBe('');
});

test('a large file is read each time', async () => {
  const app = serve();
  for (const letter of ['a', 'b']) {
    writeFileSync(join(folder, 'c.js'), letter.repeat(200_000));
    expect(await (await app.request('/assets/c.js', { headers: BROTLI })).text()).toBe(letter.repeat(200_000));
  }
});

test('browsers are told how long to keep a file', async () => {
  writeFileSync(join(folder, 'd.svg'), '<svg/>');
  writeFileSync(join(folder, 'e.png'), 'picture');
  const app = new Hono().use('/site/*', serveFolder(folder, '/site', 60)).use('/assets/*', serveFolder(folder, '/assets', 'immutable'));
  const lifetimeOf = async (path: string) => (await app.request(path)).headers.get('cache-control');
  expect(await lifetimeOf('/site/d.svg')).toBe('public, max-age=60');
  expect(await lifetimeOf('/assets/e.png')).toBe('public, max-age=31536000, immutable');
  expect(await lifetimeOf('/assets/gone.png')).toBeNull();
});
