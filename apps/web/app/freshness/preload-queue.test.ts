import { expect, test } from 'vitest';
import { requestPreload, endPreload, NO_PRELOADS } from './preload-queue.ts';

test('[M11] at most four pages are fetched ahead at once; the others take their turns', () => {
  const asked = ['/a', '/b', '/c', '/d', '/e', '/f'].reduce(requestPreload, NO_PRELOADS);
  expect([asked.active, asked.waiting]).toEqual([
    ['/a', '/b', '/c', '/d'],
    ['/e', '/f'],
  ]);
  const next = endPreload(asked, '/b');
  expect([next.active, next.waiting]).toEqual([['/a', '/c', '/d', '/e'], ['/f']]);
  expect(endPreload(next, '/b')).toBe(next);
});

test('[M11] a page is fetched ahead once', () => {
  const ended = endPreload(requestPreload(NO_PRELOADS, '/a'), '/a');
  expect(requestPreload(ended, '/a')).toBe(ended);
});
