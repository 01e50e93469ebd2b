import { expect, test, vi } from 'vitest';
import { createSessionStore, type SessionState } from './session-store.ts';

const ANN: SessionState = { status: 'authenticated', email: 'ann@example.org', role: 'user' };

function setUp(answers: (SessionState | null)[]) {
  let time = 0;
  let focus = () => {};
  let beat = () => {};
  const ask = vi.fn(async () => answers.shift() ?? null);
  const store = createSessionStore({
    ask,
    now: () => time,
    onFocus: (listener) => {
      focus = listener;
      return () => {
        focus = () => {};
      };
    },
    every: (_, then) => {
      beat = then;
      return () => {
        beat = () => {};
      };
    },
  });
  return { store, ask, pass: (milliseconds: number) => (time += milliseconds), focus: () => focus(), beat: () => beat() };
}

test('[A7] a session is loading, then known; it is asked for again on focus and by the clock', async () => {
  const { store, ask, pass, focus, beat } = setUp([{ status: 'unauthenticated' }, ANN, { status: 'unauthenticated' }]);
  const seen: string[] = [];
  expect(store.read().status).toBe('loading');
  const end = store.subscribe(() => seen.push(store.read().status));
  await expect.poll(() => seen).toEqual(['unauthenticated']);
  pass(10_000);
  focus();
  await expect.poll(() => seen).toEqual(['unauthenticated', 'authenticated']);
  pass(300_000);
  beat();
  await expect.poll(() => seen).toHaveLength(3);
  end();
  pass(300_000);
  focus();
  beat();
  expect(ask).toHaveBeenCalledTimes(3);
});

test('[A7] several who look at the same moment ask once, and no answer changes nothing', async () => {
  const { store, ask, pass } = setUp([ANN, null]);
  const listener = vi.fn<() => void>();
  store.subscribe(listener);
  store.subscribe(() => {});
  await Promise.all([store.refresh(), store.refresh()]);
  await expect.poll(() => listener).toHaveBeenCalledTimes(1);
  expect(ask).toHaveBeenCalledTimes(1);
  pass(60_000);
  await store.refresh();
  expect(store.read()).toEqual(ANN);
  expect(listener).toHaveBeenCalledTimes(1);
});
