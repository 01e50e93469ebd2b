import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cameraOnFront, fitCamera, revealCamera, shownRegion, toScene, toStage, zoomAt } from './camera.ts';

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

const part = fc.record({
  x: fc.integer({ min: -4000, max: 4000 }),
  y: fc.integer({ min: -4000, max: 4000 }),
  width: fc.integer({ min: 1, max: 900 }),
  height: fc.integer({ min: 1, max: 900 }),
});

test('[B14] what is worked on comes into sight above a sheet, and nothing moves when it is in sight already', () => {
  fc.assert(
    fc.property(camera, part, (before, rect) => {
      const stage = { width: 360, height: 290 };
      const after = revealCamera(before, rect, stage, 14);
      const seen = toStage(after, rect);
      if (seen.width <= 332) {
        expect(seen.x).toBeGreaterThanOrEqual(14 - 1e-6);
        expect(seen.x + seen.width).toBeLessThanOrEqual(346 + 1e-6);
      } else expect(seen.x + seen.width / 2).toBeCloseTo(180, 4);
      const again = revealCamera(after, rect, stage, 14);
      expect(again.x).toBeCloseTo(after.x, 6);
      expect(again.y).toBeCloseTo(after.y, 6);
    }),
  );
});

test('[B14] a list beside the cover moves it aside and leaves it as large as it was, with the front in sight', () => {
  const cover = { width: 4000, height: 2000 };
  const before = fitCamera(cover, { width: 1000, height: 800 }, 50);
  const beside = cameraOnFront(before, cover, { width: 700, height: 800 }, 50);
  expect(beside).toMatchObject({ scale: before.scale, y: before.y });
  expect(toStage(beside, { x: 0, y: 0, ...cover })).toMatchObject({ x: -250, width: 900 });
});
