import { expect, test } from 'vitest';
import { createDesign } from '../design/create-design.ts';
import { geometryOf } from '../design/geometry-of.ts';
import { nameFlaps } from './name-flaps.ts';

const jacket = (readingDirection: 'ltr' | 'rtl') =>
  geometryOf(createDesign({ publisher: 'ingramspark-jacket', format: 'hardback', readingDirection }));

test('[B20] a jacket’s flaps are called by the board that they are turned in at, in either reading direction', () => {
  expect(nameFlaps(jacket('ltr')).map(({ name }) => name)).toEqual(['Back flap', 'Front flap']);
  expect(nameFlaps(jacket('rtl')).map(({ name }) => name)).toEqual(['Front flap', 'Back flap']);
  expect(nameFlaps(geometryOf(createDesign()))).toEqual([]);
});
