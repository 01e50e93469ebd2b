import { expect, test } from 'vitest';
import { baselineOf } from './baseline-of.ts';

const letter = (y: number, height: number) => ({ x: 0, y, width: 40, height });

test('[B22] a line of a title stands where most of its letters end, whatever tails and round letters do', () => {
  const [capital, small, round, tailed] = [letter(100, 70), letter(120, 50), letter(119, 52), letter(120, 74)];
  expect(baselineOf([capital, small, tailed, small])).toBe(170);
  expect(baselineOf([capital, round, small, tailed, small])).toBe(170);
  expect(baselineOf([tailed])).toBe(194);
});
