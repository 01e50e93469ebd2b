import type { StockColour } from '@coverwright/contracts/calls/stock.ts';
import { expect, test } from 'vitest';
import { colourName } from './colour-name.ts';

const NAMED: readonly (readonly [string, StockColour])[] = [
  ['#d02020', 'red'],
  ['#e8801a', 'orange'],
  ['#f2d22e', 'yellow'],
  ['#2f8f3a', 'green'],
  ['#1fa0a0', 'teal'],
  ['#23468f', 'blue'],
  ['#6a2fa8', 'purple'],
  ['#e86fb0', 'pink'],
  ['#5a3a1c', 'brown'],
  ['#0a0a0c', 'black'],
  ['#808282', 'grey'],
  ['#f7f5f0', 'white'],
  ['#c01038', 'red'],
];

test.each(NAMED)('[S1] %s is what people call %s', (hex, name) => {
  expect(colourName(hex)).toBe(name);
});
