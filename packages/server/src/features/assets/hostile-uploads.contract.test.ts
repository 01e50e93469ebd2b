import { getUploadUrl, saveAsset } from '@coverwright/contracts/calls/assets.ts';
import { getHealth } from '@coverwright/contracts/calls/health.ts';
import sharp from 'sharp';
import { afterAll, beforeAll, describe, expect, test } from 'vitest';
import { PASSWORD, identityServiceOf, pageRequest, signUpAs } from '../../testing/sign-in-as.ts';
import { createProcessDecoder } from '../../adapters/decoder/process-decoder.ts';
import { startTestServer, type TestServer } from '../../testing/start-test-server.ts';
import { createVisitor, type Visitor } from '../../testing/visitor.ts';

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite', { decoder: createProcessDecoder({ timeLimitMs: 4000 }), environment: { TRUSTED_PROXIES: '1' } });
});
afterAll(() => server.close());

async function put(visitor: Visitor, bytes: Uint8Array, extension: string): Promise<string> {
  const { uploadUrl, location } = await visitor.call(getUploadUrl, { query: { extension } });
  expect((await visitor.fetch(uploadUrl, { method: 'PUT', body: new Uint8Array(bytes) })).status).toBe(204);
  return location;
}

const drawing = (body: string) =>
  new TextEncoder().encode(`<svg xmlns="http://www.w3.org/2000/svg" width="3000" height="3000">${body}</svg>`);

/** A drawing with 2,000 blurred rectangles in about 98 kB. */
const blurred = drawing(
  `<filter id="f"><feGaussianBlur stdDeviation="20"/></filter>${'<rect width="99%" height="99%" filter="url(#f)"/>'.repeat(2000)}`,
);
/** A drawing within every counted limit, which is slow nevertheless. */
const slow = drawing(
  `<filter id="f">${'<feTurbulence baseFrequency="0.1" numOctaves="99"/>'.repeat(20)}</filter>${'<rect width="100%" height="100%" filter="url(#f)"/>'.repeat(9)}`,
);

async function timed<Value>(work: () => Promise<Value>): Promise<{ readonly value: Value; readonly ms: number }> {
  const started = performance.now();
  const value = await work();
  return { value, ms: performance.now() - started };
}

describe.each([
  [
    '[B29] four drawings of 2,000 blurred rectangles',
    blurred,
    'drawingTooComplex',
    /^This SVG has 2,000 filter effects; 200 are accepted\. /,
  ],
  ['[B29] four drawings that are slow within every limit', slow, 'pictureTooDemanding', /^This picture takes too long to open, /],
] as const)('%s', (_, bytes, code, sentence) => {
  test('are refused in a sentence, and meanwhile health, a file, a sign-in and another’s upload are answered', async () => {
    const author = createVisitor(server.url);
    const email = `${code.toLowerCase()}@example.org`;
    await signUpAs(server, author, email);
    const picture = await sharp({ create: { width: 60, height: 40, channels: 3, background: '#123456' } })
      .jpeg()
      .toBuffer();
    const kept = await author.call(saveAsset, { body: { params: { location: await put(author, picture, 'jpg') } } });
    const strangers = Array.from({ length: 4 }, () => createVisitor(server.url));
    const locations = await Promise.all(strangers.map((stranger) => put(stranger, bytes, 'svg')));
    const other = await put(author, picture, 'jpg');
    let open = strangers.length;
    const refusals = strangers.map((stranger, index) =>
      stranger.refusal(saveAsset, { body: { params: { location: locations[index] ?? '' } } }).finally(() => (open -= 1)),
    );
    const { request } = pageRequest(server, author, '/identity/sign-in');
    const { visit } = pageRequest(server, author, '/');
    const saved = timed(() =>
      author.fetch(saveAsset.path, {
        method: 'POST',
        headers: { 'content-type': 'application/json', 'x-forwarded-for': '192.0.2.9' },
        body: JSON.stringify({ params: { location: other } }),
      }),
    );
    let rounds = 0;
    const waits: number[] = [];
    do {
      rounds += 1;
      const health = await timed(() => author.call(getHealth));
      const file = await timed(async () => (await author.fetch(kept.urls.full)).arrayBuffer());
      const signIn = await timed(() =>
        identityServiceOf(server).signIn(request, { ...visit, address: `10.9.${code.length}.${rounds}` }, { email, password: PASSWORD }),
      );
      expect(signIn.value.ok).toBe(true);
      waits.push(health.ms, file.ms, signIn.ms);
    } while (open > 0 && rounds < 5);
    const { value: upload, ms } = await saved;
    expect(upload.status).toBe(200);
    waits.push(ms);
    // On an idle machine each request took a few milliseconds, and a login a few dozen; without the processes they took more than a minute.
    expect(Math.max(...waits)).toBeLessThan(5000);
    const answers = await Promise.all(refusals);
    for (const answer of answers) expect(answer).toMatchObject({ status: 400, code, error: expect.stringMatching(sentence) });
  }, 120_000);
});
