import { getCover } from '@coverwright/contracts/calls/covers.ts';
import { getUploadUrl } from '@coverwright/contracts/calls/assets.ts';
import { searchStock } from '@coverwright/contracts/calls/stock.ts';
import { afterEach, expect, test, vi } from 'vitest';
import { type FaultReporter, setFaultReporter } from '../faults/report-fault.ts';
import { callApi, callApiQuietly } from './call-api.ts';
import { LEAVING_MS, setSignIn, type SignInProvider } from './sign-in-provider.ts';

const DOOR: SignInProvider = {
  read: () => ({ status: 'loading' }),
  subscribe: () => () => {},
  isSignedIn: () => Promise.resolve(false),
  leave: () => {},
  addresses: { account: '/account', signOut: '/out' },
};

afterEach(() => {
  vi.unstubAllGlobals();
  vi.useRealTimers();
});

function answerWith(status: number, content: unknown) {
  const fetching = vi.fn((_address: string, _init: RequestInit) => Promise.resolve(new Response(JSON.stringify(content), { status })));
  vi.stubGlobal('fetch', fetching);
  return fetching;
}

test('[A4] a call fills its path and its query, and gives the checked answer', async () => {
  const fetching = answerWith(200, { draftShareUrl: null });
  expect(await callApi(getCover, { params: { id: 'a b' } })).toEqual({ ok: true, value: { draftShareUrl: null } });
  expect(fetching.mock.calls[0]?.[0]).toBe('/api/covers/cover/a%20b');
  answerWith(200, { uploadUrl: '/u', location: 'l', maxBytes: 1 });
  expect(await callApi(getUploadUrl, { query: { extension: 'jpg' } })).toMatchObject({ ok: true, value: { location: 'l' } });
});

test('[A6] a 429 says too many requests', async () => {
  answerWith(429, null);
  const said = await callApi(searchStock, { params: { stockService: 'library', searchTerm: 'sea', page: 1 }, query: {} });
  expect(said).toEqual({ ok: false, fault: { code: 'tooManyRequests', status: 429, message: 'too many requests' } });
});

test('[M12] a refusal carries the server’s own words; an answer outside of the contract is a fault of ours', async () => {
  answerWith(401, { error: 'Item not found', code: 'itemNotFound' });
  expect(await callApi(getCover, { params: { id: 'x' } })).toMatchObject({ ok: false, fault: { status: 401, message: 'Item not found' } });
  answerWith(200, { draftShareUrl: 7 });
  expect(await callApi(getCover, { params: { id: 'x' } })).toMatchObject({ ok: false, fault: { code: 'internal' } });
});

test('[B11] no connection, and a call given up, are told apart', async () => {
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  expect(await callApi(getCover, { params: { id: 'x' } })).toMatchObject({ ok: false, fault: { code: 'offline' } });
  expect(await callApi(getCover, { params: { id: 'x' } }, AbortSignal.abort())).toMatchObject({ ok: false, fault: { code: 'cancelled' } });
});

test('[A6] [A7] a 401 leaves for the login prompt where nobody is logged in; a page that is still there after 60 s says what went wrong', async () => {
  vi.useFakeTimers();
  answerWith(401, { error: 'Item not found', code: 'itemNotFound' });
  const leave = vi.fn<(asksAgain: boolean) => void>();
  setSignIn({ ...DOOR, leave });
  let answer: unknown = null;
  const asking = callApi(getCover, { params: { id: 'x' } }).then((given) => (answer = given));
  await vi.advanceTimersByTimeAsync(LEAVING_MS - 1);
  expect(leave.mock.calls).toEqual([[true]]);
  expect(answer).toBe(null);
  await vi.advanceTimersByTimeAsync(1);
  expect(await asking).toMatchObject({ ok: false, fault: { status: 401, message: 'Item not found' } });
});

test('[A6] the quiet helper sends nobody away, and neither does a cover that is not one’s own', async () => {
  answerWith(401, { error: 'Item not found', code: 'itemNotFound' });
  const leave = vi.fn<(asksAgain: boolean) => void>();
  setSignIn({ ...DOOR, leave });
  expect(await callApiQuietly(getCover, { params: { id: 'x' } })).toMatchObject({ ok: false, fault: { status: 401 } });
  setSignIn({ ...DOOR, isSignedIn: () => Promise.resolve(true), leave });
  expect(await callApi(getCover, { params: { id: 'x' } })).toMatchObject({ ok: false, fault: { status: 401 } });
  expect(leave).not.toHaveBeenCalled();
});

test('[M9] calls that should not fail are reported by their name, and nothing that was sent; refusals of what was asked are not', async () => {
  const taken = vi.fn<FaultReporter>();
  setFaultReporter(taken);
  // Calls of the tests before are cleared.
  taken.mockClear();
  for (const [status, code] of [
    [401, 'itemNotFound'],
    [409, 'itemChanged'],
    [429, 'tooManyRequests'],
  ] as const) {
    answerWith(status, { error: 'No', code });
    await callApiQuietly(getCover, { params: { id: 'secret-cover' } });
  }
  vi.stubGlobal('fetch', () => Promise.reject(new TypeError('failed')));
  await callApiQuietly(getCover, { params: { id: 'secret-cover' } });
  expect(taken).not.toHaveBeenCalled();
  for (const [status, content, code] of [
    [500, { error: 'Something went wrong', code: 'internal' }, 'internal'],
    [400, { error: 'Bad', code: 'badRequest' }, 'badRequest'],
    [200, { draftShareUrl: 7 }, 'internal'],
  ] as const) {
    answerWith(status, content);
    await callApiQuietly(getCover, { params: { id: 'secret-cover' } });
    expect(taken.mock.lastCall?.[1]).toMatchObject({ call: 'GET /api/covers/cover/{id}', code });
  }
  expect(taken).toHaveBeenCalledTimes(3);
  expect(JSON.stringify(taken.mock.calls)).not.toContain('secret-cover');
  setFaultReporter(() => {});
});
