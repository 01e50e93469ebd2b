import fc from 'fast-check';
import { describe, expect, test } from 'vitest';
import type { Rect } from '../geometry/shapes.ts';
import { LEAST_SHARE, cropInRatio, mirroredCrop, movedCrop, pulledCrop } from './crop-frame.ts';
import { HANDLES, handleDirection } from './resize-box.ts';

const picture = { width: 3840, height: 2560 };
const share = fc.double({ min: 0, max: 0.45, noNaN: true });
const crops = fc.tuple(share, share, share, share).map(
  ([left, top, right, bottom]): Rect => ({
    x: left * picture.width,
    y: top * picture.height,
    width: (1 - left - right) * picture.width,
    height: (1 - top - bottom) * picture.height,
  }),
);
const by = fc.record({ x: fc.integer({ min: -5000, max: 5000 }), y: fc.integer({ min: -5000, max: 5000 }) });
const BARELY = 1e-6;

function expectInside({ x, y, width, height }: Rect) {
  expect(Math.min(x, y)).toBeGreaterThanOrEqual(-BARELY);
  expect(x + width).toBeLessThanOrEqual(picture.width + BARELY);
  expect(y + height).toBeLessThanOrEqual(picture.height + BARELY);
}

describe('the cut in a picture', () => {
  test('[E2] moves without changing its size, and never out of the picture', () => {
    fc.assert(
      fc.property(crops, by, (crop, delta) => {
        const moved = movedCrop(crop, delta, picture);
        expectInside(moved);
        expect(moved).toMatchObject({ width: crop.width, height: crop.height });
      }),
    );
  });

  test('[E2] is pulled by one side or corner: the opposite one stays, a little is always left', () => {
    fc.assert(
      fc.property(crops, by, fc.constantFrom(...HANDLES), (crop, delta, handle) => {
        const pulled = pulledCrop(crop, handle, delta, picture, null);
        const pull = handleDirection(handle);
        expectInside(pulled);
        expect(pulled.width).toBeGreaterThanOrEqual(Math.min(crop.width, picture.width * LEAST_SHARE) - BARELY);
        expect(pulled.height).toBeGreaterThanOrEqual(Math.min(crop.height, picture.height * LEAST_SHARE) - BARELY);
        if (pull.x >= 0) expect(pulled.x).toBeCloseTo(crop.x, 6);
        if (pull.x <= 0) expect(pulled.x + pulled.width).toBeCloseTo(crop.x + crop.width, 6);
        if (pull.y >= 0) expect(pulled.y).toBeCloseTo(crop.y, 6);
        if (pull.y <= 0) expect(pulled.y + pulled.height).toBeCloseTo(crop.y + crop.height, 6);
      }),
    );
  });

  test('[E2] keeps the shape of the cover where it is asked to', () => {
    const ratio = 6 / 9;
    fc.assert(
      fc.property(crops, by, fc.constantFrom(...HANDLES), (crop, delta, handle) => {
        const start = cropInRatio(crop, ratio);
        expectInside(start);
        const pulled = pulledCrop(start, handle, delta, picture, ratio);
        expectInside(pulled);
        expect(pulled.width / pulled.height).toBeCloseTo(ratio, 6);
      }),
    );
  });

  test('[E2] of a mirrored picture is what is seen in the mirror', () => {
    const crop = { x: 100, y: 200, width: 1000, height: 500 };
    expect(mirroredCrop(crop, picture, { x: true, y: false })).toEqual({ ...crop, x: 2740 });
    fc.assert(
      fc.property(crops, fc.boolean(), fc.boolean(), (any, x, y) => {
        const back = mirroredCrop(mirroredCrop(any, picture, { x, y }), picture, { x, y });
        expect(back.x).toBeCloseTo(any.x, 6);
        expect(back.y).toBeCloseTo(any.y, 6);
      }),
    );
  });
});
