import { readFileSync } from 'node:fs';
import { expect, test } from 'vitest';
import { composeThirdParty } from './compose-third-party.ts';

const root = new URL('../../', import.meta.url);

test('[B15] THIRD-PARTY.md names what is installed and shipped today (else run `node tools/third-party/write.ts`)', () => {
  const isCurrent = readFileSync(new URL('THIRD-PARTY.md', root), 'utf8') === composeThirdParty(root);
  expect(isCurrent).toBe(true);
});

test('[B15] every licence is one that lets a product be sold', () => {
  const licences = [...composeThirdParty(root).matchAll(/^\| [^|]+ \| ([^|]+) \|/gm)].map(([, licence]) => licence ?? '');
  const parts = new Set(licences.flatMap((licence) => licence.replace(/[()]/g, '').split(/ AND | OR /)));
  for (const known of ['Licence', '---']) parts.delete(known);
  const allowed = new Set([
    'MIT',
    'MIT-0',
    'ISC',
    '0BSD',
    'Unlicense',
    'Apache-2.0',
    'BSL-1.0',
    'BlueOak-1.0.0',
    'BSD-2-Clause',
    'BSD-3-Clause',
    'OFL-1.1',
    'CC0-1.0',
    'Public Domain US Government work',
  ]);
  // sharp's libvips is a library of its own that may be replaced, which is what the LGPL asks.
  allowed.add('LGPL-3.0-or-later');
  // game-icons are drawings that may be sold if their makers are named, which the list of icons, the shape itself and THIRD-PARTY.md do.
  allowed.add('CC-BY-3.0');
  expect([...parts].filter((part) => !allowed.has(part))).toEqual([]);
});
