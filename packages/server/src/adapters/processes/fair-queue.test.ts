import { expect, test } from 'vitest';
import { createFairQueue } from './fair-queue.ts';

test('[B28] owners take turns, whatever number of tasks each of them has waiting', () => {
  const queue = createFairQueue<string>();
  for (const task of ['a1', 'a2', 'a3']) queue.push('a', task);
  queue.push('b', 'b1');
  queue.push('c', 'c1');
  expect([queue.size(), queue.sizeOf('a'), queue.sizeOf('nobody')]).toEqual([5, 3, 0]);
  expect(Array.from({ length: 6 }, () => queue.shift())).toEqual(['a1', 'b1', 'c1', 'a2', 'a3', undefined]);
});

test('[B28] an owner who may have no turn keeps his place, and the next one goes first', () => {
  const queue = createFairQueue<string>();
  for (const task of ['a1', 'b1']) queue.push(task.slice(0, 1), task);
  expect(queue.shift((owner) => owner !== 'a')).toBe('b1');
  expect(queue.shift((owner) => owner !== 'a')).toBe(undefined);
  expect(queue.shift()).toBe('a1');
});

test('a task that is called off leaves the queue', () => {
  const queue = createFairQueue<string>();
  queue.push('a', 'a1');
  queue.push('a', 'a2');
  queue.delete('a', 'a1');
  queue.delete('a', 'never there');
  expect([queue.size(), queue.shift(), queue.shift()]).toEqual([1, 'a2', undefined]);
});
