import fc from 'fast-check';
import { expect, test } from 'vitest';
import { offsetOf, polarOf } from './polar-offset.ts';

const length = fc.double({ min: -1000, max: 1000, noNaN: true });

test('[E4] a distance and a direction are the offset they came from', () => {
  fc.assert(
    fc.property(length, length, (x, y) => {
      const back = offsetOf(polarOf({ x, y }));
      expect(back.x).toBeCloseTo(x, 6);
      expect(back.y).toBeCloseTo(y, 6);
    }),
  );
  expect(polarOf({ x: 0, y: 25 })).toEqual({ distance: 25, angle: 90 });
});
