import fc from 'fast-check';
import { expect, test } from 'vitest';
import { centreOf } from '../geometry/shapes.ts';
import { degreesBetween, movedPlaces, scaledPlaces, snapDegrees, turnedPlaces, wrapDegrees } from './group-place.ts';
import { frameOf, uprightBounds } from './turned-box.ts';

const box = fc.record({
  rect: fc.record({
    x: fc.integer({ min: -500, max: 500 }),
    y: fc.integer({ min: -500, max: 500 }),
    width: fc.integer({ min: 10, max: 400 }),
    height: fc.integer({ min: 10, max: 400 }),
  }),
  rotation: fc.integer({ min: -180, max: 180 }),
});
const several = fc.array(box, { minLength: 2, maxLength: 6 });

test('[E4] several elements move as one: the distances between them stay', () => {
  fc.assert(
    fc.property(several, fc.integer({ min: -300, max: 300 }), (boxes, by) => {
      const frame = frameOf(boxes)?.rect;
      const moved = frameOf(movedPlaces(boxes, { x: by, y: -by }))?.rect;
      expect(moved?.x).toBeCloseTo((frame?.x ?? 0) + by, 6);
      expect(moved?.width).toBeCloseTo(frame?.width ?? 0, 6);
    }),
  );
});

test('[E4] several elements grown by their frame fill the new frame, and their type grows alike', () => {
  fc.assert(
    fc.property(several, fc.double({ min: 0.2, max: 4, noNaN: true }), (boxes, scale) => {
      const frame = frameOf(boxes)?.rect ?? { x: 0, y: 0, width: 1, height: 1 };
      const next = { x: 40, y: -7, width: frame.width * scale, height: frame.height * scale };
      const places = scaledPlaces(boxes, frame, next);
      const filled = frameOf(places)?.rect;
      for (const side of ['x', 'y', 'width', 'height'] as const) expect(filled?.[side]).toBeCloseTo(next[side], 4);
      for (const { scaled } of places) expect(scaled).toBeCloseTo(scale, 6);
    }),
  );
});

test('[E4] a full turn together brings every element back', () => {
  fc.assert(
    fc.property(several, fc.integer({ min: -179, max: 180 }), (boxes, degrees) => {
      const pivot = centreOf(frameOf(boxes)?.rect ?? { x: 0, y: 0, width: 0, height: 0 });
      const back = turnedPlaces(turnedPlaces(boxes, pivot, degrees), pivot, -degrees);
      back.forEach(({ rect, rotation }, index) => {
        expect(rect.x).toBeCloseTo(boxes[index]?.rect.x ?? 0, 6);
        expect(rect.y).toBeCloseTo(boxes[index]?.rect.y ?? 0, 6);
        expect(wrapDegrees(rotation - (boxes[index]?.rotation ?? 0))).toBeCloseTo(0, 6);
      });
    }),
  );
});

test('[E4] a turned element is framed by its own box, and seen in a larger upright one', () => {
  const turned = { rect: { x: 0, y: 0, width: 100, height: 20 }, rotation: 90 };
  expect(frameOf([turned])).toEqual(turned);
  expect(uprightBounds(turned).height).toBeCloseTo(100, 6);
  expect(frameOf([])).toBeNull();
});

test('[E4] turning catches on multiples of 15 degrees, goes by whole degrees between them, and is free when asked', () => {
  expect(snapDegrees(43.2, 'magnetic')).toBe(45);
  expect(snapDegrees(38.4, 'magnetic')).toBe(38);
  expect(snapDegrees(38.4, 'steps')).toBe(45);
  expect(snapDegrees(38.4, 'free')).toBeCloseTo(38.4, 9);
  expect(snapDegrees(-178, 'magnetic')).toBe(180);
  expect(degreesBetween({ x: 0, y: 0 }, { x: 0, y: -10 }, { x: 10, y: 0 })).toBeCloseTo(90, 9);
});
