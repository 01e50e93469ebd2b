import { fromHex } from '@coverwright/core/design/colour.ts';
import { expect, test } from 'vitest';
import { reversedStops, stopRange, type Stops, withStopAdded, withStopRemoved } from './gradient-stops.ts';

const stops: Stops = [
  { offset: 0, colour: fromHex('#000000') },
  { offset: 0.2, colour: fromHex('#404040') },
  { offset: 1, colour: fromHex('#c0c0c0') },
];

test('[E4] a new stop stands in the widest gap, in the colour that is there', () => {
  expect(withStopAdded(stops)[2]).toEqual({ offset: 0.6, colour: fromHex('#808080') });
});

test('[E4] a gradient has two to eight stops, in rising order', () => {
  const full = Array.from({ length: 20 }).reduce<Stops>((current) => withStopAdded(current), stops);
  expect(full).toHaveLength(8);
  expect(full.map(({ offset }) => offset)).toEqual(full.map(({ offset }) => offset).sort((first, second) => first - second));
  expect(withStopRemoved(withStopRemoved(withStopRemoved(stops, 1), 0), 0)).toHaveLength(2);
});

test('[E4] turned over twice it is the same, and no stop passes its neighbour', () => {
  expect(reversedStops(reversedStops(stops)).map(({ colour }) => colour)).toEqual(stops.map(({ colour }) => colour));
  expect(stopRange(stops, 1)).toEqual({ min: 0, max: 1 });
  expect(stopRange(stops, 2)).toEqual({ min: 0.2, max: 1 });
});
