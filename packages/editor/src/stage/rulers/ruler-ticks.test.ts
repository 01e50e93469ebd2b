import fc from 'fast-check';
import { lengthMeasure } from '@coverwright/core/geometry/length-units.ts';
import { expect, test } from 'vitest';
import { rulerTicks } from './ruler-ticks.ts';

test('[E18] an inch on the ruler is 300 print pixels on the stage, counted from the front’s corner', () => {
  const numbers = rulerTicks(100, 0.25, 400, lengthMeasure('paperback', 'in')).filter(({ label }) => label !== null);
  expect(numbers).toEqual([
    { at: 25, label: '-1' },
    { at: 100, label: '0' },
    { at: 175, label: '1' },
    { at: 250, label: '2' },
    { at: 325, label: '3' },
    { at: 400, label: '4' },
  ]);
  const millimetres = rulerTicks(0, 1, 300, lengthMeasure('paperback', 'mm')).filter(({ label }) => label !== null);
  expect(millimetres.at(-1)).toEqual({ at: expect.closeTo(295.28, 1), label: '25' });
});

test('[E18] numbers never run into each other, and no tick stands outside, however near the camera is', () => {
  fc.assert(
    fc.property(
      fc.double({ min: -5000, max: 5000, noNaN: true }),
      fc.double({ min: 0.02, max: 8, noNaN: true }),
      fc.constantFrom(lengthMeasure('paperback', 'in'), lengthMeasure('paperback', 'mm'), lengthMeasure('audiobook', 'in')),
      (zero, scale, unit) => {
        const ticks = rulerTicks(zero, scale, 1000, unit);
        for (const { at } of ticks) {
          expect(at).toBeGreaterThanOrEqual(-1e-6);
          expect(at).toBeLessThanOrEqual(1000 + 1e-6);
        }
        const numbers = ticks.filter(({ label }) => label !== null).map(({ at }) => at);
        numbers.slice(1).forEach((at, index) => expect(at - (numbers[index] ?? 0)).toBeGreaterThan(40));
      },
    ),
  );
});
