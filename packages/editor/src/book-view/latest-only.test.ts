import { expect, test } from 'vitest';
import { latestOnly } from './latest-only.ts';

test('[E15] of what is asked for while the book is being pictured, only the last is pictured next', async () => {
  const done: number[] = [];
  const line = latestOnly();
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
