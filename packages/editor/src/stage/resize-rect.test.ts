import fc from 'fast-check';
import { expect, test } from 'vitest';
import { HANDLES, resizeRect } from './resize-rect.ts';

const rect = { x: 100, y: 100, width: 400, height: 200 };
const delta = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });

test('[E4] the edge opposite the handle stays where it is', () => {
  fc.assert(
    fc.property(fc.constantFrom(...HANDLES), delta, fc.boolean(), (handle, moved, keepRatio) => {
      const next = resizeRect(rect, handle, moved, keepRatio);
      if (!handle.includes('w')) expect(next.x).toBe(100);
      else expect(next.x + next.width).toBeCloseTo(500, 6);
      if (!handle.includes('n')) expect(next.y).toBe(100);
      else expect(next.y + next.height).toBeCloseTo(300, 6);
      expect(next.width).toBeGreaterThanOrEqual(24);
      expect(next.height).toBeGreaterThanOrEqual(24);
    }),
  );
});

test('[E4] a corner keeps the proportions when asked', () => {
  const next = resizeRect(rect, 'se', { x: 400, y: 0 }, true);
  expect(next.width / next.height).toBeCloseTo(2, 6);
  expect(next.width).toBe(800);
});
