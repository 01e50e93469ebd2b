import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import { getCover } from '@coverwright/contracts/calls/covers.ts';
import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { fakeTimeLimits } from '../testing/fake-time-limits.ts';
import { callApi } from './call-api.ts';
import { forgetOwner, makesOwner } from './first-write.ts';

beforeEach(forgetOwner);
afterEach(() => {
  vi.unstubAllGlobals();
  vi.restoreAllMocks();
  vi.useRealTimers();
});

const UPLOAD = { query: { extension: 'jpg' as const } };
const PLACE = { uploadUrl: '/u', location: 'l', maxBytes: 1 };

/** A server that answers on command. */
function waitingServer() {
  const waiting: ((response: Response) => void)[] = [];
  vi.stubGlobal('fetch', () => new Promise<Response>((resolve) => void waiting.push(resolve)));
  return {
    asked: () => waiting.length,
    answer: (index: number, status: number, content: unknown) => {
      waiting[index]?.(new Response(JSON.stringify(content), { status }));
    },
  };
}

test('[B11] [A2] a new visitor’s second write waits for the first, whose cookie it has to carry; reads wait for nothing', async () => {
  const server = waitingServer();
  const first = callApi(getUploadUrl, UPLOAD);
  const second = callApi(getUploadUrl, UPLOAD);
  await expect.poll(() => server.asked()).toBe(1);
  void callApi(getCover, { params: { id: 'x' } });
  await expect.poll(() => server.asked()).toBe(2);
  server.answer(0, 200, PLACE);
  await expect.poll(() => server.asked()).toBe(3);
  server.answer(2, 200, PLACE);
  expect([(await first).ok, (await second).ok]).toEqual([true, true]);
  // From here on the browser has its cookie, so writes no longer wait for each other.
  void callApi(getUploadUrl, UPLOAD);
  void callApi(getUploadUrl, UPLOAD);
  await expect.poll(() => server.asked()).toBe(5);
});

test('[B11] [A2] a first write that is refused gives no cookie: the next one is the first', async () => {
  const server = waitingServer();
  const first = callApi(getUploadUrl, UPLOAD);
  void callApi(getUploadUrl, UPLOAD);
  void callApi(getUploadUrl, UPLOAD);
  await expect.poll(() => server.asked()).toBe(1);
  server.answer(0, 503, null);
  expect((await first).ok).toBe(false);
  await expect.poll(() => server.asked()).toBe(2);
  server.answer(1, 200, PLACE);
  await expect.poll(() => server.asked()).toBe(3);
});

test.each(['with', 'without'])('[B11] [A2] a first write that hangs holds up others for a minute only, %s locks', async (locks) => {
  fakeTimeLimits();
  // Earlier tests of this file may hold Node's own lock.
  vi.stubGlobal('navigator', locks === 'with' ? { locks: heldLock() } : {});
  const server = waitingServer();
  if (locks === 'without') void callApi(getUploadUrl, UPLOAD);
  await vi.advanceTimersByTimeAsync(10);
  const before = server.asked();
  void callApi(getUploadUrl, UPLOAD);
  await vi.advanceTimersByTimeAsync(59_000);
  expect(server.asked()).toBe(before);
  await vi.advanceTimersByTimeAsync(1_000);
  expect(server.asked()).toBe(before + 1);
  // Once one of them has succeeded, the next does not wait again.
  server.answer(before, 200, PLACE);
  await vi.advanceTimersByTimeAsync(10);
  void callApi(getUploadUrl, UPLOAD);
  await vi.advanceTimersByTimeAsync(10);
  expect(server.asked()).toBe(before + 2);
});

/** A lock that another page holds for good. */
function heldLock() {
  return {
    request: (_: string, { signal }: { signal: AbortSignal }) =>
      new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(new Error('aborted')))),
  };
}

test('[A2] only calls in the owner’s name that write, and the place of an upload, make an owner', () => {
  expect(makesOwner(getUploadUrl)).toBe(true);
  expect(makesOwner(getCover)).toBe(false);
});
