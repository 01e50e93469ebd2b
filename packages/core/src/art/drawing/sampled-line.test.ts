import { expect, test } from 'vitest';
import { sampledLine } from './sampled-line.ts';

test('a sampled line is exact where it is known, straight between and level beyond', () => {
  const line = sampledLine({ x: -10, width: 20 }, 5, (x) => x ** 2);
  expect(line(5)).toBe(25);
  expect(line(2.5)).toBe(12.5);
  expect(line(-40)).toBe(100);
  expect(line(40)).toBe(100);
});

test('reading a sampled line does not compute its heights again', () => {
  let count = 0;
  const line = sampledLine({ x: 0, width: 10 }, 5, (x) => {
    count += 1;
    return x;
  });
  for (let x = 0; x < 10; x += 1) line(x);
  expect(count).toBe(3);
});
