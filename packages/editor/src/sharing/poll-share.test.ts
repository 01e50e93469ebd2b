import { refuse, succeed } from '@coverwright/core/result/result.ts';
import { expect, test, vi } from 'vitest';
import type { ApiFault } from '../api/call-api.ts';
import { pollShare } from './poll-share.ts';

const OFFLINE: ApiFault = { code: 'offline', status: 0, message: 'No connection.' };
const MISSING: ApiFault = { code: 'itemNotFound', status: 401, message: 'Item not found' };

function setUp(answers: (string | null | ApiFault)[]) {
  let time = 0;
  const asked: number[] = [];
  const giveUp = new AbortController();
  const ask = async () => {
    asked.push(time);
    const answer = answers.shift() ?? null;
    return typeof answer === 'object' && answer !== null ? refuse(answer) : succeed(answer);
  };
  const wait = async (milliseconds: number) => void (time += milliseconds);
  const onAttempt = vi.fn<(share: number) => void>();
  return { asked, giveUp, onAttempt, poll: () => pollShare({ ask, wait, signal: giveUp.signal, onAttempt }) };
}

test('[A5] the item is asked every three seconds until it has its address', async () => {
  const { poll, asked } = setUp([null, null, '/share/x']);
  expect(await poll()).toEqual({ ok: true, value: '/share/x' });
  expect(asked).toEqual([3000, 6000, 9000]);
});

test("[A5] after twenty attempts it fails with 'Exceeded max attempts'", async () => {
  const { poll, asked, onAttempt } = setUp([]);
  expect(await poll()).toMatchObject({ ok: false, fault: { message: 'Exceeded max attempts' } });
  expect([asked.length, asked.at(-1), onAttempt.mock.lastCall]).toEqual([20, 60_000, [1]]);
});

test('[A5] a lost connection is an attempt, a refusal ends it, and so does whoever closes the dialog', async () => {
  expect(await setUp([OFFLINE, '/share/x']).poll()).toEqual({ ok: true, value: '/share/x' });
  const refused = setUp([MISSING]);
  expect([await refused.poll(), refused.asked.length]).toMatchObject([{ fault: MISSING }, 1]);
  const closed = setUp([]);
  closed.giveUp.abort();
  expect([await closed.poll(), closed.asked.length]).toMatchObject([{ fault: { code: 'cancelled' } }, 0]);
});
