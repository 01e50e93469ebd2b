import { expect, test, vi } from 'vitest';
import { watchBuilds } from './watch-builds.ts';

function setUp(build: string, answers: (string | null)[]) {
  let beat = () => {};
  let period = 0;
  const onOld = vi.fn<() => void>();
  const fetchLatest = vi.fn(async () => answers.shift() ?? null);
  watchBuilds({
    build,
    fetchLatest,
    every: (milliseconds, then) => {
      period = milliseconds;
      beat = then;
    },
    onOld,
  });
  const hour = async () => {
    beat();
    await Promise.resolve();
    await Promise.resolve();
  };
  return { hour, onOld, fetchLatest, period };
}

test('[M9] once an hour it is asked whether the page is old; that is said once', async () => {
  const { hour, onOld, fetchLatest, period } = setUp('one', ['one', null, 'two', 'three']);
  expect(period).toBe(3_600_000);
  await hour();
  await hour();
  expect(onOld).not.toHaveBeenCalled();
  await hour();
  await hour();
  expect(onOld).toHaveBeenCalledTimes(1);
  expect(fetchLatest).toHaveBeenCalledTimes(3);
});

test('[M9] a page that knows no build of its own asks nothing', async () => {
  const { hour, fetchLatest } = setUp('', ['two']);
  await hour();
  expect(fetchLatest).not.toHaveBeenCalled();
});
