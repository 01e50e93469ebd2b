import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { listFlaps } from './list-flaps.ts';

const jacket = (readingDirection: 'ltr' | 'rtl') =>
  geometryOf(createDesign({ publisher: 'ingramspark-jacket', format: 'hardback', readingDirection }));

test('[B20] a jacket’s flaps are called by the board that they are turned in at, in either reading direction', () => {
  expect(listFlaps(jacket('ltr')).map(({ board }) => board)).toEqual(['backFlap', 'frontFlap']);
  expect(listFlaps(jacket('rtl')).map(({ board }) => board)).toEqual(['frontFlap', 'backFlap']);
  expect(listFlaps(geometryOf(createDesign()))).toEqual([]);
});
