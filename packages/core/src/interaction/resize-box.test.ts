import fc from 'fast-check';
import { expect, test } from 'vitest';
import { type Point, centreOf, rotationAbout, transformPoint } from '../geometry/shapes.ts';
import { HANDLES, type Handle, draggedSize, handleDirection, resizedTo } from './resize-box.ts';
import type { TurnedBox } from './turned-box.ts';

const boxes = fc.record({
  rect: fc.record({
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    width: fc.integer({ min: 30, max: 900 }),
    height: fc.integer({ min: 1, max: 900 }),
  }),
  rotation: fc.integer({ min: -180, max: 180 }),
});
const delta = fc.record({ x: fc.integer({ min: -900, max: 900 }), y: fc.integer({ min: -900, max: 900 }) });
const handles = fc.constantFrom(...HANDLES);

/** Returns the position of the corner or side opposite the handle. */
function anchor({ rect, rotation }: TurnedBox, handle: Handle): Point {
  const pull = handleDirection(handle);
  const centre = centreOf(rect);
  const own = { x: centre.x - (pull.x * rect.width) / 2, y: centre.y - (pull.y * rect.height) / 2 };
  return transformPoint(rotationAbout(rotation, centre), own);
}

test('[E4] what lies opposite the handle stays where it is seen, however the element is turned', () => {
  fc.assert(
    fc.property(boxes, handles, delta, fc.boolean(), (box, handle, moved, keepRatio) => {
      const wish = { keepRatio, fromCentre: false };
      const rect = resizedTo(box, handle, draggedSize(box, handle, moved, wish), wish);
      const before = anchor(box, handle);
      const after = anchor({ rect, rotation: box.rotation }, handle);
      expect(after.x).toBeCloseTo(before.x, 6);
      expect(after.y).toBeCloseTo(before.y, 6);
    }),
  );
});

test('[E4] resizing from the centre keeps the centre', () => {
  fc.assert(
    fc.property(boxes, handles, delta, (box, handle, moved) => {
      const wish = { keepRatio: false, fromCentre: true };
      const after = centreOf(resizedTo(box, handle, draggedSize(box, handle, moved, wish), wish));
      expect(after.x).toBeCloseTo(centreOf(box.rect).x, 6);
      expect(after.y).toBeCloseTo(centreOf(box.rect).y, 6);
    }),
  );
});

test('[E11] a locked proportion holds for every handle, corners and sides alike', () => {
  fc.assert(
    fc.property(boxes, handles, delta, (box, handle, moved) => {
      const { width, height } = draggedSize(box, handle, moved, { keepRatio: true, fromCentre: false });
      expect(width / height).toBeCloseTo(box.rect.width / box.rect.height, 6);
    }),
  );
});

test('[E4] no side is dragged away to nothing, and a hairline stays as thin as it was', () => {
  const wish = { keepRatio: false, fromCentre: false };
  const far = { x: -9000, y: -9000 };
  expect(draggedSize({ rect: { x: 0, y: 0, width: 300, height: 200 }, rotation: 0 }, 'se', far, wish)).toEqual({ width: 24, height: 24 });
  expect(draggedSize({ rect: { x: 0, y: 0, width: 300, height: 4 }, rotation: 0 }, 'e', { x: 50, y: 70 }, wish)).toEqual({
    width: 350,
    height: 4,
  });
});
