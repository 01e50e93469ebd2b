import { expect, test } from 'vitest';
import { tradeOf } from './trade-of-title.ts';

test.each([
  ['Stonecutter', 'stone'],
  ['The Seamstress Who Hid Three Children', 'cloth'],
  ['The Clockmaker of Zürich', 'clocks'],
  ['The Silversmith’s Daughter', 'silver'],
  ['The Man Who Repaired Radios', 'wires'],
  ['The Bookbinder', 'print'],
  ['The Last Violin', 'strings'],
  ['The Baker’s Wife', null],
  ['Saddlers', null],
  ['A Summer in Provence', null],
] as const)('[B25] “%s” is about the trade %s', (title, trade) => {
  expect(tradeOf(title, 'historical')).toBe(trade);
});
