import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paintBeforeScripts } from './paint-before-scripts.server.ts';

test('[M10] scripts are asked for after what is seen, wherever the stream is cut, and nothing else of the page changes', async () => {
  const page =
    '<title>Größe · “Tide”</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet"/><link rel="modulepreload" href="/b.js"/><p>ü<';
  const expected = page.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  await fc.assert(
    fc.asyncProperty(fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 }), async (lengths) => {
      const stream = paintBeforeScripts();
      const bytes = Buffer.from(page);
      let at = 0;
      for (let turn = 0; at < bytes.length; turn += 1) {
        const length = lengths[turn % lengths.length] ?? 1;
        stream.write(bytes.subarray(at, at + length));
        at += length;
      }
      stream.end();
      expect((await buffer(stream)).toString()).toBe(expected);
    }),
    { numRuns: 60 },
  );
});
