import { expect, test } from 'vitest';
import { isIntersecting } from './is-intersecting.ts';

test('[A3] of several crossings told at once the last one counts', () => {
  const [outside, inside] = [{ isIntersecting: false }, { isIntersecting: true }];
  expect(isIntersecting([outside, inside])).toBe(true);
  expect(isIntersecting([inside, outside])).toBe(false);
  expect(isIntersecting([])).toBe(false);
});
