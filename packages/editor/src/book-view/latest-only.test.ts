import { expect, test, vi } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('[E15] of what is asked for while the book is being pictured, only the last is pictured next', async () => {
  const done: number[] = [];
  const line = latestOnly(() => {});
  const ends: (() => void)[] = [];
  const work = (number: number) => () =>
    new Promise<void>((resolve) => {
      ends.push(() => {
        done.push(number);
        resolve();
      });
    });
  for (const number of [1, 2, 3]) line(work(number));
  expect(ends).toHaveLength(1);
  ends[0]?.();
  await Promise.resolve();
  await Promise.resolve();
  expect(ends).toHaveLength(2);
  ends[1]?.();
  await Promise.resolve();
  expect(done).toEqual([1, 3]);
});

test('[E15] a picture that fails is told of, and the next is made', async () => {
  const onFault = vi.fn<() => void>();
  const line = latestOnly(onFault);
  const next = vi.fn(async () => {});
  line(() => Promise.reject(new Error('No picture')));
  line(next);
  await expect.poll(() => next).toHaveBeenCalledTimes(1);
  expect(onFault).toHaveBeenCalledTimes(1);
});
