import { expect, test } from 'vitest';
import { shadowSpot } from './shadow-on-wall.ts';

const LOW = { feet: { x: 300, y: 1000 }, tall: 200, wall: 800, onFloor: 0.2, times: 3, breadth: 1, aside: 100, lean: 0 };

test('a shadow begins at the feet, bends where the floor meets the wall, and is larger there', () => {
  expect(shadowSpot(LOW, { x: 300, y: 1000 })).toEqual({ x: 300, y: 1000 });
  expect(shadowSpot(LOW, { x: 300, y: 960 })).toEqual({ x: 400, y: 800 });
  expect(shadowSpot(LOW, { x: 310, y: 860 })).toEqual({ x: 430, y: 500 });
});

test('a long shadow is narrower than the thing enlarged', () => {
  expect(shadowSpot({ ...LOW, breadth: 0.5 }, { x: 310, y: 860 })).toEqual({ x: 415, y: 500 });
});
