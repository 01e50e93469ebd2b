import { once } from 'node:events';
import { connect, type Socket } from 'node:net';
import { setFlagsFromString } from 'node:v8';
import { runInNewContext } from 'node:vm';
import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import { getHealth } from '@coverwright/contracts/calls/health.ts';
import { postDraft } from '@coverwright/contracts/calls/covers.ts';
import { afterAll, beforeAll, expect, test } from 'vitest';
import { startTestServer, type TestServer } from '../testing/start-test-server.ts';
import { createVisitor } from '../testing/visitor.ts';

const MEGABYTE = 1024 * 1024;
const UPLOAD = 50 * MEGABYTE;

let server: TestServer;
beforeAll(async () => {
  server = await startTestServer('pglite', {
    environment: { TRUSTED_PROXIES: '1' },
    inFlight: { all: 20 * MEGABYTE, each: 13 * MEGABYTE },
    slowBodies: { graceMs: 8000, bytesPerSecond: 16_384, everyMs: 100 },
  });
});
afterAll(() => server.close());

/** Opens a connection and sends the head of a request with a body. */
function hold(method: string, path: string, length: number, address: string): Socket {
  const { hostname, port } = new URL(server.url);
  const socket = connect({ host: hostname, port: Number(port) });
  socket.setEncoding('latin1');
  socket.on('error', () => {});
  socket.write(
    `${method} ${path} HTTP/1.1\r\nHost: ${hostname}:${port}\r\nX-Forwarded-For: ${address}\r\nContent-Type: application/json\r\nContent-Length: ${length}\r\n\r\n`,
  );
  return socket;
}

async function uploadUrl(): Promise<string> {
  return (await createVisitor(server.url).call(getUploadUrl, { query: { extension: 'jpg' } })).uploadUrl;
}

/** Returns the bytes of live buffers, after a garbage collection, so that those of earlier tests do not count. */
function measureBuffers(): number {
  setFlagsFromString('--expose-gc');
  const collect = runInNewContext('gc') as () => void;
  collect();
  const { arrayBuffers, external } = process.memoryUsage();
  return arrayBuffers + external;
}

const statusOf = async (socket: Socket) => /^HTTP\/1\.1 (\d+)/.exec(String((await once(socket, 'data'))[0]))?.[1];

test('[B29] twelve uploads that stop just before their end take little memory, and one more of the address is told to come back', async () => {
  const sockets = [];
  const part = Buffer.alloc(UPLOAD - 1000, 7);
  const before = measureBuffers();
  for (let index = 0; index < 12; index += 1) {
    const socket = hold('PUT', await uploadUrl(), UPLOAD, '192.0.2.1');
    sockets.push(socket);
    await new Promise((resolve) => socket.write(part, resolve));
  }
  const after = measureBuffers();
  // Buffered as a whole, the bodies took 600 MB.
  expect(after - before).toBeLessThan(150 * MEGABYTE);
  const thirteenth = hold('PUT', await uploadUrl(), UPLOAD, '192.0.2.1');
  const fourteenth = hold('PUT', await uploadUrl(), UPLOAD, '192.0.2.1');
  const [answer] = await Promise.race([once(thirteenth, 'data'), once(fourteenth, 'data')]);
  expect(answer).toMatch(/^HTTP\/1\.1 503 [\s\S]*\r\nretry-after: \d+\r\n/i);
  expect(answer).toContain('uploadsBusy');
  expect((await createVisitor(server.url).call(getHealth)).status).toBe('ok');
  for (const socket of [...sockets, thirteenth, fourteenth]) socket.destroy();
});

test('[B29] bodies that are read as a whole are refused before they take more memory than they may', async () => {
  const open = ['192.0.2.2', '192.0.2.3', '192.0.2.4', '192.0.2.5', '192.0.2.6'].map((address) =>
    hold('POST', postDraft.path, 4 * MEGABYTE, address),
  );
  // The sixth body would make 24 MB, over a limit of 20 MB; bodies of the test before may count too.
  const last = hold('POST', postDraft.path, 4 * MEGABYTE, '192.0.2.7');
  expect(await Promise.race([...open, last].map(statusOf))).toBe('503');
  for (const socket of [...open, last]) socket.destroy();
});

test('[B29] a body that stops is closed with 408, and one that keeps the pace is not', async () => {
  const slow = hold('PUT', await uploadUrl(), UPLOAD, '192.0.2.8');
  slow.write('a few bytes');
  const steady = hold('PUT', await uploadUrl(), 4 * MEGABYTE, '192.0.2.9');
  const answer = statusOf(steady);
  // Not a byte more than the body: the server would read it as the head of another request, and may refuse that before it answers this one.
  let left = 4 * MEGABYTE;
  const pace = setInterval(() => {
    const size = Math.min(left, 64 * 1024);
    left -= size;
    if (size > 0) steady.write(Buffer.alloc(size));
  }, 60);
  expect(await statusOf(slow)).toBe('408');
  await once(slow, 'close');
  expect(await answer).toBe('204');
  clearInterval(pace);
  steady.destroy();
});
