import fc from 'fast-check';
import { expect, test } from 'vitest';
import { fitCamera, shownRegion, toScene, toStage, zoomAt } from './camera.ts';

const camera = fc.record({
  scale: fc.double({ min: 0.05, max: 5, noNaN: true }),
  x: fc.double({ min: -2000, max: 2000, noNaN: true }),
  y: fc.double({ min: -2000, max: 2000, noNaN: true }),
});
const point = fc.record({ x: fc.double({ min: 0, max: 2000, noNaN: true }), y: fc.double({ min: 0, max: 2000, noNaN: true }) });

test('[E18] fitting shows the whole cover in the middle of the stage', () => {
  const { scale, x, y } = fitCamera({ width: 4000, height: 2000 }, { width: 1000, height: 800 }, 50);
  expect(scale).toBeCloseTo(900 / 4000, 9);
  expect(x).toBeCloseTo(50, 9);
  expect(y).toBeCloseTo((800 - 450) / 2, 9);
});

test('[E18] zooming holds the point under the pointer still', () => {
  fc.assert(
    fc.property(camera, point, fc.double({ min: 0.5, max: 2, noNaN: true }), (before, at, factor) => {
      const held = toScene(before, at);
      const after = toScene(zoomAt(before, at, factor), at);
      expect(after.x).toBeCloseTo(held.x, 4);
      expect(after.y).toBeCloseTo(held.y, 4);
    }),
  );
});

test('[E18] the shown region laid on the stage fills it', () => {
  fc.assert(
    fc.property(camera, (seen) => {
      const stage = { width: 1200, height: 700 };
      const filled = toStage(seen, shownRegion(seen, stage));
      expect(filled.x).toBeCloseTo(0, 6);
      expect(filled.width).toBeCloseTo(1200, 6);
      expect(filled.height).toBeCloseTo(700, 6);
    }),
  );
});
