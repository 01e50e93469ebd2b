import { afterEach, beforeEach, expect, test, vi } from 'vitest';
import { createTranslator } from '@coverwright/core/messages/create-translator.ts';
import { fakeTimeLimits } from '../testing/fake-time-limits.ts';
import { describeProgress, type ExportProgress } from './export-progress.ts';
import { downloadMessages } from './messages.ts';
import { requestCoverFile, runExport, signFile } from './run-export.ts';

/** The server's answers, one after the other. Null means no answer. */
let answers: (readonly [status: number, body: object] | null)[];
/** The addresses of the requests. */
let requested: string[];
beforeEach(() => {
  vi.useFakeTimers();
  requested = [];
  vi.stubGlobal('fetch', async (address: string) => {
    requested.push(address);
    const answer = answers.shift();
    if (!answer) throw new TypeError('fetch failed');
    return Response.json(answer[1], { status: answer[0] });
  });
});
afterEach(() => {
  vi.restoreAllMocks();
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

const DONE = [200, { state: 'done', progress: 1, url: '/api/exports/1/file', filename: 'a.pdf' }] as const;

async function run() {
  const seen: ExportProgress[] = [];
  const ask = async () => ({ ok: true, value: { jobId: '1' } }) as const;
  const made = runExport(ask, (progress) => seen.push(progress), new AbortController().signal);
  await vi.runAllTimersAsync();
  return { made: await made, seen };
}

test('[B28] a waiting file tells how many are ahead of it, and then that it is made', async () => {
  answers = [
    [200, { state: 'queued', progress: 0, place: 3 }],
    [200, { state: 'queued', progress: 0, place: 2 }],
    [200, { state: 'queued', progress: 0, place: 1 }],
    [200, { state: 'running', progress: 0 }],
    [200, { state: 'running', progress: 0.4 }],
    DONE,
  ];
  const { made, seen } = await run();
  expect(seen.slice(0, 5).map((progress) => describeProgress(progress, createTranslator(downloadMessages, 'en')))).toEqual([
    'Waiting. 2 files are ahead of yours.',
    'Waiting. 1 file is ahead of yours.',
    'Waiting. Your file is next.',
    'Laying out the text…',
    'Making the file…',
  ]);
  expect(made).toEqual({ ok: true, value: { url: '/api/exports/1/file', filename: 'a.pdf' } });
});

test('[B28] the calls wait at the server for the end of the state that is known, and are not repeated in haste', async () => {
  const begun = performance.now();
  answers = [
    [200, { state: 'queued', progress: 0, place: 1 }],
    [200, { state: 'running', progress: 0 }],
    [200, { state: 'running', progress: 0.5 }],
    DONE,
  ];
  await run();
  expect(requested).toEqual([
    '/api/exports/1?',
    '/api/exports/1?wait=2&state=queued',
    '/api/exports/1?wait=1&state=running',
    '/api/exports/1?wait=1&state=running',
  ]);
  // Only the third answer said nothing new.
  expect(performance.now() - begun).toBe(400);
});

test('[B28] a server that is away for a moment costs nobody the file', async () => {
  answers = [[200, { state: 'running', progress: 0.2 }], null, [503, { error: 'Away', code: 'unavailable' }], DONE];
  expect((await run()).made.ok).toBe(true);
});

test('[B28] a server that stays away is told after a minute', async () => {
  answers = [[200, { state: 'running', progress: 0.2 }]];
  expect((await run()).made).toMatchObject({ ok: false, fault: { status: 0 } });
});

test('[B28] a server that is away, or limits the rate, when a file is asked for is asked again', async () => {
  answers = [null, [429, { error: 'too many requests', code: 'tooManyRequests' }], [200, { jobId: '1' }], DONE];
  const made = runExport(requestCoverFile('c', 'ebook', 'jpeg'), () => {}, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect((await made).ok).toBe(true);
  expect(requested).toEqual([...Array<string>(3).fill('/api/covers/cover/c/files'), '/api/exports/1?']);
});

test('[B28] a refusal is told at once', async () => {
  answers = [[403, { error: 'Buy it first.', code: 'purchaseRequired' }]];
  const made = await runExport(requestCoverFile('c', 'ebook', 'jpeg'), () => {}, new AbortController().signal);
  expect(made).toMatchObject({ ok: false, fault: { message: 'Buy it first.' } });
});

test('[B28] a file that is ready has its address signed as soon as the server is back', async () => {
  const file = { url: '/api/exports/1/file', filename: 'a.pdf' };
  answers = [null, [200, { url: '/signed', filename: 'a.pdf', expiresAt: '2026-11-29T00:00:00.000Z' }]];
  const signed = signFile(file, new AbortController().signal);
  await vi.runAllTimersAsync();
  expect(await signed).toMatchObject({ ok: true, value: { url: '/signed' } });
});

test('[B28] a question that stays without an answer is asked again', async () => {
  fakeTimeLimits();
  const begun = performance.now();
  const askedAt: number[] = [];
  vi.stubGlobal('fetch', async (_: string, { signal }: { signal: AbortSignal }) => {
    askedAt.push(performance.now() - begun);
    if (askedAt.length > 1) return Response.json(DONE[1]);
    return new Promise((_resolve, reject) => signal.addEventListener('abort', () => reject(signal.reason)));
  });
  expect((await run()).made.ok).toBe(true);
  expect(askedAt).toEqual([0, 21_500]);
});

test('[B28] a file that failed says why', async () => {
  answers = [[200, { state: 'failed', progress: 0, error: 'The server stopped each time.' }]];
  expect((await run()).made).toMatchObject({ ok: false, fault: { message: 'The server stopped each time.' } });
});
