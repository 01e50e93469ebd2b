import { buffer } from 'node:stream/consumers';
import fc from 'fast-check';
import { expect, test } from 'vitest';
import { paintBeforeScripts, type ScriptsTurn } from './paint-before-scripts.server.ts';

const PAGE =
  '<title>Größe · “Tide”</title><link rel="modulepreload" href="/a.js"/><link rel="stylesheet"/><link rel="modulepreload" href="/b.js"/>' +
  '<body><p>ü<script nonce="n" type="module" async="">import "/a.js";</script><script nonce="n">1</script></body></html>';

/** Returns the transformed page when it arrives in chunks of these lengths. */
async function rewritten(turn: ScriptsTurn, lengths: readonly number[]): Promise<string> {
  const stream = paintBeforeScripts(turn, 'n');
  const bytes = Buffer.from(PAGE);
  let at = 0;
  for (let piece = 0; at < bytes.length; piece += 1) {
    const length = lengths[piece % lengths.length] ?? 1;
    stream.write(bytes.subarray(at, at + length));
    at += length;
  }
  stream.end();
  return (await buffer(stream)).toString();
}

const pieces = fc.array(fc.integer({ min: 1, max: 40 }), { minLength: 1 });

test('[M10] scripts are asked for after what is seen, wherever the stream is cut, and nothing else of the page changes', async () => {
  const expected = PAGE.replaceAll('rel="modulepreload"', 'rel="modulepreload" fetchpriority="low"');
  await fc.assert(
    fc.asyncProperty(pieces, async (lengths) => {
      expect(await rewritten('last', lengths)).toBe(expected);
    }),
    { numRuns: 60 },
  );
});

test('[M10] or only when all that is seen is there, wherever the stream is cut: until then nothing of the page is a script to be fetched', async () => {
  const whole = await rewritten('after-load', [PAGE.length * 2]);
  expect(whole).not.toMatch(/<link rel="modulepreload"|<script[^>]* type="module"/);
  expect(whole.match(/<link rel="later" href="\/[ab]\.js"\/>/g)).toHaveLength(2);
  expect(whole).toContain('<script nonce="n" type="later">import "/a.js";</script><script nonce="n">1</script><script nonce="n">(');
  expect(whole).toMatch(/\)\(\)<\/script><\/body><\/html>$/);
  await fc.assert(
    fc.asyncProperty(pieces, async (lengths) => {
      expect(await rewritten('after-load', lengths)).toBe(whole);
    }),
    { numRuns: 60 },
  );
});
