import { mkdirSync, mkdtempSync, rmSync, writeFileSync } from 'node:fs';
import { tmpdir } from 'node:os';
import { join } from 'node:path';
import { afterAll, expect, test } from 'vitest';
import { openPrerenderedPages } from './prerendered-pages.ts';

const folder = mkdtempSync(join(tmpdir(), 'coverwright-pages-'));
afterAll(() => rmSync(folder, { recursive: true }));
const placeholders = { nonce: '__NONCE__', siteFacts: '__FACTS__', origin: 'https://origin.invalid', themeCss: '/*THEME*/' };

test('[M10] a prerendered page gets the nonce, the facts and the colours of its answer, none of which can break out', () => {
  mkdirSync(join(folder, 'about'));
  writeFileSync(
    join(folder, 'about', 'index.html'),
    '<script nonce="__NONCE__"></script><meta content="__FACTS__"><style>/*THEME*/</style><link href="https://origin.invalid/about">',
  );
  const pages = openPrerenderedPages(folder, ['/about', '/never-built'], placeholders);
  expect([pages.has('/about'), pages.has('/never-built')]).toEqual([true, false]);
  const siteFacts = JSON.stringify({ session: { email: `"><script>$&'` } });
  expect(pages.write('/about', { nonce: 'n1', siteFacts, origin: 'https://covers.example', themeCss: ':root{}' })).toBe(
    '<script nonce="n1"></script><meta content="{&quot;session&quot;:{&quot;email&quot;:&quot;\\&quot;&gt;&lt;script&gt;$&amp;&#x27;&quot;}}">' +
      '<style>:root{}</style><link href="https://covers.example/about">',
  );
});
