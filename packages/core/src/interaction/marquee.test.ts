import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centreOf } from '../geometry/shapes.ts';
import { rectBetween, touches } from './marquee.ts';

const point = fc.record({ x: fc.integer({ min: -300, max: 300 }), y: fc.integer({ min: -300, max: 300 }) });

test('[E4] a marquee is the same whichever corner it was drawn from', () => {
  fc.assert(
    fc.property(point, point, (one, other) => {
      expect(rectBetween(one, other)).toEqual(rectBetween(other, one));
    }),
  );
});

test('[E4] a marquee around an element’s middle touches it, however it is turned', () => {
  fc.assert(
    fc.property(point, fc.integer({ min: -180, max: 180 }), (at, rotation) => {
      const rect = { ...at, width: 80, height: 20 };
      const middle = centreOf(rect);
      expect(touches({ x: middle.x - 1, y: middle.y - 1, width: 2, height: 2 }, { rect, rotation })).toBe(true);
    }),
  );
});

test('[E4] a marquee that only passes the corner of the upright box misses the turned element', () => {
  const turned = { rect: { x: 0, y: 40, width: 100, height: 20 }, rotation: 45 };
  expect(touches({ x: 80, y: 10, width: 10, height: 10 }, turned)).toBe(false);
  expect(touches({ x: 70, y: 70, width: 10, height: 10 }, turned)).toBe(true);
});
