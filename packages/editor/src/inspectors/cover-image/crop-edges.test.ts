import fc from 'fast-check';
import { expect, test } from 'vitest';
import { cropFromEdges, edgesOfCrop } from './crop-edges.ts';

const picture = { width: 3840, height: 2560 };
const share = fc.double({ min: 0.01, max: 0.45, noNaN: true });

test('[E2] edges become a crop and are read back from it', () => {
  fc.assert(
    fc.property(share, share, share, share, (left, right, top, bottom) => {
      const read = edgesOfCrop(cropFromEdges({ left, right, top, bottom }, picture), picture);
      for (const [was, is] of [
        [left, read.left],
        [right, read.right],
        [top, read.top],
        [bottom, read.bottom],
      ] as const) {
        expect(is).toBeCloseTo(was, 9);
      }
    }),
  );
});

test('[E2] cutting nothing away is no crop', () => {
  expect(cropFromEdges({ left: 0, right: 0, top: 0, bottom: 0 }, picture)).toBeNull();
  expect(edgesOfCrop(null, picture)).toEqual({ left: 0, right: 0, top: 0, bottom: 0 });
});
