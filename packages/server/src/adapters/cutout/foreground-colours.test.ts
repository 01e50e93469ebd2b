import { expect, test } from 'vitest';
import { foregroundColours } from './foreground-colours.ts';
import { createPlane } from './plane.ts';

test('[S3] a pixel that is half subject gets the subject’s colour, without the rim of what stood behind', () => {
  const width = 31;
  const alpha = createPlane(width, 9);
  const data = new Float32Array(width * 9 * 3);
  for (let at = 0; at < alpha.data.length; at++) {
    const x = at % width;
    const share = x < 15 ? 1 : x === 15 ? 0.5 : 0;
    alpha.data[at] = share;
    // The picture is a red subject on green.
    data.set([0.9 * share, 0.8 * (1 - share), 0], at * 3);
  }
  const fixed = foregroundColours({ width, height: 9, data }, alpha, 6);
  const at = (4 * width + 15) * 3;
  expect(fixed.data[at]).toBeGreaterThan(0.85);
  expect(fixed.data[at + 1]).toBeLessThan(0.05);
});
