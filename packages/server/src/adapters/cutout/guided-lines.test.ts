import { expect, test } from 'vitest';
import { boxMean } from './box-mean.ts';
import { guidedLines } from './guided-lines.ts';
import { createPlane, resizePlane } from './plane.ts';

const SIDE = 40;

/** Creates a picture whose left half is dark red and whose right half is light blue. */
function twoHalves() {
  const data = new Float32Array(SIDE * SIDE * 3);
  for (let at = 0; at < SIDE * SIDE; at++) data.set(at % SIDE < SIDE / 2 ? [0.4, 0.1, 0.1] : [0.6, 0.7, 0.9], at * 3);
  return { width: SIDE, height: SIDE, data };
}

test('[S3] a mask that is off by three pixels gets a step at the edge of the colours, where it had none', () => {
  const picture = twoHalves();
  const mask = createPlane(SIDE, SIDE);
  for (let at = 0; at < mask.data.length; at++) mask.data[at] = at % SIDE < SIDE / 2 + 3 ? 1 : 0;
  const lines = guidedLines(picture, mask, { radius: 6, noise: 1e-4 });
  const at = (x: number) => {
    const index = 20 * SIDE + x;
    const [r = 0, g = 0, b = 0] = picture.data.subarray(index * 3, index * 3 + 3);
    return (
      (lines.red.data[index] ?? 0) * r +
      (lines.green.data[index] ?? 0) * g +
      (lines.blue.data[index] ?? 0) * b +
      (lines.rest.data[index] ?? 0)
    );
  };
  expect(at(SIDE / 2 - 1) - at(SIDE / 2)).toBeGreaterThan(0.4);
  expect(at(4)).toBeCloseTo(1, 1);
  expect(at(SIDE - 4)).toBeCloseTo(0, 1);
});

test('[S3] means of squares are those of what is inside of the picture', () => {
  const plane = { width: 3, height: 2, data: Float32Array.of(1, 2, 3, 4, 5, 6) };
  expect([...boxMean(plane, 1).data]).toEqual([3, 3.5, 4, 3, 3.5, 4]);
  expect([...boxMean(plane, 9).data]).toEqual(Array.from({ length: 6 }, () => 3.5));
});

test('[S3] a plane keeps its corners and its middle in another size', () => {
  const { data } = resizePlane({ width: 2, height: 1, data: Float32Array.of(0, 1) }, 4, 2);
  expect([...data]).toEqual([0, 0.25, 0.75, 1, 0, 0.25, 0.75, 1]);
});
