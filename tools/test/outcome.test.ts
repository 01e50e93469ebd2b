import { expect, test } from 'vitest';
import { failureLine } from './outcome.ts';

test('a failed test is told in one line without colors, however long its error', () => {
  const message = `\u001b[31mexpected 3 to be 4\u001b[39m\n    at place.test.ts:12`;
  expect(failureLine('place.test.ts › moves', message)).toBe('place.test.ts › moves: expected 3 to be 4');
  expect(failureLine('place.test.ts', 'x'.repeat(1000))).toHaveLength(300);
  expect(failureLine('place.test.ts', '')).toBe('place.test.ts: ');
});
