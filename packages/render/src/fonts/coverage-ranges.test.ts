import fc from 'fast-check';
import { expect, test } from 'vitest';
import { coverageIncludes, decodeCoverage, encodeCoverage } from './coverage-ranges.ts';

test('[E4] a coverage survives its text form', () => {
  const codePoints = fc.uniqueArray(fc.oneof(fc.integer({ min: 0, max: 300 }), fc.integer({ min: 0, max: 0x10ffff })), { maxLength: 200 });
  fc.assert(
    fc.property(codePoints, fc.integer({ min: 0, max: 400 }), (points, probe) => {
      const ranges = decodeCoverage(encodeCoverage(points));
      for (const point of points) expect(coverageIncludes(ranges, point)).toBe(true);
      expect(coverageIncludes(ranges, probe)).toBe(points.includes(probe));
    }),
  );
});
