import { expect, test } from 'vitest';
import { limitConcurrency } from './limit-concurrency.ts';

test('[A3] at most so many run at once, the others in their order, and one that fails holds nobody up', async () => {
  const line = limitConcurrency(2);
  const begun: number[] = [];
  let running = 0;
  let most = 0;
  const work = (number: number) =>
    line(async () => {
      begun.push(number);
      most = Math.max(most, (running += 1));
      await new Promise(setImmediate);
      running -= 1;
      if (number === 1) throw new Error('it fails');
      return number;
    }).catch(() => null);
  expect(await Promise.all([0, 1, 2, 3, 4, 5].map(work))).toEqual([0, null, 2, 3, 4, 5]);
  expect([begun, most]).toEqual([[0, 1, 2, 3, 4, 5], 2]);
});
